import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINIMUM_JERK_PEAK_SPEED, minimumJerk } from '#sim/maths/minimumJerk.ts';
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

  /** The speed over the mean speed. */
  const speed = (t: number): number => (minimumJerk(t + 1e-5) - minimumJerk(t - 1e-5)) / 2e-5;

  it('is fastest half-way, at the named peak', () => {
    expect(speed(0.5)).toBeCloseTo(MINIMUM_JERK_PEAK_SPEED, 7);
    fc.assert(
      fc.property(share, (t) => {
        expect(speed(t)).toBeLessThanOrEqual(MINIMUM_JERK_PEAK_SPEED + 1e-7);
      }),
    );
  });

  it('starts and ends at rest', () => {
    for (const t of [-0.5, 0, 1, 1.5]) expect(speed(t)).toBeCloseTo(0, 7);
  });
});
