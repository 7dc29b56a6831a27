import type { PieceId } from '../ids.ts';
import { hundredth, millionth } from '../maths/quantise.ts';
import { normalize, rotate, type Quat } from '../maths/quat.ts';
import { radians } from '../maths/trig.ts';
import { scale, sub, vec3, type Vec3 } from '../maths/vec3.ts';
import type { Pose } from '../world/pose.ts';
import { TRUCK_MIDDLE } from './truck.ts';

/**
 * How a truck leaves the hand. Millimetres, degrees, seconds, every number a multiple of its quantum, so that what is
 * written is exactly what was thrown: 0.01 of everything, 0.000001 of the quaternion.
 */
export interface Throw {
  readonly truck: PieceId;
  /** Of the truck's middle (data/truck.json), from the middle of the arena's ground. */
  readonly atMm: Triple;
  /** Turns the truck's frame (x forwards, y up, z to its right) to the table's: x, y, z, w. Of length 1 but for its quantum. */
  readonly quaternion: readonly [x: number, y: number, z: number, w: number];
  /** Of the centre of mass. */
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

/** The same throw in whole quanta: what is recorded, written and simulated. */
export function quantiseThrow(thrown: Throw): Throw {
  const [x, y, z, w] = thrown.quaternion;
  return {
    truck: thrown.truck,
    atMm: triple(thrown.atMm, hundredth),
    quaternion: [millionth(x), millionth(y), millionth(z), millionth(w)],
    velocityMmS: triple(thrown.velocityMmS, hundredth),
    spinDegS: triple(thrown.spinDegS, hundredth),
  };
}

/** A truck's place as it is written. */
export type Placed = Pick<Throw, 'atMm' | 'quaternion'>;

const rotationOf = ({ quaternion: [x, y, z, w] }: Placed): Quat => normalize({ x, y, z, w });

/** Where the truck's own origin is as it is let go (or lies), and how it is turned. */
export function poseAtRelease(thrown: Placed): Pose {
  const rotation = rotationOf(thrown);
  return { position: sub(scale(toVec3(thrown.atMm), MM), rotate(rotation, TRUCK_MIDDLE)), rotation };
}

/** Of the centre of mass, m/s. */
export const velocityAtRelease = (thrown: Pick<Throw, 'velocityMmS'>): Vec3 => scale(toVec3(thrown.velocityMmS), MM);

/** rad/s. */
export const spinAtRelease = (thrown: Throw): Vec3 =>
  vec3(radians(thrown.spinDegS[0]), radians(thrown.spinDegS[1]), radians(thrown.spinDegS[2]));
