import { studentAt95 } from './mean.ts';

/** A mean of readings with its 95 % interval; no ends where a single reading shows no spread. */
export interface Measured {
  readonly mean: number;
  /** Standard deviation of one reading; null of a single one. */
  readonly spread: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The mean of readings of one quantity, uncertain by their spread and by a part that all of them share (GUM: JCGM
 * 100:2008): the variances add up, and Student's factor is that of Welch and Satterthwaite's degrees of freedom, cut to
 * whole ones (G.4). `shared`: the standard uncertainty of that part. At least one reading.
 */
export function measuredMean(readings: readonly number[], shared: number): Measured {
  const n = readings.length;
  const mean = readings.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2) return { mean, spread: null, low: null, high: null };
  const variance = readings.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / (n - 1);
  const own = variance / n;
  const both = own + shared * shared;
  // readings that are all the same leave nothing to estimate: the shared part is known from its own limits
  const freedom = own === 0 ? Infinity : Math.floor(((n - 1) * both * both) / (own * own));
  const half = studentAt95(freedom) * Math.sqrt(both);
  return { mean, spread: Math.sqrt(variance), low: mean - half, high: mean + half };
}

/** Standard uncertainty of a reading to this step: anything within half of it to each side is as likely (4.3.7). */
export const uncertaintyOfStep = (step: number): number => step / Math.sqrt(12);
