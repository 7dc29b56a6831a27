import { describe, expect, it } from 'vitest';
import { evennessOf } from '#lab/statistics/chiSquare.ts';
import { shareOf } from '#sim/maths/interval.ts';
import { effectiveTrials, inGroups, shareInGroups } from '#lab/statistics/grouped.ts';
import { pairedDifference } from '#lab/statistics/paired.ts';
import { chiSquareAt999, likeliest } from '#lab/statistics/likelihood.ts';
import { measuredMean, uncertaintyOfStep } from '#lab/statistics/measured.ts';
import { risingShares, shareAt } from '#lab/statistics/rising.ts';
import { meanOf, studentAt95 } from '#lab/statistics/mean.ts';
import { quantileOf, quantilesOf } from '#lab/statistics/quantile.ts';
import { BOUND, decisionOf, evidenceFor } from '#lab/statistics/sequential.ts';

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

describe('a mean of readings', () => {
  it.each([
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
  ])('has Student’s own factor with %i degrees of freedom', (freedom, value) =>
    expect(studentAt95(freedom)).toBeCloseTo(value, 4),
  );

  it('is the mean with Student’s interval where readings share no uncertainty', () => {
    const values = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const { mean, low, high } = meanOf(values);
    expect(measuredMean(values, 0)).toMatchObject({ mean, low, high });
  });

  it('is as uncertain as what can be read at all where all readings are the same', () => {
    expect(uncertaintyOfStep(1)).toBeCloseTo(0.288675, 6);
    const { low, high } = measuredMean([3, 3, 3], 0.5);
    expect(low).toBeCloseTo(3 - 1.959964 * 0.5, 6);
    expect(high).toBeCloseTo(3 + 1.959964 * 0.5, 6);
  });

  // own variance 1/2 of 1 degree, shared 1/2: both are 1, so 1 * 1 / (1/4) = 4 degrees
  it('takes the degrees of freedom of Welch and Satterthwaite', () => {
    const { high } = measuredMean([-1 / Math.SQRT2, 1 / Math.SQRT2], Math.SQRT1_2);
    expect(high).toBeCloseTo(studentAt95(4), 9);
  });

  it('has no ends where a single reading shows no spread', () =>
    expect(measuredMean([0.4], 0.1)).toEqual({ mean: 0.4, spread: null, low: null, high: null }));
});

describe('shares that rise', () => {
  it('pool what falls (Ayer and others, 1955), and are never 0 or 1', () => {
    const counts = [0, 6, 2, 10].map((held) => ({ held, trials: 10 }));
    expect(risingShares(counts)).toEqual([0.5 / 11, 8.5 / 21, 8.5 / 21, 10.5 / 11]);
  });

  it('go straight between doses and stay beyond them', () => {
    const at = (dose: number) => shareAt([0.2, 0.4], [0.1, 0.5], dose);
    expect([0.1, 0.2, 0.3, 0.4, 0.9].map(at)).toEqual(
      [0.1, 0.1, 0.3, 0.5, 0.5].map((share) => expect.closeTo(share, 12)),
    );
  });
});

describe('the likeliest value', () => {
  const values = Array.from({ length: 999 }, (_, i) => (i + 1) / 1000);

  it('of a chance is the share, with the likelihood-ratio interval (3 of 10: 0.085 to 0.607)', () => {
    const logs = values.map((p) => 3 * Math.log(p) + 7 * Math.log(1 - p));
    const { value, low, high } = likeliest(values, logs);
    expect(value).toBeCloseTo(0.3, 9);
    expect(low).toBeCloseTo(0.085, 2);
    expect(high).toBeCloseTo(0.607, 2);
  });

  it('is none where likelihood rises to an end: a bound alone', () => {
    const { value, low, high } = likeliest(
      values,
      values.map((p) => 10 * Math.log(p)),
    );
    expect([value, high]).toEqual([null, null]);
    expect(low).toBeCloseTo(Math.exp(-3.8415 / 20), 2);
  });

  it.each([
    [2, 13.816],
    [5, 20.515],
    [20, 45.315],
  ])('is doubted beyond chi-square of %i degrees at 99.9 %%', (freedom, value) =>
    expect(Math.abs(chiSquareAt999(freedom) / value - 1)).toBeLessThan(0.03),
  );
});

describe('a difference of shares of pairs', () => {
  it('is that of the published ratings of a prime minister, asked twice (Agresti 2002, table 10.1)', () => {
    const { difference, low, high } = pairedDifference(86, 150, 1600);
    expect(difference).toBeCloseTo(-0.04, 12);
    expect(low).toBeCloseTo(-0.0587, 3); // Wald's; a half in each cell moves it by less than a ten thousandth
    expect(high).toBeCloseTo(-0.0213, 3);
  });

  it.each([
    [1, 0, 1],
    [4, 0, 40],
    [0, 0, 40],
  ])('is not shown by %i against %i of %i', (first, second, trials) => {
    const { low, high } = pairedDifference(first, second, trials);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('says nothing of no pairs', () => expect(pairedDifference(0, 0, 0)).toEqual({ difference: 0, low: -1, high: 1 }));
});

describe('evenness', () => {
  it('is Pearson’s chi-square of counts, with a bound for as many', () => {
    const { chiSquare, bound } = evennessOf([22, 18, 25, 15, 20, 20]);
    expect(chiSquare).toBeCloseTo(58 / 20, 12);
    expect(Math.abs(bound / 20.515 - 1)).toBeLessThan(0.03);
  });
});

describe('trials in groups that share their chance', () => {
  it('tell as much as so many others where the members of a group do as they like', () => {
    const hits = Array.from({ length: 100 }, (_, i) => [0, 1, 1, 2][i % 4] ?? 0);
    expect(effectiveTrials(hits, 2)).toBeCloseTo(198, 9); // variance of the mean .5 * .5 / 200 * 100 / 99
  });

  it('tell half as much where both of two always do the same', () => {
    const hits = Array.from({ length: 100 }, (_, i) => (i % 2) * 2);
    expect(effectiveTrials(hits, 2)).toBeCloseTo(99, 9);
    const { low, high } = shareInGroups(hits, 2);
    expect([low, high]).toEqual([shareOf(49.5, 99).low, shareOf(49.5, 99).high]);
  });

  it('never tell more than they are', () => {
    expect(
      effectiveTrials(
        Array.from({ length: 50 }, () => 1),
        2,
      ),
    ).toBe(100); // one of two wins, always
    expect(effectiveTrials([2, 2, 2, 2, 2, 2], 2)).toBe(12);
  });

  it('are summed as they come', () => expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([3, 7, 5]));
});

describe('a quantile', () => {
  const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

  it('lies between two of the values, by their ranks', () => {
    // W. J. Conover's formula by hand: 50 -+ 1.96 sqrt(25) and 90 -+ 1.96 sqrt(9), each rounded up.
    expect(quantilesOf(upTo(100))).toEqual({ median: 50, medianWithin: [41, 60], p90: 90, p90Within: [85, 96] });
  });

  it('of values in pairs that share their chance lies between values further apart', () => {
    expect(quantilesOf(upTo(100), 2).medianWithin).toEqual([38, 64]);
  });

  it('of few values is not bounded where they do not tell', () => {
    expect(quantilesOf([4, 2, 9])).toMatchObject({ median: 4, medianWithin: [null, null], p90Within: [4, null] });
    expect(quantilesOf([])).toMatchObject({ median: null, medianWithin: [null, null] });
  });
});
