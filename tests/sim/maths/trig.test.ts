import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acos, atan2, cos, degrees, radians, sin, sinCos, sinCosDeg, wrapDegrees } from '#sim/maths/trig.ts';
import { evenly } from './arbitraries.ts';
import { runs } from '../../effort.ts';

const RELATIVE = 2e-15;

/** The difference from the host's value, as a share of it. */
const relativeError = (own: number, host: number): number => (own === host ? 0 : Math.abs(own - host) / Math.abs(host));

const angle = fc.oneof(evenly(-1e4, 1e4), evenly(-10, 10));
const tinyAngle = fc.double({ min: -1e-3, max: 1e-3, noNaN: true });
const coordinate = evenly(-1e3, 1e3);
const wholeDegrees = fc.integer({ min: -36_000, max: 36_000 });

describe('sine and cosine', () => {
  it('agree with the host for angles up to ten thousand radians', () => {
    fc.assert(
      fc.property(fc.oneof(angle, tinyAngle), (rad) => {
        expect(relativeError(sin(rad), Math.sin(rad))).toBeLessThan(RELATIVE);
        expect(relativeError(cos(rad), Math.cos(rad))).toBeLessThan(RELATIVE);
      }),
      { numRuns: runs(1000, 50_000) },
    );
  });

  it('keep their digits right beside every multiple of a right angle up to ten thousand radians', () => {
    for (let n = -6366; n <= 6366; n += 1) {
      const rad = n * (Math.PI / 2);
      expect(relativeError(sin(rad), Math.sin(rad))).toBeLessThan(RELATIVE);
      expect(relativeError(cos(rad), Math.cos(rad))).toBeLessThan(RELATIVE);
    }
  });

  it('stay on the unit circle', () => {
    fc.assert(
      fc.property(angle, (rad) => {
        const turn = sinCos(rad);
        expect(Math.abs(turn.sin * turn.sin + turn.cos * turn.cos - 1)).toBeLessThan(5e-16);
      }),
    );
  });

  it('are exactly 0 and 1 at 0', () => {
    expect(sinCos(0)).toEqual({ sin: 0, cos: 1 });
  });

  it('are repeatable and bounded far beyond the exact reduction', () => {
    for (const rad of [1.7e6, -1e9, 1e15, 1e300]) {
      const turn = sinCos(rad);
      expect(Math.abs(turn.sin * turn.sin + turn.cos * turn.cos - 1)).toBeLessThan(1e-15);
    }
    expect(sin(1.7e6)).toBeCloseTo(Math.sin(1.7e6), 9);
    expect(cos(-1e8)).toBeCloseTo(Math.cos(-1e8), 7);
  });

  it('of what is not a finite number is NaN', () => {
    for (const rad of [Number.NaN, Infinity, -Infinity]) {
      expect(sin(rad)).toBeNaN();
      expect(cos(rad)).toBeNaN();
    }
  });

  it.each([
    [1, 0.8414709848078965],
    [-2.5, -0.5984721441039564],
    [100, -0.5063656411097588],
    [9999.5, 0.18828574191134848],
  ])('sin(%d) is the same bits everywhere', (rad, expected) => {
    expect(sin(rad)).toBe(expected);
  });
});

describe('sine and cosine in degrees', () => {
  it.each([
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
    [360, 0, 1],
    [-90, -1, 0],
    [-180, 0, -1],
    [-270, 1, 0],
    [36_000_090, 1, 0],
  ])('at %d are exactly %d and %d, without a negative zero', (deg, sine, cosine) => {
    expect(sinCosDeg(deg)).toStrictEqual({ sin: sine, cos: cosine });
  });

  it.each([45, 135, 225, 315, -45])('at %d are the same size', (deg) => {
    const turn = sinCosDeg(deg);
    expect(Math.abs(turn.sin)).toBe(Math.SQRT1_2);
    expect(Math.abs(turn.cos)).toBe(Math.SQRT1_2);
    expect(turn.sin * turn.cos > 0).toBe(deg === 45 || deg === 225);
  });

  it('do not change by a single bit after whole turns', () => {
    fc.assert(
      fc.property(wholeDegrees, fc.integer({ min: -100, max: 100 }), (deg, turns) => {
        expect(sinCosDeg(deg + 360 * turns)).toStrictEqual(sinCosDeg(deg));
      }),
    );
  });

  it('agree with the host', () => {
    fc.assert(
      fc.property(evenly(-180, 180), (deg) => {
        const turn = sinCosDeg(deg);
        expect(Math.abs(turn.sin - Math.sin((deg * Math.PI) / 180))).toBeLessThan(1.5e-15);
        expect(Math.abs(turn.cos - Math.cos((deg * Math.PI) / 180))).toBeLessThan(1.5e-15);
      }),
    );
  });
});

