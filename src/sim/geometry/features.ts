/** Which part of a pyramid a point belongs to: clause TR-52 of the rule set. */

import { distance, vec3, type Vec3 } from '../maths/vec3.ts';

/** The parts of a pyramid that the rules tell apart. */
export const PYRAMID_FEATURES = ['base-face', 'base-edge', 'base-corner', 'side', 'point'] as const;
export type PyramidFeature = (typeof PYRAMID_FEATURES)[number];

/** A point this close to the base plane is on the base (TR-52), in metres. */
export const BASE_PLANE_WITHIN_M = 0.0005;

/** A point of the base this close to its outline is on an edge, or on a corner (TR-52), in metres. */
export const BASE_RIM_WITHIN_M = 0.001;

/** A point this close to the tip is the point (TR-52), in metres. */
export const TIP_WITHIN_M = 0.001;

function baseFeature({ x, y, z }: Vec3, half: number): PyramidFeature {
  const across = Math.abs(x);
  const along = Math.abs(z);
  if (half - Math.max(across, along) > BASE_RIM_WITHIN_M) return 'base-face';
  const offCorner = distance(vec3(across, y, along), vec3(half, 0, half));
  return offCorner <= BASE_RIM_WITHIN_M ? 'base-corner' : 'base-edge';
}

/**
 * The part of a pyramid that a point on its surface belongs to (TR-52). Every base edge also bounds a side: the
 * base wins.
 *
 * @param localPoint in metres in the pyramid's own frame: base centre at the origin, base in y = 0, apex on +y
 * @param baseEdge side of the base in metres
 * @param height apex above the base in metres
 */
export function pyramidFeature(localPoint: Vec3, baseEdge: number, height: number): PyramidFeature {
  if (Math.abs(localPoint.y) <= BASE_PLANE_WITHIN_M) return baseFeature(localPoint, baseEdge / 2);
  return distance(localPoint, vec3(0, height, 0)) <= TIP_WITHIN_M ? 'point' : 'side';
}
