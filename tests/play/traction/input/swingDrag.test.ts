import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { azimuthDeg, minus, turnDeg } from '#play/input/azimuth.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { halfDiagonalMm } from '#play/traction/input/corners.ts';
import { beginSwing, COMFORTABLE_RAD, dragSwing, type SwingDrag } from '#play/traction/input/swingDrag.ts';
import { cornerAt, type Standing } from '#games/traction/standing.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { criticalTiltDeg, PYRAMIDS, SIZES, type PyramidSize } from '#sim/pyramid.ts';

/** Its corner D, the one of -x and -z turned by its heading, is 90 degrees on from A. */
const STANDING: Standing = { xMm: 40, zMm: -25, yawDeg: 20 };
const RAD = Math.PI / 180;

/** A finger that goes along a way of places from where it went down, as frames see it. */
function led(size: PyramidSize, way: readonly PlaceMm[], levelMm = PYRAMIDS[size].height * 1000): SwingDrag {
  const [start = STANDING, ...rest] = way;
  return rest.reduce(dragSwing, beginSwing(PYRAMIDS[size], STANDING, start, levelMm));
}

/** A place around a corner: so far from it (in half diagonals), turned so far from where the body stands. */
const around = (size: PyramidSize, corner: (typeof CORNERS)[number], away: number, turnedDeg = 0): PlaceMm => {
  const pivot = cornerAt(PYRAMIDS[size], STANDING, corner);
  const azimuth = (azimuthDeg(minus(STANDING, pivot)) + turnedDeg) * RAD;
  const far = away * halfDiagonalMm(PYRAMIDS[size]);
  return { xMm: pivot.xMm + far * Math.cos(azimuth), zMm: pivot.zMm - far * Math.sin(azimuth) };
};
const range = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i / n);

describe.each(SIZES)('a piece of size %s under a finger on its tip', (size) => {
  describe.each(CORNERS)('that goes towards corner %s', (corner) => {
    const tip = range(10).map((share) => around(size, corner, 1 - 0.68 * share));

    it('is tipped over that corner, the more the nearer the finger is, its tip under the finger', () => {
      const { height } = PYRAMIDS[size];
      for (const share of [0.25, 0.35]) {
        const half = halfDiagonalMm(PYRAMIDS[size]);
        const { corner: over, tiltRad, swivelDeg } = led(size, [STANDING, around(size, corner, 1 - share)]);
        expect([over, swivelDeg]).toEqual([corner, 0]);
        expect(half * Math.cos(tiltRad) - 1000 * height * Math.sin(tiltRad)).toBeCloseTo((1 - share) * half, 6);
      }
    });

    it('then lies where the finger is, whichever way that goes around and however far out', () => {
      for (const way of [1, -1])
        for (const out of [0.4, 1.2, 6]) {
          const circle = range(40).map((share) => around(size, corner, 0.4 + (out - 0.4) * share, way * 300 * share));
          const { swivelDeg, tiltRad } = led(size, [STANDING, ...tip, ...circle]);
          expect(swivelDeg).toBeCloseTo(way * 300, 6);
          expect(tiltRad).toBe(COMFORTABLE_RAD);
        }
    });

    it('leans over further near the corner, and falls across it', () => {
      const near = led(size, [STANDING, ...tip, around(size, corner, 0.1)]);
      expect(near.tiltRad).toBeGreaterThan(COMFORTABLE_RAD);
      expect(near.swivelDeg).toBeCloseTo(0, 6);
      const across = led(size, [STANDING, ...tip, around(size, corner, -1.6)]);
      expect(across.tiltRad / RAD).toBeGreaterThan(criticalTiltDeg(PYRAMIDS[size]).corner);
      expect(across.swivelDeg).toBeCloseTo(0, 6);
    });

    it('is tipped on the way around, too, and set upright again by a finger that comes back', () => {
      const arc = range(20).map((share) => around(size, corner, 0.8, 60 * share));
      expect(led(size, [STANDING, ...arc]).swivelDeg).toBeCloseTo(60, 6);
      expect(led(size, [STANDING, around(size, corner, 0.8), around(size, corner, 1.05)]).tiltRad).toBe(0);
    });

    it('comes back from beyond it', () => {
      const { tiltRad, swivelDeg } = led(size, [
        STANDING,
        ...tip,
        around(size, corner, -0.6),
        around(size, corner, 0.1),
        around(size, corner, 0.8),
        around(size, corner, 0.8, 40),
      ]);
      expect([tiltRad, Math.round(swivelDeg)]).toEqual([COMFORTABLE_RAD, 40]);
    });
  });

  it('is led, wherever on it the finger went down, with the finger on the body’s side of the corner', () => {
    const { base, height } = PYRAMIDS[size];
    fc.assert(
      fc.property(
        fc.constantFrom(...CORNERS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (corner, high, u, v) => {
          const half = 500 * base * (1 - high);
          const start = { xMm: STANDING.xMm + u * half, zMm: STANDING.zMm + v * half };
          const pivot = cornerAt(PYRAMIDS[size], STANDING, corner);
          const pull = minus(pivot, STANDING);
          const to = (share: number): PlaceMm => ({
            xMm: start.xMm + share * pull.xMm,
            zMm: start.zMm + share * pull.zMm,
          });
          const level = 1000 * height * high;
          // As far as the piece is tipped comfortably, and not a hair further.
          let share = 0;
          let drag = beginSwing(PYRAMIDS[size], STANDING, start, level);
          while (drag.around === null && share < 3) drag = dragSwing(drag, to((share += 0.01)));
          expect(drag.corner).toBe(corner);
          expect(drag.tiltRad).toBeLessThan(1.3 * COMFORTABLE_RAD);
          expect(Math.abs(turnDeg(0, drag.swivelDeg))).toBeLessThan(90);
        },
      ),
    );
  });
});

it('is only touched by a finger that strays', () => {
  const drag = dragSwing(beginSwing(PYRAMIDS.L, STANDING, STANDING, 44, 5), { ...STANDING, xMm: STANDING.xMm + 4.9 });
  expect([drag.corner, drag.tiltRad]).toEqual([null, 0]);
});
