import { IDENTITY } from '../maths/quat.ts';
import { scale, vec3, type Vec3 } from '../maths/vec3.ts';
import type { BodySpec } from './body.ts';
import { principalOf } from './massProperties.ts';

type Triple = readonly [number, number, number];

/** Mass properties as files give them; about the centre of mass, along the body's axes. */
export interface GivenMass {
  readonly massG: number;
  readonly comMm: Triple;
  readonly inertiaGMm2: Triple;
  /** Minus the sums of m x y, m y z, m z x. */
  readonly productsGMm2: Triple;
}

const GRAM = 1e-3;
const MM = 1e-3;

/** The body with these in the place of those of its parts; null for moments that no body has. */
export function withGivenMass(made: BodySpec, given: GivenMass): BodySpec | null {
  const [xx, yy, zz] = given.inertiaGMm2;
  const [xy, yz, zx] = given.productsGMm2;
  const by = GRAM * MM * MM;
  const inertia = { xx: xx * by, yy: yy * by, zz: zz * by, xy: xy * by, yz: yz * by, zx: zx * by };
  const isLevel = xy === 0 && yz === 0 && zx === 0;
  const { moments, axes } = isLevel ? { moments: scale(vec3(xx, yy, zz), by), axes: IDENTITY } : principalOf(inertia);
  if (!areMoments(isLevel ? vec3(xx, yy, zz) : moments)) return null;
  const [x, y, z] = given.comMm;
  const com = vec3(x * MM, y * MM, z * MM);
  const mass = given.massG * GRAM;
  return { ...made, mass, com, inertia, solid: { ...made.solid, mass, com, inertia: moments, axes } };
}

/** Whether a rigid body can have these principal moments: none is above the sum of the others. */
export const areMoments = ({ x, y, z: third }: Vec3): boolean =>
  Math.min(x, y, third) > 0 && x <= y + third && y <= third + x && third <= x + y;
