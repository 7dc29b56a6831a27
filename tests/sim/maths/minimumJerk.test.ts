import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINIMUM_JERK_PEAK_SPEED, minimumJerk, minimumJerkSpeed } from '../../../src/sim/maths/minimumJerk.ts';
import { evenly } from './arbitraries.ts';

const share = evenly(0, 1);

describe('the course of an unhurried hand', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.25, 0.103515625],
    [0.5, 0.5],
    [0.75, 0.896484375],
    [1, 1],
    [2, 1],
  ])('has covered at the time %d the share %d', (t, expected) => {
    expect(minimumJerk(t)).toBe(expected);
  });

  it('never goes back, and the second half mirrors the first', () => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        expect(minimumJerk(Math.min(a, b))).toBeLessThanOrEqual(minimumJerk(Math.max(a, b)) + 1e-15);
        expect(minimumJerk(a) + minimumJerk(1 - a)).toBeCloseTo(1, 14);
      }),
    );
  });

  it('is fastest half-way, at the named peak', () => {
    expect(minimumJerkSpeed(0.5)).toBe(MINIMUM_JERK_PEAK_SPEED);
    fc.assert(
      fc.property(share, (t) => {
        expect(minimumJerkSpeed(t)).toBeLessThanOrEqual(MINIMUM_JERK_PEAK_SPEED);
      }),
    );
  });

  it('starts and ends at rest', () => {
    for (const t of [-0.5, 0, 1, 1.5]) expect(minimumJerkSpeed(t)).toBe(0);
  });

  it('has the speed with which the covered share grows', () => {
    fc.assert(
      fc.property(evenly(0.01, 0.99), (t) => {
        const step = 1e-5;
        const slope = (minimumJerk(t + step) - minimumJerk(t - step)) / (2 * step);
        expect(minimumJerkSpeed(t)).toBeCloseTo(slope, 7);
      }),
    );
  });
});
