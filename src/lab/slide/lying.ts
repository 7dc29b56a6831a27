import { footingsFor, type Footing } from '#sim/roll/flat/footing.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vertexAt } from '#sim/geometry/polyhedron.ts';
import { fromTo, rotate, type Quat } from '#sim/maths/quat.ts';
import { dot, DOWN, sub } from '#sim/maths/vec3.ts';
import type { LabBody, LyingFace } from '../rolls/labBody.ts';

/** A body that lies on a face. */
export interface Lying {
  readonly rotation: Quat;
  /** Of the centre of mass over the ground, m. */
  readonly heightM: number;
  /** The face; null where it does not carry the body by itself: on wheels, or where the body would topple. */
  readonly footing: Footing | null;
}

const PARALLEL = 1 - 1e-9; // cosine

/** Puts a body on its face, turned the shortest way. */
export function layOn({ spec }: LabBody, { down }: LyingFace): Lying {
  const hull = convexHull3(spec.parts.flatMap(({ shape }) => shape.vertices.map((v) => sub(v, spec.com))));
  const [first, ...others] = hull.faces;
  if (first === undefined) throw new Error('a hull has faces');
  const face = others.reduce((best, next) => (dot(next.normal, down) > dot(best.normal, down) ? next : best), first);
  const rotation = fromTo(face.normal, DOWN);
  const { y } = rotate(rotation, vertexAt(hull.vertices, face.vertices[0] ?? 0));
  const footing = footingsFor(spec).find((one) => dot(one.down, face.normal) > PARALLEL) ?? null;
  return { rotation, heightM: -y, footing };
}
