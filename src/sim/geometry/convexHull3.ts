/**
 * The convex hull of points in space, its faces whole: gift wrapping, slow and plain. For shapes that are made once.
 */

import {
  add,
  cross,
  distance,
  dot,
  lengthSquared,
  normalizeOr,
  sub,
  UNIT_X,
  vec3,
  ZERO,
  type Vec3,
} from '../maths/vec3.ts';
import { polyhedron, vertexAt, type Polyhedron } from './polyhedron.ts';

/**
 * Points nearer than this to a face are on it, to a line on the line; m. Rounding alone needs a thousandth of it for a
 * toy.
 */
const FLAT = 1e-9;

/** In which order others are tried, where points are just so near to faces that some faces have them and others not. */
const FLATS = [FLAT, FLAT / 100, FLAT / 10, 10 * FLAT, 100 * FLAT, 1000 * FLAT];

const LEAST_FACES = 4;

/**
 * Directions in which no face and no edge of a made thing points, so that the first plane touches one edge and nothing
 * else.
 */
const ASKEW = normalizeOr(vec3(0.5417, 0.3071, 0.7829), UNIT_X);
const ACROSS = normalizeOr(cross(ASKEW, vec3(0.2113, 0.9127, 0.1973)), UNIT_X);

/**
 * The smallest convex solid around the points.
 *
 * @param points in m, in any order, not all in one plane; those nearer than a nanometre to each other count as one.
 *   Made for toys:
 *   centimetres, with corners a hundredth of a millimetre apart or further
 * @throws Error where the points have no solid around them, or one that rounding has spoilt, which is a bug
 */
export function convexHull3(points: readonly Vec3[]): Polyhedron {
  const all = points.filter((p, i) => points.findIndex((q) => distance(p, q) < FLAT) === i);
  for (const near of FLATS) {
    const hull = hullBy(all, near);
    if (hull !== null) return hull;
  }
  throw new Error('these points have no hull');
}

/** Null where these points close no solid, or not by this tolerance. */
function hullBy(points: readonly Vec3[], near: number): Polyhedron | null {
  const rings = wrap(points, near);
  return rings === null ? null : hullOf(points, rings);
}

/** Null for rings that are not the faces of a solid. */
function hullOf(points: readonly Vec3[], rings: readonly (readonly number[])[]): Polyhedron | null {
  if (rings.length < LEAST_FACES) return null;
  const corners = [...new Set(rings.flat())].sort((a, b) => a - b);
  const hull = polyhedron(
    corners.map((i) => vertexAt(points, i)),
    rings.map((ring) => ring.map((i) => corners.indexOf(i))),
  );
  const sides = rings.reduce((sum, ring) => sum + ring.length, 0);
  const isClosed = sides === 2 * hull.edges.length;
  return isClosed && hull.vertices.length - hull.edges.length + hull.faces.length === 2 ? hull : null;
}

/** All faces, each found from an edge of an earlier one; null where they do not close. */
function wrap(points: readonly Vec3[], near: number): number[][] | null {
  const rings: number[][] = [];
  const wrapped = new Set<string>();
  const first = firstEdge(points, near);
  const open = first === null ? [] : [first];
  for (let edge = open.pop(); edge; edge = open.pop()) {
    if (wrapped.has(edge.join())) continue;
    const ring = faceAt(points, ...edge, near);
    if (ring === null || rings.length >= 2 * points.length) return null;
    rings.push(ring);
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      wrapped.add(`${a},${b}`);
      open.push([b, a]);
    });
  }
  return rings;
}

/**
 * An edge of the hull: from the point that is furthest out some way, along the plane that touches it and turns about
 * another way.
 */
function firstEdge(points: readonly Vec3[], near: number): readonly [number, number] | null {
  const from = points.reduce((best, p, i) => (dot(p, ASKEW) > dot(vertexAt(points, best), ASKEW) ? i : best), 0);
  const to = turnedTo(points, vertexAt(points, from), add(vertexAt(points, from), ACROSS), near);
  return to === null ? null : [from, to];
}

/**
 * The face to the left of the edge from a to b, seen from outside: its corners, counter-clockwise. Null where there is
 * none.
 */
function faceAt(points: readonly Vec3[], a: number, b: number, near: number): number[] | null {
  const at = vertexAt(points, a);
  const to = turnedTo(points, at, vertexAt(points, b), near);
  if (to === null) return null;
  const third = vertexAt(points, to);
  const normal = normalizeOr(cross(sub(vertexAt(points, b), at), sub(third, at)), ZERO);
  const flat = points.flatMap((p, i) => (Math.abs(dot(sub(p, at), normal)) < near ? [i] : []));
  const ring = [a];
  const after = (corner: number): number => nextCorner(points, flat, normal, corner, near);
  for (let next = after(a); next !== a; next = after(next)) {
    ring.push(next);
    if (ring.length > flat.length) return null;
  }
  return ring;
}

/**
 * The point that the plane through a and b comes to if it is turned about them, outside to the right: all others are
 * behind the plane of the three. Null where all are in a row.
 */
function turnedTo(points: readonly Vec3[], a: Vec3, b: Vec3, near: number): number | null {
  const along = normalizeOr(sub(b, a), ZERO);
  let best = -1;
  let normal = ZERO;
  points.forEach((p, i) => {
    const off = sub(p, a);
    if (lengthSquared(cross(along, off)) < near * near) return;
    if (best >= 0 && dot(normal, off) <= 0) return;
    best = i;
    normal = cross(along, off);
  });
  return best < 0 ? null : best;
}

/** Round a face counter-clockwise: the point that has all others of it to the left; of several in a row the last. */
function nextCorner(
  points: readonly Vec3[],
  flat: readonly number[],
  normal: Vec3,
  from: number,
  near: number,
): number {
  const at = vertexAt(points, from);
  let best = from;
  let way = ZERO;
  for (const i of flat) {
    if (i === from) continue;
    const off = sub(vertexAt(points, i), at);
    const toTheRight = dot(cross(way, off), normal);
    const inARow = Math.abs(toTheRight) < near * Math.sqrt(lengthSquared(way) + lengthSquared(off));
    if (best !== from && (inARow ? lengthSquared(off) < lengthSquared(way) : toTheRight > 0)) continue;
    best = i;
    way = off;
  }
  return best;
}
