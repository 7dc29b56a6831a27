import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conjugate,
  fromAxisAngle,
  fromTo,
  fromYawDeg,
  IDENTITY,
  multiply,
  normalize,
  rotate,
  swivelDegOf,
  unrotate,
  yawDegOf,
  type Quat,
} from '#sim/maths/quat.ts';
import {
  cross,
  distance,
  dot,
  length,
  negate,
  normalizeOr,
  UNIT_X,
  UNIT_Y,
  UNIT_Z,
  vec3,
  type Vec3,
} from '#sim/maths/vec3.ts';
import { evenly, anyRotation, anyUnit, anyVec3 } from './arbitraries.ts';

const CLOSE = 1e-13;

const quatLength = (q: Quat): number => Math.sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);

function expectSamePoint(actual: Vec3, expected: Vec3, within = CLOSE): void {
  expect(distance(actual, expected)).toBeLessThan(within);
}

describe('turning a vector', () => {
  it.each([
    ['x about y points away from the viewer', UNIT_Y, UNIT_X, vec3(0, 0, -1)],
    ['z about y points right', UNIT_Y, UNIT_Z, UNIT_X],
    ['x about z points up', UNIT_Z, UNIT_X, UNIT_Y],
    ['y about x points to the viewer', UNIT_X, UNIT_Y, UNIT_Z],
  ])('by a quarter turn: %s', (_name, axis, from, to) => {
    expectSamePoint(rotate(fromAxisAngle(axis, Math.PI / 2), from), to);
  });

  it('keeps its length and what it makes with another', () => {
    fc.assert(
      fc.property(anyRotation, anyVec3, anyVec3, (q, a, b) => {
        expect(length(rotate(q, a))).toBeCloseTo(length(a), 10);
        expect(dot(rotate(q, a), rotate(q, b))).toBeCloseTo(dot(a, b), 9);
        expectSamePoint(rotate(q, cross(a, b)), cross(rotate(q, a), rotate(q, b)), 1e-11);
      }),
    );
  });

  it('is undone by turning back', () => {
    fc.assert(
      fc.property(anyRotation, anyVec3, (q, v) => {
        expectSamePoint(unrotate(q, rotate(q, v)), v);
        expectSamePoint(rotate(conjugate(q), rotate(q, v)), v);
      }),
    );
  });

  it('by a product does the right-hand rotation first', () => {
    fc.assert(
      fc.property(anyRotation, anyRotation, anyVec3, (a, b, v) => {
        expectSamePoint(rotate(multiply(a, b), v), rotate(a, rotate(b, v)));
      }),
    );
  });

  it('by the identity changes no bit', () => {
    fc.assert(
      fc.property(anyVec3, (v) => {
        expect(distance(rotate(IDENTITY, v), v)).toBe(0);
      }),
    );
  });
});

describe('the product of rotations', () => {
  it('is associative, has length 1, and with the inverse is the identity', () => {
    fc.assert(
      fc.property(anyRotation, anyRotation, anyRotation, (a, b, c) => {
        const left = multiply(multiply(a, b), c);
        const right = multiply(a, multiply(b, c));
        expect(
          quatLength({ x: left.x - right.x, y: left.y - right.y, z: left.z - right.z, w: left.w - right.w }),
        ).toBeLessThan(CLOSE);
        expect(quatLength(left)).toBeCloseTo(1, 12);
        const none = multiply(a, conjugate(a));
        expect(quatLength({ x: none.x, y: none.y, z: none.z, w: none.w - 1 })).toBeLessThan(CLOSE);
      }),
    );
  });
});

describe('scaling to length 1', () => {
  it('keeps the rotation', () => {
    fc.assert(
      fc.property(anyRotation, evenly(0.01, 100), anyVec3, (q, by, v) => {
        const long = { x: q.x * by, y: q.y * by, z: q.z * by, w: q.w * by };
        expectSamePoint(rotate(normalize(long), v), rotate(q, v));
      }),
    );
  });

  it.each([
    ['zero', { x: 0, y: 0, z: 0, w: 0 }],
    ['NaN', { x: 0, y: Number.NaN, z: 0, w: 1 }],
    ['infinite', { x: Infinity, y: 0, z: 0, w: 1 }],
  ])('refuses %s, which is a bug', (_name, q) => {
    expect(() => normalize(q)).toThrow(RangeError);
  });
});

