/**
 * Closest points of points, segments and solids.
 *
 * Much is written out in coordinates, because all of it runs many times for every pair of neighbours and every tick.
 */

import { addScaled, distanceSquared, lerp, type Vec3 } from '../maths/vec3.ts';
import { heightOverFace, vertexAt, type Face, type Polyhedron } from './polyhedron.ts';

/** A point on each of two things. */
export type PointPair = { readonly onP: Vec3; readonly onQ: Vec3 };

/** The two ends of an edge. */
export type Segment = readonly [Vec3, Vec3];

/** The edges of a solid as they lie in space. */
export const segmentsOf = (shape: Polyhedron): readonly Segment[] =>
  shape.edges.map(([from, to]) => [vertexAt(shape.vertices, from), vertexAt(shape.vertices, to)]);

/** How far along the segment from a to b the point closest to `point` is, 0 to 1; 0 without length. */
function shareAlong(point: Vec3, a: Vec3, b: Vec3): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const z = b.z - a.z;
  const size = x * x + y * y + z * z;
  const share = size > 0 ? ((point.x - a.x) * x + (point.y - a.y) * y + (point.z - a.z) * z) / size : 0;
  return Math.min(1, Math.max(0, share));
}

/** The point of the segment from a to b that is closest to `point`; a itself for a segment without length. */
export const closestOnSegment = (point: Vec3, a: Vec3, b: Vec3): Vec3 => lerp(a, b, shareAlong(point, a, b));

/** How far `point` is to the left of the side from a to b, seen from above the face; times the side's length. */
function leftOfSide(point: Vec3, a: Vec3, b: Vec3, { x, y, z }: Vec3): number {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const uz = b.z - a.z;
  return (
    (uz * y - uy * z) * (point.x - a.x) + (ux * z - uz * x) * (point.y - a.y) + (uy * x - ux * y) * (point.z - a.z)
  );
}

/** Whether the foot of the perpendicular from the point to the face's plane lies within the face. */
function isOver(shape: Polyhedron, face: Face, point: Vec3): boolean {
  const ring = face.vertices;
  let from = vertexAt(shape.vertices, ring[ring.length - 1] ?? 0);
  for (const index of ring) {
    const to = vertexAt(shape.vertices, index);
    if (leftOfSide(point, from, to, face.normal) < 0) return false;
    from = to;
  }
  return true;
}

/** The squared distance of a point from the point a share of the way from a to b. */
function squaredTo(point: Vec3, a: Vec3, b: Vec3, share: number): number {
  const rest = 1 - share;
  const x = a.x * rest + b.x * share - point.x;
  const y = a.y * rest + b.y * share - point.y;
  const z = a.z * rest + b.z * share - point.z;
  return x * x + y * y + z * z;
}

function closestOnEdges(point: Vec3, shape: Polyhedron): Vec3 {
  let from = vertexAt(shape.vertices, 0);
  let to = from;
  let least = Infinity;
  for (const [i, j] of shape.edges) {
    const a = vertexAt(shape.vertices, i);
    const b = vertexAt(shape.vertices, j);
    const size = squaredTo(point, a, b, shareAlong(point, a, b));
    if (size < least) {
      least = size;
      from = a;
      to = b;
    }
  }
  return closestOnSegment(point, from, to);
}

/** The point of the solid's surface that is closest to `point`, be that outside, on it or inside. */
export function closestOnSurface(point: Vec3, shape: Polyhedron): Vec3 {
  let highest = -Infinity;
  let foot = point;
  for (const face of shape.faces) {
    const height = heightOverFace(shape, face, point);
    if (height > 0 && isOver(shape, face, point)) return addScaled(point, face.normal, -height);
    if (height > highest) {
      highest = height;
      foot = addScaled(point, face.normal, -height);
    }
  }
  return highest > 0 ? closestOnEdges(point, shape) : foot;
}

/** Whether the point is inside the solid or closer to it than `reach`; cheaper than the closest point itself. */
export function isWithin(point: Vec3, shape: Polyhedron, reach: number): boolean {
  for (const face of shape.faces) if (heightOverFace(shape, face, point) >= reach) return false;
  return distanceSquared(point, closestOnSurface(point, shape)) < reach * reach;
}

/**
 * The closest points of two segments where both lie strictly between the ends, else undefined: what touches at an
 * end of a segment is its vertex's to report.
 *
 * @param leastSine segments at a smaller angle than this to each other count as parallel, and have no crossing
 */
export function crossing(p: Segment, q: Segment, leastSine: number): PointPair | undefined {
  const [a, b] = p;
  const [c, d] = q;
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const uz = b.z - a.z;
  const vx = d.x - c.x;
  const vy = d.y - c.y;
  const vz = d.z - c.z;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const spread = nx * nx + ny * ny + nz * nz;
  const parallel = leastSine * leastSine * (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
  if (spread <= parallel) return undefined;
  const wx = c.x - a.x;
  const wy = c.y - a.y;
  const wz = c.z - a.z;
  // w x v . n and w x u . n, each as a share of n . n
  const s = ((wy * vz - wz * vy) * nx + (wz * vx - wx * vz) * ny + (wx * vy - wy * vx) * nz) / spread;
  if (!(s > 0 && s < 1)) return undefined;
  const t = ((wy * uz - wz * uy) * nx + (wz * ux - wx * uz) * ny + (wx * uy - wy * ux) * nz) / spread;
  if (!(t > 0 && t < 1)) return undefined;
  return {
    onP: { x: a.x + ux * s, y: a.y + uy * s, z: a.z + uz * s },
    onQ: { x: c.x + vx * t, y: c.y + vy * t, z: c.z + vz * t },
  };
}
