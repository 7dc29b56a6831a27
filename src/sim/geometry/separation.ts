/**
 * How far two convex polyhedra are apart along one direction: the separating axis test.
 * Source: S. Gottschalk, M. C. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996: face normals and cross products of edges
 * are all the directions that can matter.
 */

import { vec3, type Vec3 } from '../maths/vec3.ts';
import { heightOverFace, type Face, type Polyhedron } from './polyhedron.ts';

/** The gap of two solids along a direction. */
export type Gap = {
  /** In metres; negative where they overlap along every direction. Never more than the distance of the solids. */
  readonly distance: number;
  /** Unit vector from the second solid towards the first. */
  readonly normal: Vec3;
};

/** The least coordinate of the solid along (x, y, z). */
export function minAlong(solid: Polyhedron, x: number, y: number, z: number): number {
  let least = Infinity;
  for (const v of solid.vertices) least = Math.min(least, v.x * x + v.y * y + v.z * z);
  return least;
}

/** The gap of p over q along the unit vector (x, y, z), which points from q to p; negative where they overlap. */
export const gapAlong = (p: Polyhedron, q: Polyhedron, x: number, y: number, z: number): number =>
  minAlong(p, x, y, z) + minAlong(q, -x, -y, -z);

/** The height of the lowest vertex of `solid` above a face of `other`. */
function clearance(solid: Polyhedron, other: Polyhedron, face: Face): number {
  let least = Infinity;
  for (const vertex of solid.vertices) least = Math.min(least, heightOverFace(other, face, vertex));
  return least;
}

function widestOverFaces(p: Polyhedron, q: Polyhedron): Gap {
  let distance = -Infinity;
  let widest: Vec3 = vec3(0, 1, 0);
  for (const face of q.faces) {
    const gap = clearance(p, q, face);
    if (gap > distance) {
      distance = gap;
      widest = face.normal;
    }
  }
  return { distance, normal: widest };
}

const opposite = ({ distance, normal }: Gap): Gap => ({ distance, normal: vec3(-normal.x, -normal.y, -normal.z) });

/** The wider of the gaps along a direction and against it, if wider than `best`. */
function widerBothWays(p: Polyhedron, q: Polyhedron, best: Gap, x: number, y: number, z: number): Gap {
  const along = gapAlong(p, q, x, y, z);
  const against = gapAlong(q, p, x, y, z);
  if (along > best.distance && along >= against) return { distance: along, normal: vec3(x, y, z) };
  return against > best.distance ? { distance: against, normal: vec3(-x, -y, -z) } : best;
}

/** Edges at less than this sine to each other have no direction across both that rounding has not made. */
const PARALLEL = 1e-12;

/** The gap along the cross product of an edge direction of each, if wider than `best`. */
function widerAcross(p: Polyhedron, q: Polyhedron, best: Gap, a: Vec3, b: Vec3): Gap {
  const x = a.y * b.z - a.z * b.y;
  const y = a.z * b.x - a.x * b.z;
  const z = a.x * b.y - a.y * b.x;
  const sine = Math.sqrt(x * x + y * y + z * z);
  return sine < PARALLEL ? best : widerBothWays(p, q, best, x / sine, y / sine, z / sine);
}

/**
 * The widest gap of p over q among all directions that can matter.
 *
 * A positive gap proves them apart and bounds their distance from below; a negative one is minus the shortest way
 * to push them apart, which is along its normal.
 *
 * @param enough in metres: a gap wider than this is returned as soon as it is found, the widest or not
 */
export function widestGap(p: Polyhedron, q: Polyhedron, enough = Infinity): Gap {
  const overQ = widestOverFaces(p, q);
  if (overQ.distance > enough) return overQ;
  const overP = opposite(widestOverFaces(q, p));
  let best = overP.distance > overQ.distance ? overP : overQ;
  for (const a of p.edgeDirections) {
    for (const b of q.edgeDirections) {
      if (best.distance > enough) return best;
      best = widerAcross(p, q, best, a, b);
    }
  }
  return best;
}
