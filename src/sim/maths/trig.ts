/**
 * Trigonometry that gives the same bits in every engine.
 *
 * The language leaves the last bits of the host's `Math.sin` and its kin to the implementation, so two browsers
 * may disagree. Everything here is built from + - * / and `Math.sqrt`, which IEEE 754 fixes.
 */

/** A sine and a cosine of the same angle. */
export type SinCos = { readonly sin: number; readonly cos: number };

const DEGREES_PER_RADIAN = 180 / Math.PI;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Radians to degrees. */
export const degrees = (rad: number): number => rad * DEGREES_PER_RADIAN;

/** Degrees to radians. */
export const radians = (deg: number): number => deg * RADIANS_PER_DEGREE;

/** The same direction in (-180, 180]; exact, and never -0. */
export function wrapDegrees(deg: number): number {
  const turned = deg % 360;
  if (turned > 180) return turned - 360;
  if (turned <= -180) return turned + 360;
  return turned + 0; // -0 + 0 is +0
}

/** sin(y) / y - 1 is z * (S1 + z * (S2 + ...)) with z = y * y: the Taylor series, Sk = (-1)^k / (2k + 1)!. */
const S1 = -1 / 6;
const S2 = 1 / 120;
const S3 = -1 / 5040;
const S4 = 1 / 362880;
const S5 = -1 / 39916800;
const S6 = 1 / 6227020800;
const S7 = -1 / 1307674368000;
const S8 = 1 / 355687428096000;

/**
 * Sine of y + tail for |y| <= pi/4, tail the part of the angle below y's last bit.
 * The first term left out is y^19 / 19!, below 9e-20.
 */
function sinKernel(y: number, tail: number): number {
  const z = y * y;
  const series = S1 + z * (S2 + z * (S3 + z * (S4 + z * (S5 + z * (S6 + z * (S7 + z * S8))))));
  return y + (y * z * series + tail * (1 - 0.5 * z));
}

/** cos(y) - 1 + z / 2 is z * z * (C2 + z * (C3 + ...)): the Taylor series, Ck = (-1)^k / (2k)!. */
const C2 = 1 / 24;
const C3 = -1 / 720;
const C4 = 1 / 40320;
const C5 = -1 / 3628800;
const C6 = 1 / 479001600;
const C7 = -1 / 87178291200;
const C8 = 1 / 20922789888000;
const C9 = -1 / 6402373705728000;

/**
 * Cosine of y + tail for |y| <= pi/4. The first term left out is y^20 / 20!, below 4e-21.
 * 1 - z/2 is rounded once and its rounding error added back with the small terms.
 */
function cosKernel(y: number, tail: number): number {
  const z = y * y;
  const half = 0.5 * z;
  const head = 1 - half;
  const series = C2 + z * (C3 + z * (C4 + z * (C5 + z * (C6 + z * (C7 + z * (C8 + z * C9))))));
  return head + (1 - head - half + (z * z * series - y * tail));
}

/** The sine and cosine of `quadrant` right angles more than the angle whose own are given; no -0 is made of 0. */
function turned(quadrant: number, sine: number, cosine: number): SinCos {
  switch (quadrant & 3) {
    case 0:
      return { sin: sine, cos: cosine };
    case 1:
      return { sin: cosine, cos: 0 - sine };
    case 2:
      return { sin: 0 - sine, cos: 0 - cosine };
    default:
      return { sin: 0 - cosine, cos: sine };
  }
}

/** pi/2 in three pieces (Cody and Waite): two of 33 bits, so that up to 2^20 times each is exact, and the rest. */
const HALF_PI_1 = 1.5707963267341256;
const HALF_PI_2 = 6.077100506303966e-11;
const HALF_PI_3 = 2.0222662487959506e-21;

/** Beyond this many radians the products with the pieces of pi/2 are no longer exact (2^20 right angles). */
const REDUCTION_LIMIT = 1_647_099;

/**
 * Sine and cosine of an angle in radians.
 *
 * Relative error below 5e-16 up to 1e4 radians and absolute error below 1e-15 up to 1.6e6; beyond that the angle
 * is first wrapped with the double nearest to 2 pi, which is repeatable but loses digits. NaN and the infinities
 * give NaN.
 */
