import { addScaled, type Vec3 } from '#sim/maths/vec3.ts';
import type { PlaceMm } from './placeMm.ts';

/** A line of sight: from the eye through a pixel, m; `direction` has length 1. */
export interface Ray {
  readonly origin: Vec3;
  readonly direction: Vec3;
}

export const pointAlong = ({ origin, direction }: Ray, metres: number): Vec3 => addScaled(origin, direction, metres);

/** At a flatter slope the place where the ray meets the table is too uncertain. */
const LEAST_SLOPE = 0.02;

/** Where the ray meets the level at this height, m; null where it runs past it. */
export function onLevel(ray: Ray, height: number): PlaceMm | null {
  const { origin, direction } = ray;
  if (Math.abs(direction.y) < LEAST_SLOPE) return null;
  const metres = (height - origin.y) / direction.y;
  if (metres <= 0) return null;
  const at = pointAlong(ray, metres);
  return { xMm: at.x * 1000, zMm: at.z * 1000 };
}
