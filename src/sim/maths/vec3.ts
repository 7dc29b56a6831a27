/** Immutable vectors of three doubles. Right-handed; in world space x is right, y up, z towards the viewer. */

/** A point or a direction; the unit is the caller's (metres throughout the simulation). */
export type Vec3 = { readonly x: number; readonly y: number; readonly z: number };

export const ZERO: Vec3 = { x: 0, y: 0, z: 0 };
export const UNIT_X: Vec3 = { x: 1, y: 0, z: 0 };
export const UNIT_Y: Vec3 = { x: 0, y: 1, z: 0 };
export const UNIT_Z: Vec3 = { x: 0, y: 0, z: 1 };
export const DOWN: Vec3 = { x: 0, y: -1, z: 0 };

/** The vector (x, y, z). */
export const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });

/** a + b. */
export const add = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });

/** a - b. */
export const sub = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });

/** v times a number. */
export const scale = (v: Vec3, by: number): Vec3 => ({ x: v.x * by, y: v.y * by, z: v.z * by });

/** a + b * by, in one allocation. */
export const addScaled = (a: Vec3, b: Vec3, by: number): Vec3 => ({
  x: a.x + b.x * by,
  y: a.y + b.y * by,
  z: a.z + b.z * by,
});

/** The vector pointing the other way; never makes -0 of 0. */
export const negate = (v: Vec3): Vec3 => ({ x: 0 - v.x, y: 0 - v.y, z: 0 - v.z });

/** Scalar product. */
export const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** Vector product, right-handed: UNIT_X x UNIT_Y = UNIT_Z. */
export const cross = (a: Vec3, b: Vec3): Vec3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** Squared length. */
export const lengthSquared = (v: Vec3): number => v.x * v.x + v.y * v.y + v.z * v.z;

/** Length. Not `Math.hypot`, which differs between engines. */
export const length = (v: Vec3): number => Math.sqrt(lengthSquared(v));

/** Squared distance of two points. */
export function distanceSquared(a: Vec3, b: Vec3): number {
  const x = a.x - b.x;
  const y = a.y - b.y;
  const z = a.z - b.z;
  return x * x + y * y + z * z;
}

/** Distance of two points. */
export const distance = (a: Vec3, b: Vec3): number => Math.sqrt(distanceSquared(a, b));

/** The answer of {@link normalize} for a vector without direction. */
export type ZeroVector = 'zero-vector';

/** Below this length the square of a vector loses digits to underflow, and with them its direction. */
const NO_DIRECTION = 1e-140;

/** The vector of length 1 in the direction of v, or `'zero-vector'` where v is shorter than 1e-140. */
export function normalize(v: Vec3): Vec3 | ZeroVector {
  const size = length(v);
  return size < NO_DIRECTION ? 'zero-vector' : { x: v.x / size, y: v.y / size, z: v.z / size };
}

/** The vector of length 1 in the direction of v, or `otherwise` where v has no direction. */
export function normalizeOr(v: Vec3, otherwise: Vec3): Vec3 {
  const unit = normalize(v);
  return unit === 'zero-vector' ? otherwise : unit;
}

/** The point a share t of the way from a to b; exactly a at 0 and exactly b at 1. */
export const lerp = (a: Vec3, b: Vec3, t: number): Vec3 => ({
  x: a.x * (1 - t) + b.x * t,
  y: a.y * (1 - t) + b.y * t,
  z: a.z * (1 - t) + b.z * t,
});

/** The shadow of v on the table: its height set to 0. */
export const horizontal = (v: Vec3): Vec3 => ({ x: v.x, y: 0, z: v.z });

/** Distance of the shadows of two points on the table. */
export function horizontalDistance(a: Vec3, b: Vec3): number {
  const x = a.x - b.x;
  const z = a.z - b.z;
  return Math.sqrt(x * x + z * z);
}
