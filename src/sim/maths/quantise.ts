/**
 * Whole hundredths, the form in which positions (of a millimetre) and angles (of a degree) cross a boundary: what
 * was recorded is then exactly what was simulated.
 */

/**
 * The nearest whole number of hundredths, halves away from zero, never -0; NaN stays NaN.
 * A half is one of the product `value * 100` in double precision: 0.005 gives 1, -0.005 gives -1.
 */
export function toHundredths(value: number): number {
  const size = Math.floor(Math.abs(value) * 100 + 0.5);
  return value < 0 ? 0 - size : size;
}

/**
 * The nearest multiple of 0.000001, never -0: of a quaternion, turns a corner of a truck by less than a ten-thousandth
 * of a millimetre.
 */
export const millionth = (value: number): number => (Math.round(value * 1_000_000) + 0) / 1_000_000;

/** The value of a whole number of hundredths. `toHundredths(fromHundredths(n))` is n for |n| up to 2^50. */
export const fromHundredths = (hundredths: number): number => hundredths / 100;

/** The nearest multiple of 0.01: what a number is once it has crossed a boundary. */
export const hundredth = (value: number): number => fromHundredths(toHundredths(value));

/**
 * The heading that is written for this one, degrees: a multiple of 0.01 in (-180, 180].
 * The remainder comes before the quantising because a large angle times 100 is no longer a number, and the wrapping
 * after it because -179.999 rounds to -180.
 */
export function hundredthYaw(deg: number): number {
  const turn = toHundredths(deg % 360);
  return fromHundredths(turn > 18000 ? turn - 36000 : turn <= -18000 ? turn + 36000 : turn);
}
