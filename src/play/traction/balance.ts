import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import { sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import { toTable, type Pose } from '#sim/world/pose.ts';

export interface Balance {
  /** The corner that it is tipped over, and what lies under its centre of mass: on the table, m. */
  readonly corner: Vec3;
  readonly under: Vec3;
  /** Where it falls when it is left alone: on to its base, or over the corner. */
  readonly falls: 'back' | 'over';
}

/** How a piece is balanced on one of its corners. */
export function balanceOf(pose: Pose, { vertices, com }: PyramidSpec, corner: Corner): Balance {
  const onTable = ({ x, z }: Vec3): Vec3 => vec3(x, 0, z);
  const at = onTable(toTable(pose, vertices[CORNERS.indexOf(corner)] ?? vec3(0, 0, 0)));
  const under = onTable(toTable(pose, vec3(0, com, 0)));
  const [mass, base] = [sub(under, at), sub(onTable(pose.position), at)];
  return { corner: at, under, falls: mass.x * base.x + mass.z * base.z > 0 ? 'back' : 'over' };
}
