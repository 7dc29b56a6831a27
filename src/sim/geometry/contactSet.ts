/**
 * Where two convex solids touch or nearly touch.
 *
 * Solids that overlap are first pushed apart along the shortest way until they just touch. Both cases are then one:
 * vertices close to the other solid, and edges that cross close by. The contacts found are pushed back, and their
 * distances shortened by the push as far as it went their way.
 */

import { addScaled, distanceSquared, dot, lengthSquared, negate, scale, sub, type Vec3 } from '../maths/vec3.ts';
import { boundsOf, segmentApart } from './bounds.ts';
import { closestOnSurface, crossing, isWithin, segmentsOf, type PointPair, type Segment } from './closest.ts';
import { translate, type Polyhedron } from './polyhedron.ts';
import { separatedBeyond } from './separatedBeyond.ts';
import { minAlong, widestGap, type Gap } from './separation.ts';
import { closestPair } from './signedDistance.ts';

export { signedDistance } from './signedDistance.ts';

/** A pair of points, one on the surface of each solid, where they come close. */
export type Contact = {
  readonly pointOnP: Vec3;
  readonly pointOnQ: Vec3;
  /** (pointOnP - pointOnQ) along the normal, in metres; negative where the solids overlap. */
  readonly distance: number;
  /** Unit vector from q towards p. */
  readonly normal: Vec3;
};

/** Contacts whose points are closer than this, in metres, on both solids are one. */
const SAME_POINT = 1e-6;

/** Points closer than this, in metres, give no direction: rounding of coordinates near 1 m is 1e-16. */
const NO_DIRECTION = 1e-7;

/**
 * Edges at a smaller angle (its sine) than this lie along each other and touch at their ends: over 50 mm they part
 * by half a micrometre. It is a hundred times the error of a 32-bit rotation.
 */
const ALONG = 1e-5;

/** A pair is indirect if a solid is closer to the other's point than this share of their distance: 60 degrees off. */
const INDIRECT = 0.5;

/** The state of one search: the solids just parted, and how to put back what it finds. */
type Search = {
  readonly p: Polyhedron;
  readonly q: Polyhedron;
  readonly within: number;
  /** The direction of the push and of the plane between the solids. */
  readonly normal: Vec3;
  /** How far p was pushed along the normal to part it from q; 0 for solids already apart. */
  readonly push: number;
  readonly found: Contact[];
};

/**
 * Whether one of the points is much closer to the other solid than to its partner: then the pair is seen through a
 * solid (the underside of a thin pad) or past a nearer place (the two bases of solids that stand side by side).
 */
const isIndirect = ({ p, q }: Search, { onP, onQ }: PointPair, size: number): boolean =>
  isWithin(onP, q, size * INDIRECT) || isWithin(onQ, p, size * INDIRECT);

/**
 * The contact that a pair of points of the parted solids stands for in the place where the solids really are, if any.
 */
function contactOf(search: Search, pair: PointPair): Contact | undefined {
  const { normal, push } = search;
  const between = sub(pair.onP, pair.onQ);
  const size = Math.sqrt(lengthSquared(between));
  if (size > NO_DIRECTION && isIndirect(search, pair, size)) return undefined;
  const direction = size > NO_DIRECTION ? scale(between, 1 / size) : normal;
  const distance = dot(between, direction) - push * dot(normal, direction);
  return { pointOnP: addScaled(pair.onP, normal, -push), pointOnQ: pair.onQ, distance, normal: direction };
}

const isSame = (a: Contact, b: Contact): boolean =>
  distanceSquared(a.pointOnP, b.pointOnP) < SAME_POINT * SAME_POINT &&
  distanceSquared(a.pointOnQ, b.pointOnQ) < SAME_POINT * SAME_POINT;

/** Lists what the pair of points stands for, unless it is nothing or too far. */
function note(search: Search, pair: PointPair): void {
  const contact = contactOf(search, pair);
  if (contact !== undefined && contact.distance <= search.within) search.found.push(contact);
}

/** The contacts without those that are the same as a closer one, or as an equally close one before them. */
const merged = (contacts: readonly Contact[]): readonly Contact[] =>
  contacts.filter(
    (contact, i) =>
      !contacts.some((other, j) => {
        const goesFirst = other.distance < contact.distance || (other.distance === contact.distance && j < i);
        return goesFirst && isSame(other, contact);
      }),
  );

/** The vertices of a solid that face the other, and the edges that come near it. */
type Near = { readonly vertices: readonly Vec3[]; readonly edges: readonly Segment[] };

/**
 * The features of `solid` that can lie within `reach` of the other: close to the plane, square to `away`, that holds
 * the other back, and close to the box around the other (a table top has all its edges in that plane).
 */
function nearPart(solid: Polyhedron, other: Polyhedron, away: Vec3, reach: number): Near {
  const level = reach - minAlong(other, -away.x, -away.y, -away.z);
  const around = boundsOf(other.vertices);
  const isNear = (a: Vec3, b: Vec3): boolean =>
    (dot(a, away) <= level || dot(b, away) <= level) && !segmentApart(a, b, around, reach);
  return {
    vertices: solid.vertices.filter((vertex) => isNear(vertex, vertex)),
    edges: segmentsOf(solid).filter(([a, b]) => isNear(a, b)),
  };
}

function noteCrossings(search: Search, edgesOfP: readonly Segment[], edgesOfQ: readonly Segment[]): void {
  for (const edgeOfP of edgesOfP) {
    for (const edgeOfQ of edgesOfQ) {
      const pair = crossing(edgeOfP, edgeOfQ, ALONG);
      if (pair !== undefined) note(search, pair);
    }
  }
}

function searchContacts(search: Search): void {
  const { p, q, normal, push, within } = search;
  const nearP = nearPart(p, q, normal, within + push);
  const nearQ = nearPart(q, p, negate(normal), within + push);
  for (const vertex of nearP.vertices) note(search, { onP: vertex, onQ: closestOnSurface(vertex, q) });
  for (const vertex of nearQ.vertices) note(search, { onP: closestOnSurface(vertex, p), onQ: vertex });
  noteCrossings(search, nearP.edges, nearQ.edges);
  // Edges that cross at an angle too small for a crossing, their ends just out of reach.
  if (search.found.length === 0) note(search, closestPair(p, q));
}

function startSearch(p: Polyhedron, q: Polyhedron, within: number, { distance, normal }: Gap): Search {
  const push = Math.max(0, -distance);
  const parted = push > 0 ? translate(p, scale(normal, push)) : p;
  return { p: parted, q, within, normal, push, found: [] };
}

/**
 * All the places where two placed convex solids come within `within` metres of each other: every vertex that is
 * that close to the other solid with the closest point there, and the closest points of every two edges that cross
 * that close. A face on a face, or an edge along a face, gives its extremal points. Empty only if the solids are
 * further apart. In a fixed order: vertices of p, vertices of q, crossings.
 *
 * Both points of a contact lie on the surfaces of the solids. Where the solids are apart they differ by exactly
 * `distance` times `normal`; where they overlap (meant for depths up to about 1 mm) also by a little sideways.
 */
export function contactSet(p: Polyhedron, q: Polyhedron, within: number): readonly Contact[] {
  if (separatedBeyond(p, q, within)) return [];
  const gap = widestGap(p, q, within);
  if (gap.distance > within) return [];
  const search = startSearch(p, q, within, gap);
  searchContacts(search);
  return merged(search.found);
}
