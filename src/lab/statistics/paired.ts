import { Z } from '#sim/maths/interval.ts';
import type { Difference } from './difference.ts';

/** Added to each of the four cells of a table of pairs. */
const HALF = 0.5;

/**
 * By how much the share of successes of one treatment is above another's, in trials that both had: those that only the
 * first succeeded in, those that only the second did, and all. The interval is that of A. Agresti and Y. Min (2005):
 * Wald's with a half added to each cell, so that few pairs tell little.
 */
export function pairedDifference(onlyFirst: number, onlySecond: number, trials: number): Difference {
  if (trials === 0) return { difference: 0, low: -1, high: 1 };
  const [first, second, all] = [onlyFirst + HALF, onlySecond + HALF, trials + 4 * HALF];
  const middle = (first - second) / all;
  const half = (Z * Math.sqrt(first + second - (first - second) ** 2 / all)) / all;
  return {
    difference: (onlyFirst - onlySecond) / trials,
    low: Math.max(-1, middle - half),
    high: Math.min(1, middle + half),
  };
}
