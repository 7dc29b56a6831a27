import { useRef } from 'react';
import type { Group } from 'three';
import { BOTH, type Seat } from '#games/tug-of-war/ids.ts';
import { spotOf, type RopeState } from '#games/tug-of-war/modules/rope.ts';
import { machineOf, rulesOf, signOf } from '#games/tug-of-war/state.ts';
import { ring, Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, PAINT } from '#app/scene/toy/toys.tsx';
import { Figure } from './Figure.tsx';
import { ROPE, ropeX } from '../machinePlaces.ts';
import { colourOf, sideOf, stoodAs, type MachineProps } from './machine.ts';
import { useGlide } from './useGlide.ts';

const ROPE_Y_M = 0.009;

/** A man who leans back: feet, legs, body and head. */
export const addPuller = (solids: Solids): Solids => {
  solids.box([-0.004, 0, -0.004], [0.006, 0.002, 0.004], { colour: '#2b2b30' });
  solids.stump(
    [
      { outline: ring(8, 0.003, [0, 0]), y: 0.002 },
      { outline: ring(8, 0.0042, [0.003, 0]), y: 0.008 },
      { outline: ring(8, 0.0046, [0.006, 0]), y: 0.014 },
      { outline: ring(8, 0.002, [0.007, 0]), y: 0.0155 },
    ],
    { colour: PAINT, gloss: 0.4 },
  );
  solids.stump(
    [
      { outline: ring(8, 0.0012, [0.008, 0]), y: 0.0155 },
      { outline: ring(8, 0.003, [0.0085, 0]), y: 0.0175 },
      { outline: ring(8, 0.003, [0.009, 0]), y: 0.02 },
      { outline: ring(8, 0.001, [0.0095, 0]), y: 0.022 },
    ],
    { colour: '#e3b98f', gloss: 0.2 },
  );
  return solids;
};
const PULLER = addPuller(new Solids());

const LINE = (() => {
  const solids = new Solids();
  solids.box([-0.5, -0.0009, -0.0009], [0.5, 0.0009, 0.0009], { colour: '#d8c08a' });
  return solids;
})();

/** The knot in the middle of the rope. */
const KNOT = (() => {
  const solids = new Solids();
  solids.stump(
    [
      { outline: ring(8, 0.002), y: -0.0025 },
      { outline: ring(8, 0.0026), y: 0 },
      { outline: ring(8, 0.002), y: 0.0025 },
    ],
    { colour: '#b3261e', gloss: 0.2 },
  );
  return solids;
})();

/** Two pullers and the rope between them; the loser of a bout is seen in the pit. */
export function RopeLook({ header, state, came, still }: MachineProps) {
  const men = useRef<(Group | null)[]>([]);
  const line = useRef<Group>(null);
  const knot = useRef<Group>(null);
  const rules = rulesOf(state);
  const spotsOf = (rope: RopeState): readonly number[] =>
    BOTH.map((seat) => spotOf(rope, { sign: signOf(state, seat) }, rules));
  const spots = spotsOf(machineOf(state, 'rope').state);
  const stood = stoodAs(came, 'rope');
  const xOf = (seat: Seat, values: readonly number[]): number =>
    ropeX(sideOf(seat), values[seat] ?? 0, state.options.rope);
  useGlide({
    came,
    to: spots,
    still,
    via: () => (stood === null ? [] : [spotsOf(stood)]),
    put: (now) => {
      for (const seat of BOTH) {
        const x = xOf(seat, now);
        const man = men.current[seat];
        const isIn = Math.abs(x) < ROPE.pit / 2;
        man?.position.set(x, isIn ? -0.012 : 0, isIn ? ROPE.z : ROPE.menZ);
      }
      const [left, right] = [xOf(0, now), xOf(1, now)];
      line.current?.position.set((left + right) / 2, ROPE_Y_M, ROPE.menZ);
      line.current?.scale.set(Math.max(0.001, right - left), 1, 1);
      knot.current?.position.set((left + right) / 2, ROPE_Y_M, ROPE.menZ);
    },
  });
  return (
    <>
      {BOTH.map((seat) => (
        <group key={seat} ref={(group) => void (men.current[seat] = group)}>
          <group scale={1.3} rotation-y={seat === 0 ? Math.PI : 0}>
            <SolidsLook solids={PULLER} paint={colourOf(header, seat)} />
          </group>
          <Figure text={`${spots[seat] ?? 0}`} y={0.03} />
        </group>
      ))}
      <group ref={line}>
        <SolidsLook solids={LINE} />
      </group>
      <group ref={knot}>
        <SolidsLook solids={KNOT} />
      </group>
    </>
  );
}