describe('atan2', () => {
  it('agrees with the host wherever the point lies', () => {
    fc.assert(
      fc.property(fc.oneof(coordinate, tinyAngle), fc.oneof(coordinate, tinyAngle), (y, x) => {
        fc.pre((y !== 0 || x > 0) && Math.abs(x) + Math.abs(y) > 1e-290);
        expect(relativeError(atan2(y, x), Math.atan2(y, x))).toBeLessThan(RELATIVE);
      }),
      { numRuns: runs(1000, 50_000) },
    );
  });

  it.each([
    ['east', 0, 1, 0],
    ['north', 1, 0, Math.PI / 2],
    ['west', 0, -1, Math.PI],
    ['south', -1, 0, -Math.PI / 2],
    ['north-east', 3, 3, Math.PI / 4],
    ['north-west', 3, -3, (3 * Math.PI) / 4],
    ['south-west', -3, -3, (-3 * Math.PI) / 4],
    ['no direction', 0, 0, 0],
  ])('is exact to the %s', (_name, y, x, expected) => {
    expect(atan2(y, x)).toBe(expected);
  });

  it('does not look at the sign of a zero', () => {
    expect(atan2(-0, -1)).toBe(Math.PI);
    expect(atan2(-0, 1)).toBe(0);
    expect(atan2(1, -0)).toBe(Math.PI / 2);
    expect(atan2(-0, -0)).toBe(0);
  });

  it('undoes sine and cosine', () => {
    fc.assert(
      fc.property(evenly(-3.141, 3.141), (rad) => {
        const turn = sinCos(rad);
        expect(Math.abs(atan2(turn.sin, turn.cos) - rad)).toBeLessThan(1e-15);
      }),
    );
  });
});

describe('acos', () => {
  it('agrees with the host', () => {
    fc.assert(
      fc.property(fc.oneof(evenly(-1, 1), fc.double({ min: -1, max: 1, noNaN: true })), (ratio) => {
        fc.pre(Math.abs(ratio) > 1e-290);
        expect(relativeError(acos(ratio), Math.acos(ratio))).toBeLessThan(RELATIVE);
      }),
      { numRuns: runs(400, 10_000) },
    );
  });

  it.each([
    [acos(1), 0],
    [acos(0), Math.PI / 2],
    [acos(-1), Math.PI],
  ])('is exact at the ends and the middle: %d', (own, expected) => {
    expect(own).toBe(expected);
  });

  it('has no value for a ratio beyond 1', () => {
    expect(acos(1.0000001)).toBeNaN();
  });
});

describe('degrees and radians', () => {
  it.each([0, 45, 90, 180, -90])('%d degrees there and back', (deg) => {
    expect(degrees(radians(deg))).toBe(deg);
  });

  it('make half a turn of pi', () => {
    expect(degrees(Math.PI)).toBe(180);
    expect(radians(180)).toBe(Math.PI);
  });
});

describe('wrapping an angle', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [360, 0],
    [-360, 0],
    [180, 180],
    [-180, 180],
    [540, 180],
    [181, -179],
    [-181, 179],
    [720.25, 0.25],
  ])('takes %d to %d', (deg, expected) => {
    expect(wrapDegrees(deg)).toBe(expected);
  });

  it('gives the same direction, above -180 and up to 180, and leaves it alone the second time', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (deg) => {
        const wrapped = wrapDegrees(deg);
        expect(wrapped).toBeGreaterThan(-180);
        expect(wrapped).toBeLessThanOrEqual(180);
        expect(Math.abs((wrapped - deg) % 360) % 360).toBeCloseTo(0, 9);
        expect(wrapDegrees(wrapped)).toBe(wrapped);
      }),
    );
  });
});
