import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingDeg, clockOf, viewOf, wayTo } from '#play/traction/words/view.ts';
import { started } from '../../../games/traction/support.ts';

const MIDDLE = { x: 0, z: 0 };
const NEAR = viewOf(started(), 0); // sits at +z
const FAR = viewOf(started(), 1);

describe('a direction as a seat sees it', () => {
  it.each([
    ['away from it', { x: 0, z: -10 }, 0, 180],
    ['to its right', { x: 10, z: 0 }, 90, 270],
    ['towards it', { x: 0, z: 10 }, 180, 0],
    ['to its left', { x: -10, z: 0 }, 270, 90],
    ['ahead and to the right', { x: 10, z: -10 }, 45, 225],
  ])('%s', (_what, to, near, far) => {
    expect([bearingDeg(NEAR, MIDDLE, to), bearingDeg(FAR, MIDDLE, to)]).toEqual([
      expect.closeTo(near, 9),
      expect.closeTo(far, 9),
    ]);
  });

  it('leads there again', () => {
    const seats = fc
      .integer({ min: 2, max: 5 })
      .chain((n) => fc.tuple(fc.constant(started(n)), fc.integer({ min: 0, max: n - 1 })));
    fc.assert(
      fc.property(
        seats,
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 1, max: 500 }),
        ([state, seat], bearing, mm) => {
          const way = wayTo(viewOf(state, seat), bearing, mm);
          const there = bearingDeg(viewOf(state, seat), MIDDLE, way);
          expect(Math.hypot(way.x, way.z)).toBeCloseTo(mm, 6);
          expect(Math.min(Math.abs(there - bearing), 360 - Math.abs(there - bearing))).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('is straight ahead over the middle for every seat of every match', () => {
    for (const seats of [2, 3, 4, 5]) {
      const state = started(seats);
      for (const { seat, xMm, zMm } of state.pads)
        expect(clockOf(bearingDeg(viewOf(state, seat), { x: xMm, z: zMm }, MIDDLE))).toEqual({ hour: 12, half: false });
    }
  });
});

describe('the clock', () => {
  it.each([
    [0, 12, false],
    [7.4, 12, false],
    [7.6, 12, true],
    [15, 12, true],
    [30, 1, false],
    [44, 1, true],
    [90, 3, false],
    [345, 11, true],
    [352.4, 11, true],
    [352.6, 12, false],
    [359.9, 12, false],
  ])('at %d degrees is %d, half past: %s', (bearing, hour, half) => {
    expect(clockOf(bearing)).toEqual({ hour, half });
  });
});
