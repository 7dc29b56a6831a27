import { polyhedron, type Polyhedron } from '../geometry/polyhedron.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';

/** A point of an outline, seen from the side: x forwards, y up. */
export type OutlinePoint = readonly [x: number, y: number];

/** How far the solid goes to each side, z, at a height y. */
export type Sides = (y: number) => readonly [left: number, right: number];

/**
 * A solid with this outline seen from the side: its right (+z) ring of corners first, then the left one; its faces are
 * the right side, the left side, then one for every stretch of the outline. Its sides are flat if they are linear in y.
 *
 * @param outline convex, counter-clockwise seen from +z; units are the caller's
 */
export function prism(outline: readonly OutlinePoint[], sides: Sides): Polyhedron {
  const count = outline.length;
  const ring = (which: 0 | 1): Vec3[] => outline.map(([x, y]) => vec3(x, y, sides(y)[which]));
  const right = outline.map((_, i) => i);
  const left = right.map((i) => i + count);
  const between = right.map((i) => {
    const next = (i + 1) % count;
    return [next, i, i + count, next + count];
  });
  return polyhedron([...ring(1), ...ring(0)], [right, [...left].reverse(), ...between]);
}
