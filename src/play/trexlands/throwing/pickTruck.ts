import type { PieceId } from '#sim/ids.ts';
import { add, distance, dot, length, sub, type Vec3 } from '#sim/maths/vec3.ts';
import { rotate } from '#sim/maths/quat.ts';
import { TRUCK_MIDDLE } from '#sim/roll/truck.ts';
import type { Pose } from '#sim/world/pose.ts';
import { pointAlong, type Ray } from '#play/input/ray.ts';

/** As thick as a truck is taken to be, m: between its half width and its half length. */
const THICK_M = 0.022;

/**
 * The truck that the line of sight misses by the least, if it misses it by no more than `slack` metres for every metre
 * from the eye: fingers are wide in pixels.
 */
export function pickTruck(ray: Ray, trucks: Iterable<readonly [PieceId, Pose]>, slack: number): PieceId | null {
  let best: { readonly truck: PieceId; readonly missed: number } | null = null;
  for (const [truck, pose] of trucks) {
    const at = middleOf(pose);
    const away = Math.max(0, dot(sub(at, ray.origin), ray.direction));
    const missed = distance(at, pointAlong(ray, away));
    if (missed <= THICK_M + slack * length(sub(at, ray.origin)) && (best === null || missed < best.missed))
      best = { truck, missed };
  }
  return best?.truck ?? null;
}

const middleOf = ({ position, rotation }: Pose): Vec3 => add(position, rotate(rotation, TRUCK_MIDDLE));
