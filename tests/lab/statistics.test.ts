import { describe, expect, it } from 'vitest';
import { quantileOf } from '../../src/lab/statistics/quantile.ts';
import { BOUND, decisionOf, evidenceFor } from '../../src/lab/statistics/sequential.ts';

describe('a sequential test', () => {
  const shares = { low: 0.65, high: 0.75 };

  it('has the bounds of a chance of 5 % for either error', () => expect(BOUND).toBeCloseTo(2.944, 3));

  it.each([
    ['nothing has been seen', 0, 0, null],
    ['21 were won in a row', 21, 21, 'high'],
    ['20 were won in a row, which is one too few', 20, 20, null],
    ['9 were lost in a row', 0, 9, 'low'],
    ['seven in ten are won, which is neither', 70, 100, null],
  ] as const)('where %s', (_, wins, matches, shown) => expect(decisionOf(shares, wins, matches)).toBe(shown));

  it('weighs a win and a loss by the chances of both shares', () =>
    expect(evidenceFor(shares, 3, 5)).toBeCloseTo(3 * Math.log(0.75 / 0.65) + 2 * Math.log(0.25 / 0.35), 12));
});

describe('a quantile', () => {
  it.each([
    ['half of one', [7], 0.5, 7],
    ['half of four', [4, 1, 3, 2], 0.5, 2],
    ['nine tenths of ten', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9, 9],
    ['half of none', [], 0.5, null],
  ])('%s', (_, values, share, expected) => expect(quantileOf(values, share)).toBe(expected));
});
