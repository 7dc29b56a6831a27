/** The exponential function, from + - * / alone, so that its bits are the same everywhere (see trig.ts). */

/** Terms of 1 + x + x^2/2 + ...; the first left out, at |x| <= ln 2 / 2, is below 1e-17. */
const TERMS = 14;
/** Beyond these the result is Infinity or 0 in double precision. */
const MOST = 710;

/** e to the x, to 4e-16 of its size: x is k ln 2 + r with |r| <= ln 2 / 2, and 2 to the k is multiplied in. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > MOST) return Infinity;
  if (x < -MOST - 40) return 0;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * Math.LN2;
  let series = 1;
  for (let k = TERMS; k > 0; k -= 1) series = 1 + (rest / k) * series;
  let result = series;
  for (let k = 0; k < twos; k += 1) result *= 2;
  for (let k = 0; k > twos; k -= 1) result *= 0.5;
  return result;
}
