/**
 * The corners of a hull that say most of it, of ever so many points: quickhull (C. B. Barber, D. P. Dobkin and
 * H. Huhdanpaa, ACM Trans. Math. Softw. 22, 1996), but of all points outside of the hull so far the furthest is taken
 * next, so that it may be left off at any number of corners with a bound to what is missed.
 */

import { cross, dot, normalizeOr, sub, ZERO, type Vec3 } from '../maths/vec3.ts';
import { vertexAt } from './polyhedron.ts';

/** In the points' own unit of length. */
export interface HullCorners {
  readonly corners: readonly Vec3[];
  /** No point stands further over a face of their hull than this. */
  readonly missed: number;
}

/** A triangle of the hull so far. */
interface Facet {
  readonly corners: Triple;
  readonly normal: Vec3;
  readonly height: number;
  /** Beyond each side, which goes from that corner to the next one. */
  readonly beyond: Facet[];
  /** Points outside of it, each of them outside of one facet's list alone. */
  outside: readonly number[];
  furthest: number;
  byM: number;
  isGone: boolean;
}

type Triple = readonly [number, number, number];

/**
 * At most so many corners of the hull.
 *
 * @param near points that stand no further over the hull so far are left out
 * @returns null for points that are all in one plane, or nearly
 */
export function hullCorners(points: readonly Vec3[], most: number, near: number): HullCorners | null {
  const hull = firstFacets(points, near);
  if (hull === null) return null;
  let facets = hull;
  const corners = new Set(facets.flatMap(({ corners }) => corners));
  for (;;) {
    const worst = facets.reduce((a, b) => (b.byM > a.byM ? b : a));
    if (worst.byM <= near || corners.size >= most)
      return { corners: [...corners].map((i) => vertexAt(points, i)), missed: missedBy(points, facets) };
    corners.add(worst.furthest);
    const fresh = grown(points, worst);
    facets = [...facets.filter(({ isGone }) => !isGone), ...fresh];
  }
}

/** By so much a point that is left stands over a facet, be it not the one in whose list it is; plain loops again. */
function missedBy(points: readonly Vec3[], facets: readonly Facet[]): number {
  const left = Float64Array.from(
    facets.flatMap(({ outside }) => outside.flatMap((i) => Object.values(vertexAt(points, i)))),
  );
  let most = 0;
  for (const { normal, height } of facets) {
    const { x, y, z } = normal;
    for (let i = 0; i < left.length; i += 3) {
      const off = x * (left[i] ?? 0) + y * (left[i + 1] ?? 0) + z * (left[i + 2] ?? 0) - height;
      if (off > most) most = off;
    }
  }
  return most;
}

/** The facets that a hull has more with its furthest point; those that the point is outside of are gone. */
function grown(points: readonly Vec3[], from: Facet): readonly Facet[] {
  const top = from.furthest;
  const at = vertexAt(points, top);
  const gone: Facet[] = [from];
  const horizon: { readonly a: number; readonly b: number; readonly over: Facet }[] = [];
  from.isGone = true;
  for (let i = 0; i < gone.length; i += 1) {
    const facet = gone[i] ?? from;
    for (const [side, over] of facet.beyond.entries()) {
      if (over.isGone) continue;
      if (dot(over.normal, at) > over.height) {
        over.isGone = true;
        gone.push(over);
      } else horizon.push({ a: cornerOf(facet, side), b: cornerOf(facet, side + 1), over });
    }
  }
  // A side that was at the horizon first may be within it later.
  const rim = horizon.filter(({ over }) => !over.isGone);
  const fresh = rim.map(({ a, b }) => facetOf(points, [a, b, top]));
  const byStart = new Map(rim.map(({ a }, i) => [a, fresh[i]] as const));
  const byEnd = new Map(rim.map(({ b }, i) => [b, fresh[i]] as const));
  for (const [i, { a, b, over }] of rim.entries()) {
    const own = fresh[i] ?? from;
    own.beyond.push(over, byStart.get(b) ?? own, byEnd.get(a) ?? own);
    const side = over.corners.findIndex((corner, k) => corner === b && cornerOf(over, k + 1) === a);
    if (side >= 0) over.beyond[side] = own;
  }
  handOut(
    points,
    gone.flatMap(({ outside }) => outside),
    fresh,
  );
  return fresh;
}

const cornerOf = ({ corners }: Facet, side: number): number => corners[side % 3] ?? 0;

function facetOf(points: readonly Vec3[], corners: Triple): Facet {
  const [a, b, c] = corners.map((i) => vertexAt(points, i)) as unknown as readonly [Vec3, Vec3, Vec3];
  const normal = normalizeOr(cross(sub(b, a), sub(c, a)), ZERO);
  return { corners, normal, height: dot(normal, a), beyond: [], outside: [], furthest: -1, byM: 0, isGone: false };
}

/** Gives each point to the facet that it is furthest outside of; plain loops, for there are many. */
function handOut(points: readonly Vec3[], all: readonly number[], facets: readonly Facet[]): void {
  const lists = facets.map((): number[] => []);
  for (const i of all) {
    const { x, y, z } = points[i] ?? ZERO;
    let [by, own] = [0, -1];
    for (let k = 0; k < facets.length; k += 1) {
      const { normal, height } = facets[k] as Facet;
      const off = normal.x * x + normal.y * y + normal.z * z - height;
      if (off > by) [by, own] = [off, k];
    }
    const facet = facets[own];
    if (facet === undefined) continue;
    lists[own]?.push(i);
    if (by > facet.byM) [facet.byM, facet.furthest] = [by, i];
  }
  for (const [k, facet] of facets.entries()) facet.outside = lists[k] ?? [];
}

/** A tetrahedron of points that are far apart; null where there is none. */
function firstFacets(points: readonly Vec3[], near: number): readonly Facet[] | null {
  const furthest = (far: (at: Vec3) => number): number => {
    let [best, by] = [0, -Infinity];
    for (const [i, at] of points.entries()) {
      const own = far(at);
      if (own > by) [best, by] = [i, own];
    }
    return best;
  };
  if (points.length === 0) return null;
  const place = (i: number): Vec3 => vertexAt(points, i);
  const a = furthest(({ x, y, z }) => x + y / 2 + z / 3);
  const b = furthest((at) => square(sub(at, place(a))));
  const c = furthest((at) => square(cross(sub(place(b), place(a)), sub(at, place(a)))));
  const base = facetOf(points, [a, b, c]);
  const d = furthest((at) => Math.abs(dot(base.normal, at) - base.height));
  const over = dot(base.normal, place(d)) - base.height;
  if (Math.abs(over) <= near) return null;
  const [p, q, r] = over > 0 ? [a, c, b] : [a, b, c];
  const facets = [
    facetOf(points, [p, q, r]),
    facetOf(points, [q, p, d]),
    facetOf(points, [r, q, d]),
    facetOf(points, [p, r, d]),
  ];
  for (const facet of facets)
    for (const side of [0, 1, 2]) {
      const [from, to] = [cornerOf(facet, side), cornerOf(facet, side + 1)];
      const other = facets.find((one) =>
        one.corners.some((corner, k) => corner === to && cornerOf(one, k + 1) === from),
      );
      facet.beyond.push(other ?? facet);
    }
  handOut(points, [...points.keys()], facets);
  return facets;
}

const square = (v: Vec3): number => dot(v, v);
