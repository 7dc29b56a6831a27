import type { Vec3 } from '../maths/vec3.ts';
import { convexHull3 } from './convexHull3.ts';
import type { Polyhedron } from './polyhedron.ts';

/** The hull of points; null where they make no solid, which gift wrapping knows only while it wraps. */
export function solidHull(points: readonly Vec3[]): Polyhedron | null {
  try {
    return convexHull3(points);
  } catch {
    return null;
  }
}
