import type { PiecePlacement } from '../layout.ts';
import { fromYawDeg, multiply, rotate, type Quat } from '../maths/quat.ts';
import { add, sub, vec3, type Vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import type { Pose } from './pose.ts';

const MM = 1e-3;

/** Slant height of a side face, m. */
export const slantOf = (p: PyramidSpec): number => Math.sqrt(p.height * p.height + (p.base * p.base) / 4);

/** The pose of a pyramid that stands or lies as placed, on a surface at height `ground` (m). */
export function standingPose(p: PyramidSpec, placement: PiecePlacement, ground: number): Pose {
  const at = vec3(placement.xMm * MM, ground, placement.zMm * MM);
  const yaw = fromYawDeg(placement.yawDeg);
  if (placement.pose === 'upright') return { position: at, rotation: yaw };
  const rotation = multiply(yaw, layingDown(p));
  return { position: sub(at, rotate(rotation, baseEdgeMiddle(p))), rotation };
}

/** Middle of base edge A-B in the piece's own frame. */
export const baseEdgeMiddle = (p: PyramidSpec): Vec3 => vec3(0, 0, p.base / 2);

/** The turn about +x that lays an upright pyramid on its A-B side face, tip towards +z. Half angles, so no trigonometry. */
function layingDown(p: PyramidSpec): Quat {
  const slant = slantOf(p);
  const cos = -(p.base / 2) / slant;
  return { x: Math.sqrt((1 - cos) / 2), y: 0, z: 0, w: Math.sqrt((1 + cos) / 2) };
}

/** The outline on the table, seen from above, metres: the base square, or what a lying pyramid covers. */
export function outlineOf(p: PyramidSpec, placement: PiecePlacement): Vec3[] {
  const pose = standingPose(p, placement, 0);
  return p.vertices
    .slice(0, placement.pose === 'upright' ? 4 : 5)
    .map((v) => add(pose.position, rotate(pose.rotation, v)));
}
