import { shareOf, Z } from '../../sim/maths/interval.ts';

/** A difference of two shares, and where the truth lies with 95 % confidence. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** So many of so many. */
export type Counted = readonly [count: number, total: number];

/** The first share less the second, of trials that are not paired: R. Newcombe's hybrid score interval (1998). */
export function differenceOf(first: Counted, second: Counted): Difference {
  const [a, b] = [shareOf(...first), shareOf(...second)];
  const difference = a.share - b.share;
  const far = (one: number, other: number): number => Math.sqrt(one * one + other * other);
  return {
    difference,
    low: difference - far(a.share - a.low, b.high - b.share),
    high: difference + far(a.high - a.share, b.share - b.low),
  };
}

/** Of trials that were carried out both ways: in how many only the first, and only the second, was a hit. */
export interface Paired {
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly trials: number;
}

/**
 * The first share less the second, of paired trials: A. Agresti and Y. Min (2005), the interval of A. Wald with half a
 * trial added to each way to differ and to agree.
 */
export function pairedDifference({ onlyFirst, onlySecond, trials }: Paired): Difference {
  if (trials === 0) return { difference: 0, low: -1, high: 1 };
  const [first, second, all] = [onlyFirst + 1 / 2, onlySecond + 1 / 2, trials + 2];
  const middle = (first - second) / all;
  const half = (Z * Math.sqrt(first + second - all * middle * middle)) / all;
  return {
    difference: (onlyFirst - onlySecond) / trials,
    low: Math.max(-1, middle - half),
    high: Math.min(1, middle + half),
  };
}
