import type { PiecePlacement } from '../layout.ts';
import { fromYawDeg, multiply, rotate, type Quat } from '../maths/quat.ts';
import { sub, vec3, type Vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { toTable, type Pose } from './pose.ts';

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

/** What a placed pyramid covers, seen from above: its base's corners, or all five vertices of a lying one; m. */
export function outlineOf(p: PyramidSpec, placement: PiecePlacement): Vec3[] {
  return verticesAt(p, placement, placement.pose === 'upright' ? BASE : BASE_AND_TIP);
}

/** What it stands or lies on: its base's corners, or its A-B side face; m. */
export function supportOf(p: PyramidSpec, placement: PiecePlacement): Vec3[] {
  return verticesAt(p, placement, placement.pose === 'upright' ? BASE : SIDE_FACE);
}

const BASE = [0, 1, 2, 3];
const BASE_AND_TIP = [0, 1, 2, 3, 4];
const SIDE_FACE = [0, 1, 4];

function verticesAt(p: PyramidSpec, placement: PiecePlacement, which: readonly number[]): Vec3[] {
  const pose = standingPose(p, placement, 0);
  return p.vertices.filter((_v, i) => which.includes(i)).map((v) => toTable(pose, v));
}
