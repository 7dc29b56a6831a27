import { hypot } from '#sim/maths/trig.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';

/** The tick at which something first holds up a truck that falls; infinite until it is filmed. */
export function landing(film: Recording): () => number {
  let next = 1;
  let found = Infinity;
  return () => {
    for (; found === Infinity && next < film.ticks; next += 1)
      if (film.pieces.some((id) => isPushedUp(film, id, next))) found = next;
    return found;
  };
}

/** A truck in flight is only ever drawn down. */
function isPushedUp(film: Recording, id: PieceId, tick: number): boolean {
  const [before, now, after] = [-1, 0, 1].map((by) => film.poseOf(id, tick + by).position.y);
  return (after ?? 0) - (now ?? 0) > (now ?? 0) - (before ?? 0);
}

/** So near to where it comes to lie a truck is in a picture that is taken of it there, m (house value). */
const IN_PICTURE_M = 0.075;

/** The tick from which on a truck stays near where it is at `rest`, and not before `first`. */
export function nearFrom(film: Recording, id: PieceId, rest: number, first: number): number {
  const at = film.poseOf(id, rest).position;
  let tick = rest;
  while (tick > Math.max(0, first) && isNear(film.poseOf(id, tick - 1).position, at)) tick -= 1;
  return tick;
}

const isNear = (a: Vec3, b: Vec3): boolean => hypot(a.x - b.x, a.y - b.y, a.z - b.z) < IN_PICTURE_M;
