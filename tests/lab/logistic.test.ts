import { describe, expect, it } from 'vitest';
import { logisticFit, type Dose } from '#lab/statistics/logistic.ts';

const TRIALS = 10;
const dosesOf = (held: readonly number[], trials = TRIALS): readonly Dose[] =>
  held.map((count, i) => ({ dose: i + 1, held: count, trials }));

describe('a logistic curve', () => {
  it('has its half where counts are the same to both sides', () => {
    const curve = logisticFit(dosesOf([0, 1, 5, 9, 10]));
    expect(curve?.half).toBeCloseTo(3, 8);
    expect((curve?.low ?? 0) + (curve?.high ?? 0)).toBeCloseTo(6, 5);
    expect(curve?.low).toBeGreaterThan(2.4);
    expect(curve?.low).toBeLessThan(2.9);
  });

  it('finds the curve that many trials follow', () => {
    const many = 1_000_000;
    const share = (dose: number): number => 1 / (1 + Math.exp(-(dose - 2.7) * 1.3));
    const curve = logisticFit(
      dosesOf(
        [1, 2, 3, 4, 5].map((dose) => Math.round(many * share(dose))),
        many,
      ),
    );
    expect(curve?.half).toBeCloseTo(2.7, 3);
    expect(curve?.slope).toBeCloseTo(1.3, 3);
    // by the delta method: the deviation of the half is that of the height there, over the slope
    expect((curve?.high ?? 0) - (curve?.low ?? 0)).toBeLessThan(0.01);
  });

  it('is narrower the more trials there are', () => {
    const widthOf = (times: number): number => {
      const curve = logisticFit(
        dosesOf(
          [0, 2, 5, 7, 10].map((count) => count * times),
          TRIALS * times,
        ),
      );
      return (curve?.high ?? 0) - (curve?.low ?? 0);
    };
    expect(widthOf(4) / widthOf(1)).toBeGreaterThan(0.4);
    expect(widthOf(4) / widthOf(1)).toBeLessThan(0.6);
  });

  it('gives the gap as its interval where all hold above a dose and none below it', () => {
    const curve = logisticFit(dosesOf([0, 0, 10, 10]));
    expect(curve).toMatchObject({ low: 2, high: 3 });
    expect(curve?.half).toBeCloseTo(2.5, 6);
  });

  it('has its half dose within that gap, however lopsided the doses are', () => {
    const doses = [0, 5, 5.1, 9].map((dose, i) => ({ dose, held: i < 2 ? 1 : 0, trials: 1 }));
    const { half, low, high } = logisticFit(doses) ?? { half: 0, low: null, high: null };
    expect({ low, high }).toEqual({ low: 5, high: 5.1 });
    expect(half).toBeGreaterThanOrEqual(5);
    expect(half).toBeLessThanOrEqual(5.1);
  });

  it('falls where more of it holds less', () => {
    const curve = logisticFit(dosesOf([10, 9, 5, 1, 0]));
    expect(curve?.half).toBeCloseTo(3, 8);
    expect(curve?.slope).toBeLessThan(0);
  });

  it.each([
    ['nothing was tried', []],
    ['nothing held', dosesOf([0, 0, 0])],
    ['everything held', dosesOf([10, 10, 10])],
    ['all were at one dose', [{ dose: 1, held: 5, trials: 10 }]],
  ])('is not known where %s', (_, doses) => expect(logisticFit(doses)).toBeNull());
});
