/** Convex solids by their corners, edges and faces. Lengths in metres. */

import { normalize as normalizeQuat, rotate, type Quat } from '../maths/quat.ts';
import { add, cross, distance, dot, normalizeOr, scale, sub, vec3, ZERO, type Vec3 } from '../maths/vec3.ts';

/** Two indices into a polyhedron's vertices. */
export type Edge = readonly [number, number];

/** A flat side: its corners in order, counter-clockwise seen from outside, and its outward unit normal. */
export type Face = { readonly vertices: readonly number[]; readonly normal: Vec3 };

/** A ball around all vertices. */
export type Sphere = { readonly centre: Vec3; readonly radius: number };

/** A convex polyhedron. Made by {@link polyhedron} and the builders on it, which derive all but the corners. */
export type Polyhedron = {
  readonly vertices: readonly Vec3[];
  readonly edges: readonly Edge[];
  readonly faces: readonly Face[];
  /** One unit vector for every set of parallel edges. */
  readonly edgeDirections: readonly Vec3[];
  readonly sphere: Sphere;
};

/** The vertex of a polyhedron by its index. @throws RangeError for an index that it has not, which is a bug. */
export function vertexAt(vertices: readonly Vec3[], index: number): Vec3 {
  const vertex = vertices[index];
  if (vertex === undefined) throw new RangeError(`no vertex ${index} among ${vertices.length}`);
  return vertex;
}

/** Newell's normal: the sum of the ring's cross products, which no single short side can spoil. */
function ringNormal(vertices: readonly Vec3[], ring: readonly number[]): Vec3 {
  const origin = vertexAt(vertices, ring[0] ?? 0);
  let sum = ZERO;
  let before = ZERO;
  for (const index of ring) {
    const spoke = sub(vertexAt(vertices, index), origin);
    sum = add(sum, cross(before, spoke));
    before = spoke;
  }
  return normalizeOr(sum, ZERO);
}

/** Every side of every ring once, in order of appearance. */
function edgesOf(rings: readonly (readonly number[])[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const ring of rings) {
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const edge: Edge = from < to ? [from, to] : [to, from];
      edges.set(edge.join(), edge);
    });
  }
  return [...edges.values()];
}

/** Edges of a solid whose directions differ by less than this sine are one direction for the separating axes. */
const SAME_DIRECTION = 1e-12;

function directionsOf(vertices: readonly Vec3[], edges: readonly Edge[]): Vec3[] {
  const directions: Vec3[] = [];
  for (const [from, to] of edges) {
    const direction = normalizeOr(sub(vertexAt(vertices, to), vertexAt(vertices, from)), ZERO);
    const known = directions.some((other) => distance(cross(other, direction), ZERO) < SAME_DIRECTION);
    if (!known) directions.push(direction);
  }
  return directions;
}

function sphereAround(vertices: readonly Vec3[]): Sphere {
  const centre = scale(vertices.reduce(add, ZERO), 1 / vertices.length);
  return { centre, radius: vertices.reduce((most, vertex) => Math.max(most, distance(vertex, centre)), 0) };
}

/**
 * A convex polyhedron from its corners and its faces.
 *
 * @param vertices corners, in metres; the caller vouches for convexity
 * @param rings each face's corner indices, counter-clockwise seen from outside
 */
export function polyhedron(vertices: readonly Vec3[], rings: readonly (readonly number[])[]): Polyhedron {
  const edges = edgesOf(rings);
  return {
    vertices,
    edges,
    faces: rings.map((ring) => ({ vertices: ring, normal: ringNormal(vertices, ring) })),
    edgeDirections: directionsOf(vertices, edges),
    sphere: sphereAround(vertices),
  };
}

/**
 * An upright pyramid on a square: base centre at the origin, base in the plane y = 0, apex at (0, height, 0).
 * Vertices A(+x, +z), B(-x, +z), C(-x, -z), D(+x, -z), apex; faces base, then AB, BC, CD, DA.
 *
 * @param baseEdge side of the square in metres
 * @param height apex above the base in metres
 */
export function squarePyramid(baseEdge: number, height: number): Polyhedron {
  const half = baseEdge / 2;
  const corners = [
    vec3(half, 0, half),
    vec3(-half, 0, half),
    vec3(-half, 0, -half),
    vec3(half, 0, -half),
    vec3(0, height, 0),
  ];
  return polyhedron(corners, [
    [0, 1, 2, 3],
    [1, 0, 4],
    [2, 1, 4],
    [3, 2, 4],
    [0, 3, 4],
  ]);
}

/**
 * A box centred at the origin, its sides along the axes; half its extents in metres.
 * Vertices: the top (+y) ring A, B, C, D as in {@link squarePyramid}, then the bottom ring; faces top, bottom, +z, -x,
 * -z, +x.
 */
export function box(halfX: number, halfY: number, halfZ: number): Polyhedron {
  const ring = (y: number): Vec3[] => [
    vec3(halfX, y, halfZ),
    vec3(-halfX, y, halfZ),
    vec3(-halfX, y, -halfZ),
    vec3(halfX, y, -halfZ),
  ];
  return polyhedron(
    [...ring(halfY), ...ring(-halfY)],
    [
      [3, 2, 1, 0],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
    ],
  );
}

/**
 * The polyhedron turned about its own origin and then moved.
 *
 * @param position where its origin comes to lie, in metres
 * @param rotation scaled to length 1 here, because a physics engine's 32-bit quaternion is off by up to 1e-7
 */
export function place(shape: Polyhedron, position: Vec3, rotation: Quat): Polyhedron {
  const turn = normalizeQuat(rotation);
  const put = (point: Vec3): Vec3 => add(rotate(turn, point), position);
  return {
    vertices: shape.vertices.map(put),
    edges: shape.edges,
    faces: shape.faces.map((face) => ({ vertices: face.vertices, normal: rotate(turn, face.normal) })),
    edgeDirections: shape.edgeDirections.map((direction) => rotate(turn, direction)),
    sphere: { centre: put(shape.sphere.centre), radius: shape.sphere.radius },
  };
}

/** The polyhedron moved by a vector in metres. */
export function translate(shape: Polyhedron, by: Vec3): Polyhedron {
  return {
    vertices: shape.vertices.map((vertex) => add(vertex, by)),
    edges: shape.edges,
    faces: shape.faces,
    edgeDirections: shape.edgeDirections,
    sphere: { centre: add(shape.sphere.centre, by), radius: shape.sphere.radius },
  };
}

/** How far a point lies above a face's plane, outside positive, in metres. */
export const heightOverFace = (shape: Polyhedron, face: Face, point: Vec3): number =>
  dot(face.normal, point) - dot(face.normal, vertexAt(shape.vertices, face.vertices[0] ?? 0));
