import { Z } from '../../sim/maths/interval.ts';
import type { Difference } from './difference.ts';

/**
 * By how much the share of successes of one treatment is above another's, in trials that both had: those that only the
 * first succeeded in, those that only the second did, and all. Wald's interval for paired shares (A. Agresti,
 * Categorical Data Analysis, 10.1).
 */
export function pairedDifference(onlyFirst: number, onlySecond: number, trials: number): Difference {
  if (trials === 0) return { difference: 0, low: -1, high: 1 };
  const difference = (onlyFirst - onlySecond) / trials;
  const half = (Z * Math.sqrt(onlyFirst + onlySecond - (onlyFirst - onlySecond) ** 2 / trials)) / trials;
  return { difference, low: Math.max(-1, difference - half), high: Math.min(1, difference + half) };
}
