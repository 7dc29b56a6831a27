/** Three linear equations in three unknowns. */

import { cross, dot, length, type Vec3 } from './vec3.ts';

/** The answer of {@link solve3} where the columns do not span space. */
export type Singular = 'singular';

/**
 * Columns whose determinant is below this share of the product of their lengths are one plane to working precision:
 * fewer than two digits of an answer would be right.
 */
const FLATNESS = 1e-14;

/**
 * The x with a x.x + b x.y + c x.z = right, by Cramer's rule, or `'singular'`.
 *
 * @param a first column; units are the caller's, columns may differ in size by any factor
 * @param b second column
 * @param c third column
 * @param right right-hand side
 */
export function solve3(a: Vec3, b: Vec3, c: Vec3, right: Vec3): Vec3 | Singular {
  const bc = cross(b, c);
  const determinant = dot(a, bc);
  const box = length(a) * length(b) * length(c);
  if (!(Math.abs(determinant) > FLATNESS * box)) return 'singular';
  return {
    x: dot(right, bc) / determinant,
    y: dot(a, cross(right, c)) / determinant,
    z: dot(a, cross(b, right)) / determinant,
  };
}
