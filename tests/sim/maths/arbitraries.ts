import fc from 'fast-check';
import { fromAxisAngle, type Quat } from '#sim/maths/quat.ts';
import { normalizeOr, UNIT_X, vec3, type Vec3 } from '#sim/maths/vec3.ts';

/**
 * A number spread evenly between two. fast-check's own doubles are spread evenly over bit patterns, so that of three
 * coordinates one nearly always dwarfs the others.
 */
export const evenly = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 2 ** 40 }).map((step) => Math.min(max, min + ((max - min) * step) / 2 ** 40));

const coordinate = evenly(-10, 10);

/** Any vector within a box of 20 units. */
export const anyVec3: fc.Arbitrary<Vec3> = fc
  .tuple(coordinate, coordinate, coordinate)
  .map(([x, y, z]) => vec3(x, y, z));

/** Any direction. */
export const anyUnit: fc.Arbitrary<Vec3> = anyVec3.map((v) => normalizeOr(v, UNIT_X));

/** Any rotation, by up to a full turn about any axis. */
export const anyRotation: fc.Arbitrary<Quat> = fc
  .tuple(anyUnit, evenly(-Math.PI, Math.PI))
  .map(([axis, rad]) => fromAxisAngle(axis, rad));