describe('yaw', () => {
  it('turns counter-clockwise seen from above', () => {
    expectSamePoint(rotate(fromYawDeg(90), UNIT_X), vec3(0, 0, -1));
    expectSamePoint(rotate(fromYawDeg(90), UNIT_Z), UNIT_X);
    expectSamePoint(rotate(fromYawDeg(90), UNIT_Y), UNIT_Y);
  });

  it.each([
    [0, 0],
    [90, 90],
    [180, 180],
    [-180, 180],
    [-90, -90],
    [270, -90],
    [360, 0],
    [450, 90],
  ])('of %d degrees reads exactly %d', (deg, expected) => {
    expect(yawDegOf(fromYawDeg(deg))).toBe(expected);
  });

  it('reads 0 for the identity, and never -0', () => {
    expect(yawDegOf(IDENTITY)).toBe(0);
    expect(yawDegOf(conjugate(IDENTITY))).toBe(0);
    expect(yawDegOf({ x: -0, y: -0, z: -0, w: -1 })).toBe(0);
  });

  it('reads what was set', () => {
    fc.assert(
      fc.property(evenly(-179.999, 180), (deg) => {
        expect(Math.abs(yawDegOf(fromYawDeg(deg)) - deg)).toBeLessThan(1e-12);
      }),
    );
  });

  it('is the heading of the turned x axis, whatever the tilt', () => {
    fc.assert(
      fc.property(anyRotation, (q) => {
        const nose = rotate(q, UNIT_X);
        fc.pre(Math.abs(nose.y) < 0.999);
        const heading = (Math.atan2(-nose.z, nose.x) * 180) / Math.PI;
        const apart = Math.abs(yawDegOf(q) - heading);
        expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('the turn about the vertical', () => {
  it('is what was turned, however far and whichever way the thing is tipped', () => {
    fc.assert(
      fc.property(evenly(-179.999, 180), evenly(0, 360), evenly(0, 170), (turnDeg, towards, tipDeg) => {
        const axis = rotate(fromYawDeg(towards), UNIT_X);
        const tipped = multiply(fromAxisAngle(axis, (tipDeg * Math.PI) / 180), fromYawDeg(turnDeg));
        const apart = Math.abs(swivelDegOf(tipped) - turnDeg);
        expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('the smallest turn from one direction to another', () => {
  it('arrives there', () => {
    fc.assert(
      fc.property(anyUnit, anyUnit, (u, v) => {
        expectSamePoint(rotate(fromTo(u, v), u), v);
      }),
    );
  });

  it('leaves alone what is at right angles to both', () => {
    fc.assert(
      fc.property(anyUnit, anyUnit, (u, v) => {
        const across = cross(u, v);
        fc.pre(length(across) > 1e-3);
        const axis = normalizeOr(across, UNIT_X);
        expectSamePoint(rotate(fromTo(u, v), axis), axis, 1e-11);
      }),
    );
  });

  it('turns half about for opposite directions', () => {
    fc.assert(
      fc.property(anyUnit, (u) => {
        const half = fromTo(u, negate(u));
        expect(Math.abs(half.w)).toBeLessThan(1e-9);
        expectSamePoint(rotate(half, u), negate(u));
      }),
    );
  });

  it('arrives for directions that are nearly opposite', () => {
    for (const off of [1e-4, 1e-7, 1e-9, 1e-11]) {
      const u = UNIT_X;
      const v = normalizeOr(vec3(-1, off, off / 2), UNIT_X);
      expectSamePoint(rotate(fromTo(u, v), u), v, 1e-12);
      expect(quatLength(fromTo(u, v))).toBeCloseTo(1, 12);
    }
  });

  it('is the identity from a direction to itself', () => {
    expect(fromTo(UNIT_Y, UNIT_Y)).toEqual(IDENTITY);
  });
});
