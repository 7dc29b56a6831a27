import { chiSquareAt999 } from './likelihood.ts';

/** How far counts of equally likely things are from being equal. */
export interface Evenness {
  readonly chiSquare: number;
  /** Chance exceeds it once in a thousand times. */
  readonly bound: number;
}

/** K. Pearson's chi-square (1900) of counts that should be equal. */
export function evennessOf(counts: readonly number[]): Evenness {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chiSquare = expected === 0 ? 0 : counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  return { chiSquare, bound: chiSquareAt999(counts.length - 1) };
}
