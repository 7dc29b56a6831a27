import { boxOn, toThrow, type InHand } from '#app/scene/shots.ts';
import { arenaSpot, type Shape } from '#play/trexlands/places.ts';
import { WAITING_M } from '#play/trexlands/poses.ts';
import { upNext } from '#play/trexlands/throwing/upNext.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { ARENA_HALF_M, RIM_M } from '../arena/arenaMeasures.ts';

/** A truck, with its front to the arena, m (data/truck.json). */
const TRUCK_M = { half: { x: 0.012, z: 0.03 }, tall: 0.04 } as const;

/** Of the ground with its rim: on a narrow window the ground alone would end where the picture does. */
const GOAL_HALF_M = ARENA_HALF_M + RIM_M.thick;

/** While trucks are thrown: one of those that wait for the next hand, and the arena. */
export function throwFrom(): (told: SessionState) => InHand | null {
  const handOf = lastOf(inHandOf, (a, b) => a.waiting === b.waiting && a.seats === b.seats && a.city === b.city);
  return ({ stage, match, thrown }) => {
    const next = match === null || stage !== 'aiming' ? null : upNext(match.state, thrown);
    if (match === null || next === null) return null;
    return handOf({ waiting: next.waiting.length, seats: match.state.seats, city: match.state.board.city });
  };
}

function inHandOf({ waiting, ...shape }: Shape & { readonly waiting: number }): InHand {
  const { x, z } = arenaSpot(shape);
  const first = { x: x - ((waiting - 1) / 2) * WAITING_M.apart, z: z + WAITING_M.z };
  const row = { x: x - first.x + TRUCK_M.half.x, z: TRUCK_M.half.z };
  return toThrow(
    boxOn(first, TRUCK_M.half, TRUCK_M.tall),
    boxOn({ x, z: first.z }, row, TRUCK_M.tall),
    boxOn({ x, z }, { x: GOAL_HALF_M, z: GOAL_HALF_M }, 0),
  );
}
