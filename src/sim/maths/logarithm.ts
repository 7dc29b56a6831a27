/** The natural logarithm, from + - * / alone, so that its bits are the same everywhere (see trig.ts). */

/** Terms of atanh(s) / s = 1 + s^2/3 + s^4/5 + ...; the first left out, at |s| <= 0.172, is below 1e-17. */
const TERMS = 11;

/**
 * ln(x) to 4e-16 of its size (near 1: of x - 1). NaN for what has no logarithm, -Infinity for 0.
 * x is m times a power of two with m in [0.70, 1.42); ln m is 2 atanh((m - 1) / (m + 1)).
 */
export function ln(x: number): number {
  if (!(x > 0) || x === Infinity) return x === 0 ? -Infinity : x === Infinity ? x : Number.NaN;
  let m = x;
  let twos = 0;
  for (; m >= Math.SQRT2; twos += 1) m *= 0.5;
  for (; m < Math.SQRT1_2; twos -= 1) m *= 2;
  const s = (m - 1) / (m + 1);
  const squared = s * s;
  let series = 0;
  for (let k = TERMS; k > 0; k -= 1) series = squared * (1 / (2 * k + 1) + series);
  return twos * Math.LN2 + 2 * s * (1 + series);
}
