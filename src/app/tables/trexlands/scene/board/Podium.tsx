import { useMemo } from 'react';
import { CITY, fleetOf, ownerOf } from '#games/trexlands/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { boxOn } from '#app/scene/shots.ts';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { spotOfPlace, type Shape } from '#play/trexlands/places.ts';
import { bestFirst } from '#games/trexlands/bestFirst.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { TruckLook } from '../TruckLook.tsx';

/** Its steps, the best one's in the middle, m (house values): a truck is 24 mm wide. */
const STEPS = [
  { right: 0, tall: 0.03 },
  { right: -0.037, tall: 0.02 },
  { right: 0.037, tall: 0.012 },
] as const;
const STEP_M = { wide: 0.036, deep: 0.062 } as const;
/** All that an eye sees of it, with a truck on top and the City's houses behind, m (house value). */
const SEEN_M = { x: 0.09, z: 0.05, tall: 0.1 } as const;

function steps(count: number): Solids {
  const solids = new Solids();
  const [x, z] = [STEP_M.wide / 2, STEP_M.deep / 2];
  for (const { right, tall } of STEPS.slice(0, count))
    solids.box([right - x, 0, -z], [right + x, tall, z], { colour: '#e8dcc0', gloss: 0.4 }, { colour: '#d8a93c' });
  return solids;
}

export const aroundPodium = (shape: Shape): readonly Vec3[] => boxOn(spotOfPlace(shape, CITY), SEEN_M, SEEN_M.tall);

/** The trucks on it, best first: of each fleet the last, on which none stands in a stack. */
export const onPodium = (state: TrexlandsState): readonly PieceId[] =>
  bestFirst(state)
    .slice(0, STEPS.length)
    .flatMap((seat) => fleetOf(seat).slice(-1));

interface PodiumProps {
  readonly header: Pick<TrexlandsMatch['header'], 'seats'>;
  readonly state: TrexlandsState;
  /** Of whoever looks: trucks show them their fronts. */
  readonly yaw: number;
}

/** At the end a truck of each of the best stands on steps in the City. */
export function Podium({ header, state, yaw }: PodiumProps) {
  const { x, z } = spotOfPlace({ seats: state.seats, city: state.board.city }, CITY);
  const best = onPodium(state);
  const solids = useMemo(() => steps(best.length), [best.length]);
  return (
    <group position={[x, 0, z]} rotation-y={yaw}>
      <SolidsLook solids={solids} />
      {STEPS.map(({ right, tall }, i) => {
        const truck = best[i];
        return (
          truck !== undefined && (
            <group key={truck} position={[right, tall, 0]} rotation-y={-Math.PI / 2}>
              <TruckLook truck={truck} seat={seatIndexOf({ header }, ownerOf(truck))} own={state.options.truck} />
            </group>
          )
        );
      })}
    </group>
  );
}
