/**
 * How high a convex body's centre of mass must be for the body to touch a level table from above with a direction of
 * its own down: the hull's support function seen from the centre of mass, a landscape over the sphere of directions.
 * Its valleys are the faces that the body can lie on; between two faces it goes over their common edge. Over a corner
 * the height falls away on all sides from the direction of that corner, so for every way that leads through the
 * corner's region below some level, the region's outline has one, too (the part above the level is convex): the edges
 * are all the passes there are. Metres.
 */

import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vertexAt } from '#sim/geometry/polyhedron.ts';
import { addScaled, dot, length, scale, sub, type Vec3 } from '#sim/maths/vec3.ts';

/** The way from one face down to a neighbouring one: over their common edge. */
export interface Pass {
  readonly faces: readonly [number, number];
  /** The greatest height on the way. */
  readonly height: number;
}

/** A face that is down. */
export interface Ground {
  /** Outward, of length 1, in the body's frame. */
  readonly normal: Vec3;
  /** The height of the centre of mass with this face on the table. */
  readonly height: number;
}

/**
 * A corner of the hull, and the corners along its edges, each with the face to the left and to the right of the edge,
 * seen from outside.
 */
export interface Corner {
  readonly at: Vec3; // from the centre of mass
  readonly edges: readonly { readonly along: Vec3; readonly left: number; readonly right: number }[];
}

export interface Landscape {
  readonly faces: readonly Ground[];
  readonly passes: readonly Pass[];
  readonly corners: readonly Corner[];
  /** From the centre of mass to the furthest corner, m. */
  readonly radius: number;
}

/**
 * The landscape of the convex hull of these points.
 *
 * @param com the centre of mass, within the hull
 */
export function landscapeOf(points: readonly Vec3[], com: Vec3): Landscape {
  const hull = convexHull3(points.map((p) => sub(p, com)));
  const at = (i: number): Vec3 => vertexAt(hull.vertices, i);
  const faces = hull.faces.map(({ normal, vertices: [first = 0] }): Ground => ({
    normal,
    height: dot(normal, at(first)),
  }));
  if (faces.some(({ height }) => height <= 0)) throw new Error('the centre of mass is not within the hull');
  const leftOf = new Map(
    hull.faces.flatMap(({ vertices: ring }, face) =>
      ring.map((from, i) => [`${from},${ring[(i + 1) % ring.length]}`, face] as const),
    ),
  );
  const beside = (from: number, to: number): number => leftOf.get(`${from},${to}`) ?? 0;
  return {
    faces,
    passes: hull.edges.map(([from, to]): Pass => {
      const [left, right] = [beside(from, to), beside(to, from)];
      return { faces: [left, right], height: passHeight(at(from), at(to), faces, left, right) };
    }),
    radius: Math.max(...hull.vertices.map(length)),
    corners: hull.vertices.map((corner, i) => ({
      at: corner,
      edges: hull.edges
        .filter((edge) => edge.includes(i))
        .map(([from, to]) => {
          const other = from === i ? to : from;
          return { along: sub(at(other), corner), left: beside(i, other), right: beside(other, i) };
        }),
    })),
  };
}

const NO_FACE: Ground = { normal: { x: 0, y: 0, z: 0 }, height: Infinity };

/**
 * Turning over an edge the centre of mass is highest over it: as far from its line as it is, unless that never comes to
 * be upright between the two faces.
 */
function passHeight(from: Vec3, to: Vec3, faces: readonly Ground[], left: number, right: number): number {
  const edge = sub(to, from);
  // the point of the edge's line nearest to the centre of mass
  const foot = addScaled(from, edge, -dot(from, edge) / dot(edge, edge));
  const [a, b] = [faces[left] ?? NO_FACE, faces[right] ?? NO_FACE];
  const folded = dot(a.normal, b.normal);
  // The foot's direction is between the normals where it leans from each towards the other.
  const between = dot(foot, b.normal) > a.height * folded && dot(foot, a.normal) > b.height * folded;
  return between ? length(foot) : Math.max(a.height, b.height);
}

/** The corner that is down, and how far down it is from the centre of mass: the height of the landscape there. */
export interface Lowest {
  readonly corner: Corner;
  readonly height: number;
}

/** @param down of length 1, in the body's frame */
export function lowestCorner({ corners }: Landscape, down: Vec3): Lowest {
  let [lowest, height]: [Corner | null, number] = [null, -Infinity];
  for (const corner of corners) {
    const depth = dot(corner.at, down);
    if (depth > height) [lowest, height] = [corner, depth];
  }
  if (lowest === null) throw new Error('a direction is three numbers');
  return { corner: lowest, height };
}

/**
 * A face that can be reached from a direction without going up: rolling off the lowest corner until an edge is down,
 * and over that edge to its lower side.
 *
 * @param down of length 1, in the body's frame
 * @param corner the lowest with that direction down
 */
export function faceBelow({ faces }: Landscape, down: Vec3, corner: Corner): number {
  let [first, nearest] = [corner.edges[0], Infinity];
  for (const edge of corner.edges) {
    const turning = dot(corner.at, edge.along);
    if (turning >= 0) continue;
    const share = dot(down, edge.along) / turning; // down - share * corner is square to the edge: it is down, too
    if (share < nearest) [first, nearest] = [edge, share];
  }
  if (!first || nearest === Infinity) throw new Error('the centre of mass is within the hull');
  const there = addScaled(down, corner.at, -nearest);
  const upright = scale(there, 1 / length(there));
  const normal = faces[first.left]?.normal ?? upright;
  return dot(addScaled(normal, upright, -dot(normal, upright)), corner.at) <= 0 ? first.left : first.right;
}
