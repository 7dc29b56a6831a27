import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { normalPair, uniformRotation } from '#sim/maths/chance.ts';
import { ln } from '#sim/maths/logarithm.ts';
import { rotate } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';

describe('the natural logarithm', () => {
  it('is that of the host to its last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
        expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(1e-15 * Math.abs(Math.log(x)));
      }),
    );
  });

  it('is as good near 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e-3, max: 1e-3, noNaN: true }), (d) => {
        expect(Math.abs(ln(1 + d) - Math.log(1 + d))).toBeLessThanOrEqual(1e-15 * Math.abs(d));
      }),
    );
  });

  it('has the same bits as when it was written', () => {
    expect([ln(2), ln(10), ln(0.001), ln(1e-10)]).toEqual([
      0.6931471805599453, 2.3025850929940455, -6.907755278982137, -23.025850929940454,
    ]);
  });

  it.each([
    [0, -Infinity],
    [1, 0],
    [Infinity, Infinity],
    [-1, Number.NaN],
    [Number.NaN, Number.NaN],
  ])('of %d is %d', (x, answer) => {
    expect(ln(x)).toBe(answer);
  });
});

const chanceOf = (seed: number) => chanceFor(seedRandom(seed), 1);
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

describe('normal numbers', () => {
  const chance = chanceOf(7);
  const drawn = Array.from({ length: 20_000 }, () => normalPair(chance)).flat();

  it('have the moments of the normal distribution', () => {
    expect(Math.abs(mean(drawn))).toBeLessThan(0.02);
    expect(mean(drawn.map((v) => v * v))).toBeCloseTo(1, 1);
    expect(mean(drawn.map((v) => v ** 4))).toBeGreaterThan(2.8);
    expect(mean(drawn.map((v) => v ** 4))).toBeLessThan(3.2);
  });

  it('of a pair are independent', () => {
    expect(
      Math.abs(mean(Array.from({ length: 20_000 }, () => normalPair(chance)).map(([a, b]) => a * b))),
    ).toBeLessThan(0.02);
  });

  it('are numbers whatever the chance', () => {
    for (const c of [0, 0.5, 1 - 2 ** -32]) expect(normalPair(() => c).every(Number.isFinite)).toBe(true);
  });
});

describe('rotations', () => {
  it('turn an axis in every direction alike', () => {
    const chance = chanceOf(3);
    const ups = Array.from({ length: 20_000 }, () => rotate(uniformRotation(chance), vec3(0, 1, 0)));
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(Math.abs(mean(ups.map((u) => u[axis])))).toBeLessThan(0.02);
      expect(mean(ups.map((u) => u[axis] ** 2))).toBeCloseTo(1 / 3, 1);
    }
  });

  it('of no chance at all turn nothing', () => {
    expect(uniformRotation(() => 0)).toEqual({ x: 0, y: 0, z: 0, w: 1 });
  });
});
