/** Rotations as unit quaternions, w the scalar part. */

import { atan2, degrees, sinCos, sinCosDeg, wrapDegrees } from './trig.ts';
import { add, cross, lengthSquared, type Vec3 } from './vec3.ts';

/** A rotation, if of length 1; every function here but {@link normalize} expects that and keeps it. */
export type Quat = { readonly x: number; readonly y: number; readonly z: number; readonly w: number };

/** The rotation that turns nothing. */
export const IDENTITY: Quat = { x: 0, y: 0, z: 0, w: 1 };

/** The rotation b followed by the rotation a. */
export const multiply = (a: Quat, b: Quat): Quat => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
});

/** The rotation that undoes q. */
export const conjugate = (q: Quat): Quat => ({ x: 0 - q.x, y: 0 - q.y, z: 0 - q.z, w: q.w });

/** v turned by q: v + w t + q x t with t = 2 q x v, which is q v q* multiplied out. */
export function rotate(q: Quat, v: Vec3): Vec3 {
  const tx = 2 * (q.y * v.z - q.z * v.y);
  const ty = 2 * (q.z * v.x - q.x * v.z);
  const tz = 2 * (q.x * v.y - q.y * v.x);
  return {
    x: v.x + q.w * tx + (q.y * tz - q.z * ty),
    y: v.y + q.w * ty + (q.z * tx - q.x * tz),
    z: v.z + q.w * tz + (q.x * ty - q.y * tx),
  };
}

/** v turned back by q: what {@link rotate} turned into v. */
export const unrotate = (q: Quat, v: Vec3): Vec3 => rotate(conjugate(q), v);

/**
 * The quaternion scaled to length 1.
 *
 * @throws RangeError for a quaternion without a direction (zero, NaN or infinite): no rotation can become one, so
 *   it is a bug; files and messages are checked where they are read.
 */
export function normalize(q: Quat): Quat {
  const size = Math.sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
  if (!(size > 0 && size < Infinity)) throw new RangeError('a quaternion without a direction is not a rotation');
  return { x: q.x / size, y: q.y / size, z: q.z / size, w: q.w / size };
}

/** A turn gone on with: as far beyond `to` as `by` times the way from `from`, for turns of a few degrees. */
export function extrapolated(from: Quat, to: Quat, by: number): Quat {
  const side = from.x * to.x + from.y * to.y + from.z * to.z + from.w * to.w < 0 ? -1 : 1; // q and -q are one rotation
  const on = (a: number, b: number): number => b + (b - side * a) * by;
  return normalize({ x: on(from.x, to.x), y: on(from.y, to.y), z: on(from.z, to.z), w: on(from.w, to.w) });
}

/** The rotation by an angle in radians about a unit axis, counter-clockwise seen from the axis's tip. */
export function fromAxisAngle(axis: Vec3, rad: number): Quat {
  const { sin, cos } = sinCos(rad / 2);
  return { x: axis.x * sin, y: axis.y * sin, z: axis.z * sin, w: cos };
}

/** The rotation by a yaw in degrees about +y, counter-clockwise seen from above. */
export function fromYawDeg(deg: number): Quat {
  const { sin, cos } = sinCosDeg(deg / 2);
  return { x: 0, y: sin, z: 0, w: cos };
}

/**
 * The heading in degrees, in (-180, 180], of the turned +x axis as seen from above, counter-clockwise from +x.
 * It undoes {@link fromYawDeg} to 1e-13 degrees. Where the turned axis points straight up or down there is no
 * heading and the answer is what rounding makes of it (0 for exact quarter turns).
 */
export function yawDegOf(q: Quat): number {
  const x = q.w * q.w + q.x * q.x - q.y * q.y - q.z * q.z;
  const towardsViewer = 2 * (q.x * q.z - q.w * q.y);
  return wrapDegrees(degrees(atan2(-towardsViewer, x)));
}

/**
 * How far a thing is turned about the vertical, degrees in (-180, 180], however far it is tipped: the yaw that is left
 * when it is stood upright the shortest way. Upright it is {@link yawDegOf}; that one reads a heading from one side of
 * the base, which tipping alone turns. Upside down there is none, and the answer is what rounding makes of it.
 */
export const swivelDegOf = (q: Quat): number => wrapDegrees(2 * degrees(atan2(q.y, q.w)));

/** Below this squared length of u + v the two are opposite, to about 1e-12 radians, and any half turn will do. */
const OPPOSITE = 1e-24;

/** A half turn about some axis at right angles to u, the same one every time. */
function halfTurnAcross(u: Vec3): Quat {
  return Math.abs(u.x) < 0.6
    ? normalize({ x: 0, y: u.z, z: 0 - u.y, w: 0 })
    : normalize({ x: 0 - u.z, y: 0, z: u.x, w: 0 });
}

/**
 * The smallest rotation that turns the unit vector u into the unit vector v.
 *
 * The scalar part 1 + u.v is taken as |u + v|^2 / 2 and the cross product with u + v instead of v, because the sum
 * of nearly opposite vectors is exact where 1 + u.v would cancel.
 */
export function fromTo(u: Vec3, v: Vec3): Quat {
  const sum = add(u, v);
  const sumSquared = lengthSquared(sum);
  if (sumSquared < OPPOSITE) return halfTurnAcross(u);
  const axis = cross(u, sum);
  return normalize({ x: axis.x, y: axis.y, z: axis.z, w: sumSquared / 2 });
}
