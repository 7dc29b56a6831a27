import { shareOf, type Share } from '#sim/maths/interval.ts';
import type { Mean } from './statistics/mean.ts';

const PLACES = 1e6;

/**
 * A figure of an answer, to six places: hosts differ in the last bits of a logarithm, and an answer has the same bytes
 * on every machine.
 */
export const rounded = (value: number): number => Math.round(value * PLACES) / PLACES + 0;

/** The same, where there may be none. */
export const roundedOr = (value: number | null): number | null => (value === null ? null : rounded(value));

export const roundedMean = ({ mean, low, high }: Mean): Mean => ({
  mean: roundedOr(mean),
  low: roundedOr(low),
  high: roundedOr(high),
});

/** A share with its interval, as an answer has it. */
export function roundedShare(count: number, total: number): Share {
  const { share, low, high } = shareOf(count, total);
  return { share: rounded(share), low: rounded(low), high: rounded(high) };
}
