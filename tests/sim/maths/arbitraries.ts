import fc from 'fast-check';
import { fromAxisAngle, type Quat } from '../../../src/sim/maths/quat.ts';
import { normalizeOr, UNIT_X, vec3, type Vec3 } from '../../../src/sim/maths/vec3.ts';

const coordinate = fc.double({ min: -10, max: 10, noNaN: true });

/** Any vector within a box of 20 units. */
export const anyVec3: fc.Arbitrary<Vec3> = fc.tuple(coordinate, coordinate, coordinate).map(([x, y, z]) => vec3(x, y, z));

/** Any direction. */
export const anyUnit: fc.Arbitrary<Vec3> = anyVec3.map((v) => normalizeOr(v, UNIT_X));

/** Any rotation, by up to a full turn about any axis. */
export const anyRotation: fc.Arbitrary<Quat> = fc
  .tuple(anyUnit, fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }))
  .map(([axis, rad]) => fromAxisAngle(axis, rad));
