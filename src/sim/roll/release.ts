import { hundredth, millionth } from '../maths/quantise.ts';
import { normalize, rotate, type Quat } from '../maths/quat.ts';
import { radians } from '../maths/trig.ts';
import { scale, sub, vec3, type Vec3 } from '../maths/vec3.ts';
import type { Pose } from '../world/pose.ts';

/**
 * How a body leaves the hand. Millimetres, degrees, seconds, every number a multiple of its quantum, so that what is
 * written is exactly what was thrown: 0.01 of everything, 0.000001 of the quaternion.
 */
export interface Release {
  /** The place of the body's middle (body.ts), from the middle of the arena's ground. */
  readonly atMm: Triple;
  /** Turns the body's frame (y up) to the table's: x, y, z, w. Of length 1 but for its quantum. */
  readonly quaternion: readonly [x: number, y: number, z: number, w: number];
  /** The velocity of the centre of mass. */
  readonly velocityMmS: Triple;
  /** About the table's axes, counter-clockwise seen from the axis's tip. */
  readonly spinDegS: Triple;
}

export type Triple = readonly [x: number, y: number, z: number];

const MM = 1e-3;

const triple = ([x, y, z]: Triple, quantised: (n: number) => number): Triple => [
  quantised(x),
  quantised(y),
  quantised(z),
];
const toVec3 = ([x, y, z]: Triple): Vec3 => vec3(x, y, z);

/** The same release in whole quanta: what is recorded, written and simulated. */
export function quantiseRelease({ atMm, quaternion: [x, y, z, w], velocityMmS, spinDegS }: Release): Release {
  return {
    atMm: triple(atMm, hundredth),
    quaternion: [millionth(x), millionth(y), millionth(z), millionth(w)],
    velocityMmS: triple(velocityMmS, hundredth),
    spinDegS: triple(spinDegS, hundredth),
  };
}

/** A body's place as it is written. */
export type Placed = Pick<Release, 'atMm' | 'quaternion'>;

const rotationOf = ({ quaternion: [x, y, z, w] }: Placed): Quat => normalize({ x, y, z, w });

/** Where the body's own origin is as it is let go (or lies), and how it is turned. `middle`: the body's, m. */
export function poseAtRelease(placed: Placed, middle: Vec3): Pose {
  const rotation = rotationOf(placed);
  return { position: sub(scale(toVec3(placed.atMm), MM), rotate(rotation, middle)), rotation };
}

/** The velocity of the centre of mass, m/s. */
export const velocityAtRelease = (release: Pick<Release, 'velocityMmS'>): Vec3 =>
  scale(toVec3(release.velocityMmS), MM);

/** rad/s. */
export const spinAtRelease = ({ spinDegS: [x, y, z] }: Pick<Release, 'spinDegS'>): Vec3 =>
  vec3(radians(x), radians(y), radians(z));
