/**
 * Distances found in other ways than the code under test finds them. Both work on the differences of all vertices
 * of two solids, whose convex hull contains the origin exactly if the solids overlap.
 */
import type { Polyhedron } from '#sim/geometry/polyhedron.ts';
import {
  addScaled,
  cross,
  dot,
  length,
  lengthSquared,
  normalize,
  scale,
  sub,
  ZERO,
  type Vec3,
} from '#sim/maths/vec3.ts';

const differences = (p: Polyhedron, q: Polyhedron): Vec3[] =>
  p.vertices.flatMap((a) => q.vertices.map((b) => sub(a, b)));

const combine = (points: readonly Vec3[], weights: readonly number[]): Vec3 =>
  points.reduce((sum, point, i) => addScaled(sum, point, weights[i] ?? 0), ZERO);

function indexOfLeast(values: readonly number[]): number {
  return values.reduce((least, value, i) => (value < (values[least] ?? Infinity) ? i : least), 0);
}

/**
 * The distance of two solids that are apart, by pairwise Frank-Wolfe over convex combinations of the differences
 * (S. Lacoste-Julien, M. Jaggi, NIPS 2015): the weight of the worst point moves to the best one.
 */
export function distanceByDescent(p: Polyhedron, q: Polyhedron): number {
  const points = differences(p, q);
  const weights: number[] = points.map((_, i) => (i === 0 ? 1 : 0));
  for (let step = 0; step < 20_000; step += 1) {
    const at = combine(points, weights);
    const slopes = points.map((point) => dot(point, at));
    const best = indexOfLeast(slopes);
    const worst = indexOfLeast(slopes.map((slope, i) => ((weights[i] ?? 0) > 0 ? -slope : Infinity)));
    if (lengthSquared(at) - (slopes[best] ?? 0) < 1e-12 * length(at)) break;
    const way = sub(points[best] ?? ZERO, points[worst] ?? ZERO);
    const share = Math.min(weights[worst] ?? 0, -dot(at, way) / lengthSquared(way));
    weights[best] = (weights[best] ?? 0) + share;
    weights[worst] = (weights[worst] ?? 0) - share;
  }
  return length(combine(points, weights));
}

/** The plane through three points as its unit normal and offset, turned so that the offset is not negative. */
function planeOf(a: Vec3, b: Vec3, c: Vec3): { normal: Vec3; offset: number } | undefined {
  const u = sub(b, a);
  const v = sub(c, a);
  const across = cross(u, v);
  if (length(across) < 1e-6 * length(u) * length(v)) return undefined;
  const normal = normalize(across);
  if (normal === 'zero-vector') return undefined;
  const offset = dot(normal, a);
  return offset < 0 ? { normal: scale(normal, -1), offset: -offset } : { normal, offset };
}

/**
 * How deep two overlapping solids are in each other: the distance of the origin from the nearest facet of the hull
 * of the differences, every plane through three of them being tried as a facet.
 */
export function depthByFacets(p: Polyhedron, q: Polyhedron): number {
  const points = differences(p, q);
  let depth = Infinity;
  points.forEach((a, i) => {
    points.slice(i + 1).forEach((b, j) => {
      for (const c of points.slice(i + j + 2)) {
        const plane = planeOf(a, b, c);
        if (plane === undefined || plane.offset >= depth) continue;
        const { normal, offset } = plane;
        if (points.every((point) => dot(normal, point) <= offset + 1e-12)) depth = offset;
      }
    });
  });
  return depth;
}

/** How far a point is outside a convex solid's planes; within rounding of 0 for a point of its surface. */
export const heightOverSurface = (solid: Polyhedron, point: Vec3): number =>
  Math.max(...solid.faces.map((face) => dot(face.normal, sub(point, solid.vertices[face.vertices[0] ?? 0] ?? ZERO))));
