/** Boxes along the axes of the world, in metres. */

import { vec3, type Vec3 } from '../maths/vec3.ts';

/** The least and the greatest coordinates of something. */
export type Bounds = { readonly min: Vec3; readonly max: Vec3 };

/** The smallest box around the points. */
export function boundsOf(points: readonly Vec3[]): Bounds {
  let minX = Infinity;
  let minY = Infinity;
  let minZ = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  let maxZ = -Infinity;
  for (const { x, y, z } of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    minZ = Math.min(minZ, z);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
    maxZ = Math.max(maxZ, z);
  }
  return { min: vec3(minX, minY, minZ), max: vec3(maxX, maxY, maxZ) };
}

/** Whether two boxes are further apart than `margin` metres along an axis. */
export const boundsApart = (a: Bounds, b: Bounds, margin: number): boolean =>
  a.min.x - b.max.x > margin ||
  b.min.x - a.max.x > margin ||
  a.min.z - b.max.z > margin ||
  b.min.z - a.max.z > margin ||
  a.min.y - b.max.y > margin ||
  b.min.y - a.max.y > margin;

/** Whether a segment's own box is further than `margin` metres from a box along an axis; makes no garbage. */
export const segmentApart = (a: Vec3, b: Vec3, { min, max }: Bounds, margin: number): boolean =>
  Math.min(a.x, b.x) - max.x > margin ||
  min.x - Math.max(a.x, b.x) > margin ||
  Math.min(a.z, b.z) - max.z > margin ||
  min.z - Math.max(a.z, b.z) > margin ||
  Math.min(a.y, b.y) - max.y > margin ||
  min.y - Math.max(a.y, b.y) > margin;
