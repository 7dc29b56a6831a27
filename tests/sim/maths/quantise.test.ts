import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHundredths, hundredthYaw, toHundredths } from '#sim/maths/quantise.ts';
import { evenly } from './arbitraries.ts';
import { runs } from '../../effort.ts';

describe('hundredths', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.004, 0],
    [-0.004, 0],
    [0.005, 1],
    [-0.005, -1],
    [0.125, 13],
    [-0.125, -13],
    [12.344, 1234],
    [-12.346, -1235],
    [457.2, 45720],
  ])('of %d are %d', (value, expected) => {
    expect(toHundredths(value)).toBe(expected);
  });

  it('come back as the same whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 50), max: 2 ** 50 }), (n) => {
        expect(toHundredths(fromHundredths(n))).toBe(n);
      }),
      { numRuns: runs(400, 10_000) },
    );
  });

  it('are off by at most half of one', () => {
    fc.assert(
      fc.property(evenly(-1e4, 1e4), (value) => {
        expect(Math.abs(fromHundredths(toHundredths(value)) - value)).toBeLessThanOrEqual(0.005 + 1e-11);
      }),
    );
  });

  it('mirror about zero', () => {
    fc.assert(
      fc.property(evenly(0.005, 1e6), (value) => {
        expect(toHundredths(-value)).toBe(-toHundredths(value));
      }),
    );
  });

  it('of NaN are NaN', () => {
    expect(toHundredths(Number.NaN)).toBeNaN();
  });
});

describe('a heading to a hundredth of a degree', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [180, 180],
    [-180, 180],
    [540, 180],
    [-179.99, -179.99],
    [-179.996, 180],
    [180.004, 180],
    [180.006, -179.99],
    [359.996, 0],
    [-68.2 - 360, -68.2],
  ])('of %d is %d', (deg, expected) => {
    expect(hundredthYaw(deg)).toBe(expected);
  });

  it('is in (-180, 180] and is its own', () => {
    fc.assert(
      fc.property(evenly(-1e4, 1e4), (deg) => {
        const yaw = hundredthYaw(deg);
        expect(yaw > -180 && yaw <= 180).toBe(true);
        expect(hundredthYaw(yaw)).toBe(yaw);
        expect(fromHundredths(toHundredths(yaw))).toBe(yaw);
      }),
    );
  });
});
