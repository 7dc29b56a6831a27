import { describe, expect, it } from 'vitest';
import {
  expected,
  flickOf,
  radSOf,
  spinOf,
  strengthOf,
} from '../../../../src/app/tables/tractor-pull/spinning/spinning.ts';
import { LEAST_TURNS } from '../../../../src/referee/wrench.ts';
import { withinSpinLimits } from '../../../../src/sim/roll/wrench/spin.ts';

describe('a flick of the wrench', () => {
  it('past its right end, away from the viewer, spins it counter-clockwise; towards the viewer clockwise', () => {
    expect(spinOf({ xMm: 44, zMm: 0 }, { x: 0, z: -500 })).toBeGreaterThan(0);
    expect(spinOf({ xMm: 44, zMm: 0 }, { x: 0, z: 500 })).toBeLessThan(0);
    expect(spinOf({ xMm: 0, zMm: 30 }, { x: 500, z: 0 })).toBeGreaterThan(0);
  });

  it('spins it the stronger, the faster it goes past, and not at all through its middle', () => {
    const [slow, fast] = [200, 800].map((speed) => spinOf({ xMm: 44, zMm: 0 }, { x: 0, z: -speed }));
    expect(fast).toBeCloseTo((slow ?? 0) * 4, 6);
    expect(spinOf({ xMm: 44, zMm: 0 }, { x: 700, z: 0 })).toBeCloseTo(0, 9);
  });

  it('is never refused: however wild, it is within what a hand can do', () => {
    for (const radS of [-9000, -150, -3, 0, 3, 75, 150, 9000])
      for (const going of [
        { x: 0, z: 0 },
        { x: 9000, z: -9000 },
        { x: -40, z: 5 },
      ])
        expect(withinSpinLimits(flickOf(radS, going)).ok).toBe(true);
  });

  it('has a strength from 0 to 100, and a middling one is told to last three seconds', () => {
    expect([strengthOf(0), strengthOf(75), strengthOf(-75), strengthOf(900)]).toEqual([0, 50, 50, 100]);
    expect(expected(50).seconds).toBeCloseTo(3, 6);
    expect(expected(10).turns).toBeLessThan(LEAST_TURNS);
    expect(radSOf(50)).toBe(75);
  });
});
