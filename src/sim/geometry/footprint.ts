/**
 * Convex polygons on the table, in the x-z plane: x to the right, z towards the viewer. Any unit of length, the same
 * for everything given. A polygon has three corners or more, in either order round.
 */

import { sinCosDeg } from '../maths/trig.ts';

/** A point of the table. A Vec3 is one too: its shadow. */
export type Point2 = { readonly x: number; readonly z: number };

/** The corners of a convex polygon in order round it. */
export type Polygon2 = readonly Point2[];

/** Twice the area of the triangle a, b, c; positive if it runs counter-clockwise seen from above. */
const turn = (a: Point2, b: Point2, c: Point2): number => (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z);

/** One chain of the hull: of every three corners in a row the middle one must be a turn to the left. */
function chain(points: readonly Point2[]): Point2[] {
  const hull: Point2[] = [];
  for (const point of points) {
    while (hull.length >= 2) {
      const [before, last] = [hull[hull.length - 2], hull[hull.length - 1]];
      if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}

/**
 * The convex hull of points, counter-clockwise seen from above, without corners that lie on a side; Andrew's
 * monotone chains. Fewer than three corners if the points are all on one line.
 */
export function convexHull2(points: readonly Point2[]): Polygon2 {
  const sorted = points.map(({ x, z }) => ({ x, z })).sort((a, b) => a.x - b.x || a.z - b.z);
  const distinct = sorted.filter(({ x, z }, i) => x !== sorted[i - 1]?.x || z !== sorted[i - 1]?.z);
  const there = chain(distinct);
  const back = chain(distinct.reverse());
  const hull = [...there.slice(0, -1), ...back.slice(0, -1)];
  return hull.length === 0 ? distinct : hull;
}

/** Calls with the two ends of each side. A plain loop: bots ask this many thousand times a thought. */
function eachSide(polygon: Polygon2, look: (from: Point2, to: Point2) => void): void {
  let from = polygon[polygon.length - 1];
  for (const to of polygon) {
    if (from !== undefined) look(from, to);
    from = to;
  }
}

/** The least coordinate of the polygon along (x, z). */
function minAlong(polygon: Polygon2, x: number, z: number): number {
  let least = Infinity;
  for (const point of polygon) least = Math.min(least, point.x * x + point.z * z);
  return least;
}

/** The gap of two polygons along (x, z) or against it, whichever is wider; negative if they overlap along it. */
const gapAlong = (a: Polygon2, b: Polygon2, x: number, z: number): number =>
  Math.max(minAlong(a, x, z) + minAlong(b, -x, -z), minAlong(b, x, z) + minAlong(a, -x, -z));

/** The widest gap square to a side of `a`. */
function widestGap(a: Polygon2, b: Polygon2): number {
  let widest = -Infinity;
  eachSide(a, (from, to) => {
    const x = to.z - from.z;
    const z = from.x - to.x;
    const size = Math.sqrt(x * x + z * z);
    if (size > 0) widest = Math.max(widest, gapAlong(a, b, x / size, z / size));
  });
  return widest;
}

/**
 * How deep two convex polygons overlap: the length of the shortest shift that parts them. Zero if they touch,
 * negative if they are apart (minus the widest gap along a normal of a side, at most their distance).
 */
export const overlapDepth = (a: Polygon2, b: Polygon2): number => 0 - Math.max(widestGap(a, b), widestGap(b, a));

function pointSegmentDistance(point: Point2, from: Point2, to: Point2): number {
  const x = to.x - from.x;
  const z = to.z - from.z;
  const size = x * x + z * z;
  const along = size > 0 ? ((point.x - from.x) * x + (point.z - from.z) * z) / size : 0;
  const share = Math.min(1, Math.max(0, along));
  const offX = from.x + share * x - point.x;
  const offZ = from.z + share * z - point.z;
  return Math.sqrt(offX * offX + offZ * offZ);
}

/** Whether the point lies in the polygon or on its outline. */
export function pointInPolygon(point: Point2, polygon: Polygon2): boolean {
  let leftOf = 0;
  let rightOf = 0;
  eachSide(polygon, (from, to) => {
    const side = turn(from, to, point);
    if (side > 0) leftOf += 1;
    if (side < 0) rightOf += 1;
  });
  return leftOf === 0 || rightOf === 0;
}

/** The distance of a point from a polygon: 0 in it and on its outline. */
export function pointPolygonDistance(point: Point2, polygon: Polygon2): number {
  if (pointInPolygon(point, polygon)) return 0;
  let least = Infinity;
  eachSide(polygon, (from, to) => {
    least = Math.min(least, pointSegmentDistance(point, from, to));
  });
  return least;
}

/** The distance of two convex polygons: 0 where they overlap or touch. */
export function polygonDistance(a: Polygon2, b: Polygon2): number {
  if (overlapDepth(a, b) >= 0) return 0;
  const fromA = a.map((point) => pointPolygonDistance(point, b));
  const fromB = b.map((point) => pointPolygonDistance(point, a));
  return Math.min(...fromA, ...fromB);
}

/**
 * Whether `inner` lies wholly in the convex polygon `outer`, outline included.
 *
 * @param slack how far a corner of `inner` may stick out all the same; rounding alone needs about 1e-12 of the size
 */
export const contains = (outer: Polygon2, inner: Polygon2, slack = 0): boolean =>
  inner.every((point) => pointPolygonDistance(point, outer) <= slack);

/**
 * A rectangle, counter-clockwise seen from above from its near right corner.
 *
 * @param centre its centre
 * @param width its extent along x before it is turned
 * @param depth its extent along z before it is turned
 * @param yawDeg turn in degrees, counter-clockwise seen from above: (x, z) goes to (x cos + z sin, -x sin + z cos)
 */
export function rotatedRectangle(centre: Point2, width: number, depth: number, yawDeg: number): Polygon2 {
  const { sin, cos } = sinCosDeg(yawDeg);
  const corner = (x: number, z: number): Point2 => ({
    x: centre.x + (x * cos + z * sin),
    z: centre.z + (z * cos - x * sin),
  });
  const right = width / 2;
  const near = depth / 2;
  return [corner(right, near), corner(right, -near), corner(-right, -near), corner(-right, near)];
}
