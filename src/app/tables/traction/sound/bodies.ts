import { unrotate } from '#sim/maths/quat.ts';
import { scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import { TICK_S } from '#sim/settings.ts';
import { toTable } from '#sim/world/pose.ts';
import type { MovedPiece } from '#play/traction/session/tickNews.ts';

/** Whether the piece is exactly where it was: then it is silent. */
export function isStill({ before: a, after: b }: MovedPiece): boolean {
  return (
    a === b ||
    (a.position.x === b.position.x &&
      a.position.y === b.position.y &&
      a.position.z === b.position.z &&
      a.rotation.x === b.rotation.x &&
      a.rotation.y === b.rotation.y &&
      a.rotation.z === b.rotation.z &&
      a.rotation.w === b.rotation.w)
  );
}

/** How fast the piece's matter at a place of the table moves, m/s. */
export function velocityAt({ before, after }: MovedPiece, at: Vec3): Vec3 {
  const local = unrotate(after.rotation, sub(at, after.position));
  return scale(sub(at, toTable(before, local)), 1 / TICK_S);
}

/** The mass with which a free piece meets an upright blow at a lever's length from its middle, kg. */
export const massAt = ({ mass, side }: PyramidSpec, leverM: number): number =>
  1 / (1 / mass + (leverM * leverM) / side);

/** The middle of mass as a place of the piece's own frame. */
export const middleOf = ({ com }: PyramidSpec): Vec3 => vec3(0, com, 0);
