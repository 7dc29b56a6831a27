/** A place of a face, m, and the share of the whole that it stands for. */
export interface Weighted {
  readonly x: number;
  readonly z: number;
  readonly weight: number;
}

export interface Point {
  readonly x: number;
  readonly z: number;
}

/** Gauss's nodes from 0 to 1, six or two, and their weights (Abramowitz and Stegun, table 25.4). */
const SIX: readonly (readonly [at: number, weight: number])[] = [
  [0.033765242898424, 0.0856622461895852],
  [0.16939530676686776, 0.1803807865240693],
  [0.3806904069584015, 0.23395696728634552],
  [0.6193095930415985, 0.23395696728634552],
  [0.8306046932331322, 0.1803807865240693],
  [0.966234757101576, 0.0856622461895852],
];
const TWO: typeof SIX = [
  [0.21132486540518713, 0.5],
  [0.7886751345948129, 0.5],
];

/**
 * Points over a convex polygon, their weights its area. They are graded to the middle, and along a side to the point
 * that is nearest to it: what spins about a middle that hardly moves has friction of every direction there, close
 * together.
 *
 * @param middle where the points are densest; in the polygon
 */
export const overPolygon = (polygon: readonly Point[], middle: Point): readonly Weighted[] =>
  polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const foot = footOf(middle, from, to);
    const isShort = apart(from, to) < apart(middle, foot); // one of many, as of a disk
    if (isShort) return overTriangle(middle, from, to, TWO);
    return [from, to].flatMap((end) => overTriangle(middle, foot, end, GRADED));
  });

/** Denser towards the start: squares of the nodes. */
const GRADED: typeof SIX = SIX.map(([at, weight]) => [at * at, weight * 2 * at]);

function overTriangle(apex: Point, from: Point, to: Point, nodes: typeof SIX): readonly Weighted[] {
  const doubled = Math.abs((from.x - apex.x) * (to.z - apex.z) - (from.z - apex.z) * (to.x - apex.x));
  if (doubled === 0) return [];
  return nodes.flatMap(([along, share]) => {
    const side = between(from, to, along);
    return GRADED.map(([out, weight]) => ({
      ...between(apex, side, out),
      weight: doubled * share * weight * out,
    }));
  });
}

/** The point of a side that is nearest to a place. */
function footOf(place: Point, from: Point, to: Point): Point {
  const [x, z] = [to.x - from.x, to.z - from.z];
  const along = ((place.x - from.x) * x + (place.z - from.z) * z) / (x * x + z * z);
  return between(from, to, Math.min(1, Math.max(0, along)));
}

const apart = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.z - a.z) * (b.z - a.z));

/** Points along the sides of a polygon, their weights its length: what stands on its rim. */
export const alongRim = (polygon: readonly Point[]): readonly Weighted[] =>
  polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    return SIX.map(([along, share]) => ({ ...between(from, to, along), weight: apart(from, to) * share }));
  });

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  z: a.z + (b.z - a.z) * share,
});
