/** The distance of two convex solids. */

import { distanceSquared } from '../maths/vec3.ts';
import { closestOnSurface, crossing, segmentsOf, type PointPair } from './closest.ts';
import { vertexAt, type Polyhedron } from './polyhedron.ts';
import { widestGap } from './separation.ts';

/** At smaller sines the crossing is rounding, and the ends of the edges are as close to within a picometre. */
const PARALLEL = 1e-10;

const apart = (pair: PointPair): number => distanceSquared(pair.onP, pair.onQ);

const closer = (best: PointPair, pair: PointPair): PointPair => (apart(pair) < apart(best) ? pair : best);

function closestOfEdges(p: Polyhedron, q: Polyhedron, start: PointPair): PointPair {
  let best = start;
  const edgesOfQ = segmentsOf(q);
  for (const edgeOfP of segmentsOf(p)) {
    for (const edgeOfQ of edgesOfQ) {
      const pair = crossing(edgeOfP, edgeOfQ, PARALLEL);
      if (pair !== undefined) best = closer(best, pair);
    }
  }
  return best;
}

/**
 * The closest points of two solids that do not overlap, the first of p and the second of q. They lie on a vertex
 * and anything, or within an edge of each: every vertex is tried against the other solid and every edge against
 * every edge.
 */
export function closestPair(p: Polyhedron, q: Polyhedron): PointPair {
  const first = vertexAt(p.vertices, 0);
  let best: PointPair = { onP: first, onQ: closestOnSurface(first, q) };
  for (const vertex of p.vertices) best = closer(best, { onP: vertex, onQ: closestOnSurface(vertex, q) });
  for (const vertex of q.vertices) best = closer(best, { onP: closestOnSurface(vertex, p), onQ: vertex });
  return closestOfEdges(p, q, best);
}

/**
 * The distance of two placed convex solids in metres; where they overlap, minus the length of the shortest shift
 * that parts them.
 */
export function signedDistance(p: Polyhedron, q: Polyhedron): number {
  const gap = widestGap(p, q);
  return gap.distance > 0 ? Math.sqrt(apart(closestPair(p, q))) : gap.distance;
}
