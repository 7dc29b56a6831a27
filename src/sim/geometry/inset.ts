import { atan2 } from '../maths/trig.ts';
import { add, cross, dot, lerp, normalizeOr, scale, sub, UNIT_X, UNIT_Y, ZERO, type Vec3 } from '../maths/vec3.ts';
import { vertexAt, type Polyhedron } from './polyhedron.ts';

/** Faces by their corners; a corner may be there twice. */
export interface Insides {
  readonly vertices: readonly Vec3[];
  readonly faces: readonly { readonly vertices: readonly number[] }[];
}

const LEAST_FACES = 4;

/**
 * All of a convex solid that is further than this from each of its faces: its half-spaces moved inwards, and cut with
 * each other one by one. Null where nothing is left.
 */
export function inset(shape: Polyhedron, by: number): Insides | null {
  let rings: readonly Ring[] = shape.faces.map(({ vertices }) => vertices.map((i) => vertexAt(shape.vertices, i)));
  for (const { normal, vertices } of shape.faces) {
    rings = cut(rings, normal, dot(normal, vertexAt(shape.vertices, vertices[0] ?? 0)) - by);
    if (rings.length < LEAST_FACES) return null;
  }
  let next = 0;
  return {
    vertices: rings.flat(),
    faces: rings.map((ring) => ({ vertices: ring.map(() => next++) })),
  };
}

type Ring = readonly Vec3[];

/** The part of a convex solid under a plane, with the face that the cut makes. */
function cut(rings: readonly Ring[], normal: Vec3, height: number): readonly Ring[] {
  const onPlane: Vec3[] = [];
  const kept = rings.map((ring) => under(ring, normal, height, onPlane)).filter((ring) => ring.length > 2);
  return onPlane.length > 2 && kept.length > 0 ? [...kept, around(onPlane, normal)] : kept;
}

/** The part of a ring under a plane. Corners that the cut makes are added to those on the plane. */
function under(ring: Ring, normal: Vec3, height: number, onPlane: Vec3[]): Ring {
  const over = ring.map((corner) => dot(corner, normal) - height);
  if (over.every((at) => at < 0)) return ring;
  return ring.flatMap((corner, i) => {
    const next = (i + 1) % ring.length;
    const [here, there] = [over[i] ?? 0, over[next] ?? 0];
    const own = here <= 0 ? [corner] : [];
    if (here === 0) onPlane.push(corner);
    if (here * there >= 0) return own;
    const at = lerp(corner, ring[next] ?? corner, here / (here - there));
    onPlane.push(at);
    return [...own, at];
  });
}

/** Corners of a convex face, counter-clockwise seen from where it looks. */
function around(corners: Ring, normal: Vec3): Ring {
  const middle = scale(corners.reduce(add, ZERO), 1 / corners.length);
  const right = normalizeOr(cross(Math.abs(normal.x) < 0.5 ? UNIT_X : UNIT_Y, normal), UNIT_X);
  const up = cross(normal, right);
  return corners
    .map((corner) => ({ corner, angle: atan2(dot(sub(corner, middle), up), dot(sub(corner, middle), right)) }))
    .toSorted((a, b) => a.angle - b.angle)
    .map(({ corner }) => corner);
}
