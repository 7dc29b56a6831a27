import { convexHull3 } from '../../sim/geometry/convexHull3.ts';
import { vertexAt } from '../../sim/geometry/polyhedron.ts';
import { fromTo, rotate, type Quat } from '../../sim/maths/quat.ts';
import { dot, DOWN, sub, type Vec3 } from '../../sim/maths/vec3.ts';
import type { LabBody, LyingFace } from '../rolls/labBody.ts';

/** A body that lies on a face. */
export interface Lying {
  readonly rotation: Quat;
  /** Of the centre of mass over the ground, m. */
  readonly heightM: number;
  /** The outline of the face on the ground, from below the centre of mass, m: a convex polygon, x and z. */
  readonly outline: readonly Vec3[];
}

/** Puts a body on its face, turned the shortest way. */
export function layOn({ spec }: LabBody, { down }: LyingFace): Lying {
  const hull = convexHull3(spec.parts.flatMap(({ shape }) => shape.vertices.map((v) => sub(v, spec.com))));
  const [first, ...others] = hull.faces;
  if (first === undefined) throw new Error('a hull has faces');
  const face = others.reduce((best, next) => (dot(next.normal, down) > dot(best.normal, down) ? next : best), first);
  const rotation = fromTo(face.normal, DOWN);
  const outline = face.vertices.map((i) => rotate(rotation, vertexAt(hull.vertices, i)));
  return { rotation, heightM: -(outline[0]?.y ?? 0), outline };
}
