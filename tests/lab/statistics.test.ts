import { describe, expect, it } from 'vitest';
import { meanOf, studentAt95 } from '../../src/lab/statistics/mean.ts';
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

describe('a mean', () => {
  it.each([
    [4, 2.776445],
    [9, 2.262157],
    [29, 2.04523],
    [1000, 1.962339],
  ])('has the value of Student’s distribution with %i degrees of freedom', (freedom, value) =>
    expect(studentAt95(freedom)).toBeCloseTo(value, freedom < 5 ? 2 : 4),
  );

  it('has the interval of Student’s own soporific (1908): 10 patients, 0.75 hours, s 1.79', () => {
    const { mean, low, high } = meanOf([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]);
    expect(mean).toBeCloseTo(0.75, 9);
    expect(low).toBeCloseTo(-0.53, 2);
    expect(high).toBeCloseTo(2.03, 2);
  });

  it('of too few has no ends', () => {
    expect(meanOf([1, 2, 3, 4])).toEqual({ mean: 2.5, low: null, high: null });
    expect(meanOf([])).toEqual({ mean: null, low: null, high: null });
  });
});
