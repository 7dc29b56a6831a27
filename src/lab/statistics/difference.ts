import { shareOf } from '#sim/maths/interval.ts';

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
