import { useRef } from 'react';
import type { Group } from 'three';
import { rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { Solids, type Flat } from '#play/table/toy/solids.ts';
import { SolidsLook, PAINT } from '#app/scene/toy/toys.tsx';
import { redSeat } from '#play/tug-of-war/say/sayings.ts';
import { CLOCK_M, wedgeColour } from '../machinePlaces.ts';
import { TALL_Z_M } from '../places.ts';
import { colourOf, stoodAs, type MachineProps } from './machine.ts';
import { useGlide } from './useGlide.ts';

const { segments } = SHARED.clock;
const WEDGES = Array.from({ length: segments }, (_, i) => i);
const GAP = 0.03; // between two wedges, rad
const ARCS = 6;

/** The point of the dial at this part of a turn clockwise from the far side. */
const onDial = (turn: number, radius: number): Flat => [
  radius * Math.sin(2 * Math.PI * turn),
  -radius * Math.cos(2 * Math.PI * turn),
];

/** A wedge clockwise from the far side, thick enough to be taken up. */
export const addWedge = (solids: Solids, i: number): Solids => {
  const rim = Array.from({ length: ARCS + 1 }, (_, k) =>
    onDial((i + GAP + ((1 - 2 * GAP) * k) / ARCS) / segments, CLOCK_M),
  );
  const outline = [onDial((i + 0.5) / segments, 0.001), ...rim].toReversed();
  solids.stump(
    [
      { outline, y: 0 },
      { outline, y: 0.0024 },
    ],
    { colour: PAINT, gloss: 0.5 },
  );
  return solids;
};
const SHAPES = WEDGES.map((i) => addWedge(new Solids(), i));

const HAND = (() => {
  const solids = new Solids();
  solids.box([-0.0012, 0.0024, -CLOCK_M + 0.004], [0.0012, 0.0034, 0.0012], { colour: '#1b1c21', gloss: 0.6 });
  return solids;
})();

const SIDES = ['red', 'blue'] as const;

/** The dial: one colour clockwise, the other the other way, and a hand at the edge between them. */
export function ClockLook({ header, state, came, still }: MachineProps) {
  const wedges = useRef<(Group | null)[]>([]);
  const hand = useRef<Group>(null);
  const red = redSeat(state);
  const stood = stoodAs(came, 'clock');
  useGlide({
    came,
    to: [machineOf(state, 'clock').state.filled],
    still,
    via: () => (stood === null ? [] : [[stood.filled]]),
    put: ([filled = 0]) => {
      WEDGES.forEach((i) => {
        const [clockwise, other] = [wedges.current[i], wedges.current[segments + i]];
        const colour = wedgeColour(i, filled);
        if (clockwise) clockwise.visible = colour === 'red';
        if (other) other.visible = colour === 'blue';
      });
      hand.current?.rotation.set(0, (-2 * Math.PI * filled) / segments, 0);
    },
  });
  return (
    <group position={[0, 0.0006, TALL_Z_M]}>
      {SIDES.map((side, k) => {
        const seat: Seat = side === 'red' ? red : rivalOf(red);
        return WEDGES.map((i) => (
          <group key={`${side} ${i}`} ref={(group) => void (wedges.current[k * segments + i] = group)}>
            <SolidsLook solids={SHAPES[i] ?? HAND} paint={colourOf(header, seat)} />
          </group>
        ));
      })}
      <group ref={hand}>
        <SolidsLook solids={HAND} />
      </group>
    </group>
  );
}