export function sinCos(rad: number): SinCos {
  const angle = Math.abs(rad) > REDUCTION_LIMIT ? rad % (2 * Math.PI) : rad;
  const quadrant = Math.round(angle / (Math.PI / 2));
  const first = angle - quadrant * HALF_PI_1;
  const second = quadrant * HALF_PI_2;
  const y = first - second;
  const tail = first - y - second - quadrant * HALF_PI_3;
  return turned(quadrant, sinKernel(y, tail), cosKernel(y, tail));
}

/** Sine of an angle in radians; see {@link sinCos}. */
export const sin = (rad: number): number => sinCos(rad).sin;

/** Cosine of an angle in radians; see {@link sinCos}. */
export const cos = (rad: number): number => sinCos(rad).cos;

/**
 * Sine and cosine of an angle in degrees. Reduced in degrees, where the remainder is exact: every whole number of
 * right angles gives exactly 0, 1 or -1, a diagonal gives the same number twice, and an angle and the same angle
 * some turns later give the same bits.
 */
export function sinCosDeg(deg: number): SinCos {
  const wrapped = wrapDegrees(deg);
  const quadrant = Math.round(wrapped / 90);
  const restDeg = wrapped - quadrant * 90;
  // The two series differ in the last bit here, which would turn a yaw of 90 degrees (half of it 45) off true.
  if (Math.abs(restDeg) === 45) return turned(quadrant, Math.sign(restDeg) * Math.SQRT1_2, Math.SQRT1_2);
  const rest = radians(restDeg);
  return turned(quadrant, sinKernel(rest, 0), cosKernel(rest, 0));
}

/** atan(k / 8) for k = 0..8, each the double nearest to the true value. */
const ATAN_EIGHTHS = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061, 0.5585993153435624,
  0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
] as const;

/** pi/2 and pi less the doubles nearest to them. */
const HALF_PI_TAIL = 6.123233995736766e-17;
const PI_TAIL = 1.2246467991473532e-16;

/** atan(u) for |u| <= 1/16 by its Taylor series; the first term left out is u^15 / 15, below 6e-20. */
function atanKernel(u: number): number {
  const z = u * u;
  const series = -1 / 3 + z * (1 / 5 + z * (-1 / 7 + z * (1 / 9 + z * (-1 / 11 + z * (1 / 13)))));
  return u + u * z * series;
}

/**
 * The angle of the point (across, up) for 0 <= up <= across, across > 0: the nearest k/8 to the slope is taken off
 * by the addition theorem, atan(t) = atan(c) + atan((t - c) / (1 + t c)).
 */
function atanOctant(up: number, across: number): number {
  const k = Math.round((8 * up) / across);
  const c = k / 8;
  return (ATAN_EIGHTHS[k] ?? 0) + atanKernel((up - c * across) / (across + c * up));
}

/** The angle of (across, up) in the first quadrant, both >= 0 and not both 0. */
function atanQuadrant(up: number, across: number): number {
  if (up <= across) return atanOctant(up, across);
  return Math.PI / 2 - (atanOctant(across, up) - HALF_PI_TAIL);
}

/**
 * The angle in radians, in (-pi, pi], from the +x axis to the point (x, y). Relative error below 1e-15 for finite
 * arguments whose sizes are between 1e-290 and 1e290.
 *
 * Unlike the host's, zeros carry no sign: atan2(0, -1) is pi for either sign of the zero, so that a heading does not
 * turn by a full circle over a rounding, and atan2(0, 0) is 0.
 */
export function atan2(y: number, x: number): number {
  if (x === 0 && y === 0) return 0;
  const quadrant = atanQuadrant(Math.abs(y), Math.abs(x));
  const half = x < 0 ? Math.PI - (quadrant - PI_TAIL) : quadrant;
  return y < 0 ? -half : half;
}

/** The angle in [0, pi] whose cosine is `cosine`; NaN outside [-1, 1]. */
export const acos = (cosine: number): number => atan2(Math.sqrt((1 - cosine) * (1 + cosine)), cosine);

/** Length of a vector with these parts. */
export const hypot = (...parts: readonly number[]): number =>
  Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
