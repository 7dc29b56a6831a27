import { useRef } from 'react';
import type { Group } from 'three';
import { BOTH } from '#games/tug-of-war/ids.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { ring, Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, PAINT } from '#app/scene/toy/toys.tsx';
import { RACE, raceX } from '../machinePlaces.ts';
import { colourOf, stoodAs, type MachineProps } from './machine.ts';
import { Figure } from './Figure.tsx';
import { useGlide } from './useGlide.ts';

const HOP_M = 0.006;

export const addRunner = (solids: Solids): Solids => {
  const stuff = { colour: PAINT, gloss: 0.6 };
  solids.stump(
    [
      { outline: ring(14, 0.0052), y: 0 },
      { outline: ring(14, 0.0052), y: 0.0018 },
      { outline: ring(14, 0.0034), y: 0.004 },
      { outline: ring(14, 0.0018), y: 0.012 },
      { outline: ring(14, 0.0036), y: 0.0135 },
      { outline: ring(14, 0.0042), y: 0.017 },
      { outline: ring(14, 0.0028), y: 0.02 },
      { outline: ring(14, 0.0008), y: 0.021 },
    ],
    stuff,
  );
  return solids;
};
const RUNNER = addRunner(new Solids());

/** Two runners on their lanes, who hop from step to step. */
export function RaceLook({ header, state, came, still }: MachineProps) {
  const runners = useRef<(Group | null)[]>([]);
  const { at } = machineOf(state, 'race').state;
  const stood = stoodAs(came, 'race');
  useGlide({
    came,
    to: at,
    still,
    via: () => (stood === null ? [] : [stood.at]),
    put: (now) =>
      BOTH.forEach((seat) =>
        runners.current[seat]?.position.set(
          raceX(now[seat] ?? 0),
          HOP_M * Math.abs(Math.sin(Math.PI * (now[seat] ?? 0))),
          RACE.lanes[seat],
        ),
      ),
  });
  return BOTH.map((seat) => (
    <group key={seat} ref={(group) => void (runners.current[seat] = group)}>
      <SolidsLook solids={RUNNER} paint={colourOf(header, seat)} />
      <Figure text={`${at[seat]}`} y={0.03} />
    </group>
  ));
}
