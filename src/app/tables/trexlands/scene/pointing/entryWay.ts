import type { Ramp } from '#games/trexlands/board/board.ts';
import type { Seat } from '#sim/ids.ts';
import type { Way } from '../rolls/arrow.ts';
import { halfOf, OUTWARDS, RAMP_DEEP_M, sideOf, spotOfRamp, type Shape } from '#play/trexlands/places.ts';

/** From the board's edge, m: past the ramps and short of the Camps; no further beside it (house values). */
const AROUND_M = { ends: RAMP_DEEP_M + 0.0125, beside: 0.02 } as const;

/** From a truck in Camp to the ramp by which it comes in: round the board's corners where that is not on its side. */
export function entryWay(shape: Shape, seat: Seat, ramp: Ramp, from: Way): readonly Way[] {
  const { x, z } = spotOfRamp(shape, ramp);
  const [camp, goal] = [OUTWARDS[sideOf(shape.seats, seat)], OUTWARDS[ramp.side]];
  const half = halfOf(shape);
  const dot = camp.x * goal.x + camp.z * goal.z;
  if (dot > 0) return [from, { x, z }];
  const corner = (end: Way, side: Way): Way => ({
    x: end.x * (half.x + AROUND_M.ends) + side.x * (half.x + AROUND_M.beside),
    z: end.z * (half.z + AROUND_M.ends) + side.z * (half.z + AROUND_M.beside),
  });
  if (dot === 0) return [from, corner(camp, goal), { x, z }];
  const across = camp.x === 0 ? { x: Math.sign(x) || 1, z: 0 } : { x: 0, z: Math.sign(z) || 1 };
  return [from, corner(camp, across), corner(goal, across), { x, z }];
}
