import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve3 } from '#sim/maths/solve3.ts';
import { add, addScaled, cross, distance, dot, scale, vec3, ZERO } from '#sim/maths/vec3.ts';
import { anyUnit, anyVec3 } from './arbitraries.ts';

describe('three equations', () => {
  it('are solved by columns', () => {
    // 2x + y = 5, x + 3y + z = 10, y + 4z = 14
    expect(solve3(vec3(2, 1, 0), vec3(1, 3, 1), vec3(0, 1, 4), vec3(4, 10, 14))).toEqual(vec3(1, 2, 3));
  });

  it('give back the numbers that made the right-hand side', () => {
    fc.assert(
      fc.property(anyUnit, anyUnit, anyUnit, anyVec3, (a, b, c, x) => {
        fc.pre(Math.abs(dot(a, cross(b, c))) > 1e-3);
        const right = add(add(scale(a, x.x), scale(b, x.y)), scale(c, x.z));
        const solved = solve3(a, b, c, right);
        expect(solved === 'singular' ? Infinity : distance(solved, x)).toBeLessThan(1e-10);
      }),
    );
  });

  it('do not mind columns of very different sizes', () => {
    const solved = solve3(vec3(1e-9, 0, 1e-9), vec3(0, 1e9, 0), vec3(1, 0, 2), vec3(1 + 1e-9, 1e9, 2 + 1e-9));
    expect(solved === 'singular' ? Infinity : distance(solved, vec3(1, 1, 1))).toBeLessThan(1e-6);
  });

  it.each([
    ['two equal columns', vec3(1, 2, 3), vec3(1, 2, 3), vec3(0, 0, 1)],
    ['a zero column', ZERO, vec3(0, 1, 0), vec3(0, 0, 1)],
    ['columns in one plane', vec3(1, 0, 1), vec3(0, 1, 1), addScaled(vec3(1, 0, 1), vec3(0, 1, 1), 0.3)],
    ['a column that is not a number', vec3(Number.NaN, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)],
  ])('with %s are singular', (_name, a, b, c) => {
    expect(solve3(a, b, c, vec3(1, 1, 1))).toBe('singular');
  });
});
