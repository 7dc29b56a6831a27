import type { Throw } from '../../../../games/trexlands/throws.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import { degrees } from '../../../../sim/maths/trig.ts';
import type { Quat } from '../../../../sim/maths/quat.ts';
import { length, scale, vec3, type Vec3 } from '../../../../sim/maths/vec3.ts';
import { THROW_LIMITS } from '../../../../sim/roll/throwLimits.ts';
import { quantiseThrow } from '../../../../sim/roll/throws.ts';
import type { Going } from './pointerMotion.ts';

/** How a truck leaves a hand; places in mm from the middle of the arena's ground. */
export interface Leaving {
  readonly truck: PieceId;
  readonly xMm: number;
  /** Of its middle. */
  readonly yMm: number;
  readonly zMm: number;
  readonly rotation: Quat;
  readonly going: Going;
  /** rad/s */
  readonly spin: Vec3;
}

/** What quantising may add to a speed (mm/s) or a spin (rad/s): both stay within the limits. */
const SLACK = 0.02;
const FASTEST_MM_S = THROW_LIMITS.fastestMS * 1000 - SLACK;
const MOST_SPIN = THROW_LIMITS.mostSpinRadS - SLACK;

/** Nobody's hand is faster than a hand's limits: what goes faster leaves it as fast as they let it. Too little spin stays too little. */
export function makeThrow({ truck, xMm, yMm, zMm, rotation: { x, y, z, w }, going, spin }: Leaving): Throw {
  const velocity = shortened(vec3(going.x, 0, going.z), FASTEST_MM_S);
  const turning = shortened(spin, MOST_SPIN);
  return quantiseThrow({
    truck,
    atMm: [xMm, yMm, zMm],
    quaternion: [x, y, z, w],
    velocityMmS: [velocity.x, velocity.y, velocity.z],
    spinDegS: [degrees(turning.x), degrees(turning.y), degrees(turning.z)],
  });
}

function shortened(v: Vec3, most: number): Vec3 {
  const size = length(v);
  return size <= most ? v : scale(v, most / size);
}
