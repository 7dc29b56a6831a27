import type { PiecePlacement } from '../layout.ts';
import { fromYawDeg, multiply, rotate, type Quat } from '../maths/quat.ts';
import { sub, vec3, type Vec3 } from '../maths/vec3.ts';
import { slantOf, type PyramidSpec } from '../pyramid.ts';
import type { Pose } from './pose.ts';

const MM = 1e-3;

/** The pose of a pyramid that stands or lies as placed, on a surface at height `ground` (m). */
export function standingPose(p: PyramidSpec, placement: PiecePlacement, ground: number): Pose {
  const at = vec3(placement.xMm * MM, ground, placement.zMm * MM);
  const yaw = fromYawDeg(placement.yawDeg);
  if (placement.pose === 'upright') return { position: at, rotation: yaw };
  const rotation = multiply(yaw, layingDown(p));
  return { position: sub(at, rotate(rotation, baseEdgeMiddle(p))), rotation };
}

/** Middle of base edge A-B in the piece's own frame. */
const baseEdgeMiddle = (p: PyramidSpec): Vec3 => vec3(0, 0, p.base / 2);

/**
 * The turn about +x that lays an upright pyramid on its A-B side face, tip towards +z. Half angles, so no trigonometry.
 */
function layingDown(p: PyramidSpec): Quat {
  const slant = slantOf(p);
  const cos = -(p.base / 2) / slant;
  return { x: Math.sqrt((1 - cos) / 2), y: 0, z: 0, w: Math.sqrt((1 + cos) / 2) };
}
