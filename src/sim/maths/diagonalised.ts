import { atan2 } from './trig.ts';
import { fromAxisAngle, IDENTITY, multiply, normalize, rotate, type Quat } from './quat.ts';
import { dot, UNIT_X, UNIT_Y, UNIT_Z, vec3, type Vec3 } from './vec3.ts';

/** A symmetric 3 by 3 matrix. */
export interface Symmetric {
  readonly xx: number;
  readonly yy: number;
  readonly zz: number;
  readonly xy: number;
  readonly yz: number;
  readonly zx: number;
}

/** Its eigenvalues, and the turn from the eigenvectors to the axes that the matrix is given in. */
export interface Diagonal {
  readonly values: Vec3;
  readonly axes: Quat;
}

const SWEEPS = 12; // each squares what is off the diagonal: four are enough for doubles

/** Eigenvalues and eigenvectors by C. G. J. Jacobi's rotations (1846), each of which takes one product off the diagonal. */
export function diagonalised(m: Symmetric): Diagonal {
  let axes = IDENTITY;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const [p, q, about] of PLANES) {
      const turned = (v: Vec3): Vec3 => rotate(axes, v);
      const at = (u: Vec3, v: Vec3): number => dot(turned(u), times(m, turned(v)));
      const angle = atan2(2 * at(p, q), at(p, p) - at(q, q)) / 2;
      axes = normalize(multiply(axes, fromAxisAngle(about, angle)));
    }
  }
  const along = (axis: Vec3): number => {
    const unit = rotate(axes, axis);
    return dot(unit, times(m, unit));
  };
  return { values: vec3(along(UNIT_X), along(UNIT_Y), along(UNIT_Z)), axes };
}

/** Two axes, and the third about which the first turns towards the second. */
const PLANES = [
  [UNIT_X, UNIT_Y, UNIT_Z],
  [UNIT_Y, UNIT_Z, UNIT_X],
  [UNIT_Z, UNIT_X, UNIT_Y],
] as const;

const times = ({ xx, yy, zz, xy, yz, zx }: Symmetric, v: Vec3): Vec3 =>
  vec3(xx * v.x + xy * v.y + zx * v.z, xy * v.x + yy * v.y + yz * v.z, zx * v.x + yz * v.y + zz * v.z);
