/** The cheap question before the exact one. */

import { distanceSquared } from '../maths/vec3.ts';
import { boundsApart, boundsOf } from './bounds.ts';
import type { Polyhedron } from './polyhedron.ts';

function spheresApart(p: Polyhedron, q: Polyhedron, margin: number): boolean {
  const reach = p.sphere.radius + q.sphere.radius + margin;
  return distanceSquared(p.sphere.centre, q.sphere.centre) > reach * reach;
}

/**
 * Whether the two solids are certainly further apart than `margin` metres (0 or more), by their bounding spheres and
 * then by their boxes along the axes of the world. True is proof; false only means that a closer look is needed.
 */
export const separatedBeyond = (p: Polyhedron, q: Polyhedron, margin: number): boolean =>
  spheresApart(p, q, margin) || boundsApart(boundsOf(p.vertices), boundsOf(q.vertices), margin);
