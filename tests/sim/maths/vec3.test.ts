import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  addScaled,
  cross,
  distance,
  distanceSquared,
  dot,
  horizontal,
  horizontalDistance,
  length,
  lengthSquared,
  lerp,
  negate,
  normalize,
  normalizeOr,
  scale,
  sub,
  UNIT_X,
  UNIT_Y,
  UNIT_Z,
  vec3,
  ZERO,
} from '#sim/maths/vec3.ts';
import { anyVec3 } from './arbitraries.ts';

describe('vectors', () => {
  it('add and subtract by coordinate', () => {
    expect(add(vec3(1, 2, 3), vec3(10, 20, 30))).toEqual(vec3(11, 22, 33));
    expect(sub(vec3(1, 2, 3), vec3(10, 20, 40))).toEqual(vec3(-9, -18, -37));
    expect(scale(vec3(1, -2, 3), 2)).toEqual(vec3(2, -4, 6));
    expect(addScaled(vec3(1, 1, 1), vec3(1, 2, 3), 10)).toEqual(vec3(11, 21, 31));
  });

  it('turn about without a negative zero', () => {
    expect(negate(vec3(1, 0, -2))).toStrictEqual(vec3(-1, 0, 2));
  });

  it.each([
    ['x and y', UNIT_X, UNIT_Y, UNIT_Z],
    ['y and z', UNIT_Y, UNIT_Z, UNIT_X],
    ['z and x', UNIT_Z, UNIT_X, UNIT_Y],
  ])('are right-handed: the product of %s is the third axis', (_name, a, b, expected) => {
    expect(cross(a, b)).toEqual(expected);
  });

  it('have a product at right angles to both', () => {
    fc.assert(
      fc.property(anyVec3, anyVec3, (a, b) => {
        expect(dot(cross(a, b), a)).toBeCloseTo(0, 9);
        expect(dot(cross(a, b), b)).toBeCloseTo(0, 9);
      }),
    );
  });

  it('know their length', () => {
    expect(length(vec3(2, 3, 6))).toBe(7);
    expect(lengthSquared(vec3(2, 3, 6))).toBe(49);
    expect(distance(vec3(1, 1, 1), vec3(3, 4, 7))).toBe(7);
    expect(distanceSquared(vec3(1, 1, 1), vec3(3, 4, 7))).toBe(49);
  });

  it('know what they are as a shadow on the table', () => {
    expect(horizontal(vec3(3, 5, 4))).toEqual(vec3(3, 0, 4));
    expect(horizontalDistance(vec3(1, 9, -1), vec3(4, 5, 3))).toBe(5);
  });
});

describe('the direction of a vector', () => {
  it('has length 1 and points the same way', () => {
    fc.assert(
      fc.property(anyVec3, (v) => {
        fc.pre(length(v) > 1e-6);
        const unit = normalizeOr(v, ZERO);
        expect(length(unit)).toBeCloseTo(1, 12);
        expect(dot(unit, v)).toBeCloseTo(length(v), 9);
      }),
    );
  });

  it('is named missing for the zero vector', () => {
    expect(normalize(ZERO)).toBe('zero-vector');
    expect(normalizeOr(ZERO, UNIT_Z)).toEqual(UNIT_Z);
    expect(normalize(vec3(0, -5, 0))).toEqual(vec3(0, -1, 0));
  });

  it('is either right or named missing for vectors whose square underflows', () => {
    expect(distance(normalizeOr(vec3(3e-120, 0, 4e-120), ZERO), vec3(0.6, 0, 0.8))).toBeLessThan(1e-15);
    expect(normalize(vec3(3e-160, 0, 4e-160))).toBe('zero-vector');
  });
});

describe('a point between two', () => {
  it('is exactly the ends at the ends', () => {
    fc.assert(
      fc.property(anyVec3, anyVec3, (a, b) => {
        expect(distance(lerp(a, b, 0), a)).toBe(0);
        expect(distance(lerp(a, b, 1), b)).toBe(0);
      }),
    );
  });

  it('is a quarter of the way at a quarter', () => {
    expect(lerp(vec3(0, 0, 0), vec3(4, 8, -4), 0.25)).toEqual(vec3(1, 2, -1));
  });
});
