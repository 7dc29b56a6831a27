import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestOnSegment, closestOnSurface, crossing, isWithin, type Segment } from '#sim/geometry/closest.ts';
import { box } from '#sim/geometry/polyhedron.ts';
import { addScaled, distance, dot, sub, vec3 } from '#sim/maths/vec3.ts';
import { anyVec3, evenly } from '../maths/arbitraries.ts';
import { heightOverSurface } from './oracles.ts';
import { anyPosition, anyTurned } from './solids.ts';

const brick = box(1, 2, 3);

describe('the closest point of a segment', () => {
  const a = vec3(1, 0, 0);
  const b = vec3(5, 0, 0);
  it.each([
    ['beside it', vec3(2, 3, 4), vec3(2, 0, 0)],
    ['before its start', vec3(-1, 1, 0), a],
    ['past its end', vec3(7, 0, 1), b],
  ])('to a point %s', (_name, point, expected) => {
    expect(closestOnSegment(point, a, b)).toEqual(expected);
  });

  it('without length is that point', () => {
    expect(closestOnSegment(vec3(7, 8, 9), a, a)).toEqual(a);
  });
});

describe('the closest point of the surface of a box', () => {
  it.each([
    ['over a face', vec3(0.5, 5, 1), vec3(0.5, 2, 1)],
    ['past an edge', vec3(2, 4, 1), vec3(1, 2, 1)],
    ['past a corner', vec3(2, 4, -5), vec3(1, 2, -3)],
    ['on a face', vec3(0.5, 2, 1), vec3(0.5, 2, 1)],
    ['inside, nearest to a side', vec3(0.75, 0, 1), vec3(1, 0, 1)],
    ['inside, nearest to the bottom', vec3(0, -1.5, 1), vec3(0, -2, 1)],
  ])('to a point %s', (_name, point, expected) => {
    expect(distance(closestOnSurface(point, brick), expected)).toBeLessThan(1e-15);
  });

  it('is on the surface, and no other point of the solid is closer', () => {
    fc.assert(
      fc.property(
        anyTurned,
        anyPosition,
        fc.array(evenly(0, 1), { minLength: 8, maxLength: 8 }),
        (solid, point, weights) => {
          fc.pre(heightOverSurface(solid, point) > 0);
          const closest = closestOnSurface(point, solid);
          expect(Math.abs(heightOverSurface(solid, closest))).toBeLessThan(1e-14);
          // Any point of the solid lies behind the plane through the closest one, square to the way there.
          const all = solid.vertices.reduce((sum, _, i) => sum + (weights[i] ?? 0), 0);
          fc.pre(all > 0);
          const other = solid.vertices.reduce(
            (sum, vertex, i) => addScaled(sum, vertex, (weights[i] ?? 0) / all),
            vec3(0, 0, 0),
          );
          expect(dot(sub(point, closest), sub(other, closest))).toBeLessThan(1e-14);
        },
      ),
    );
  });
});

describe('being within reach of a box', () => {
  it.each([
    ['over a face, just within', vec3(0, 2.9, 0), 1, true],
    ['over a face, just beyond', vec3(0, 3.1, 0), 1, false],
    ['past an edge, each face near and the edge beyond', vec3(1.8, 2.8, 0), 1, false],
    ['past an edge, within', vec3(1.6, 2.6, 0), 1, true],
    ['inside, near the surface', vec3(0, 1.9, 0), 1, true],
  ])('%s', (_name, point, reach, expected) => {
    expect(isWithin(point, brick, reach)).toBe(expected);
  });
});

describe('two segments', () => {
  const along: Segment = [vec3(-1, 0, 0), vec3(1, 0, 0)];

  it.each<[string, Segment, boolean]>([
    ['one over the other', [vec3(0.5, 2, -1), vec3(0.5, 2, 3)], true],
    ['one past the end of the other', [vec3(1.5, 2, -1), vec3(1.5, 2, 3)], false],
    ['one before the start of the other', [vec3(-1.5, 2, -1), vec3(-1.5, 2, 3)], false],
    ['one that ends before the other', [vec3(0.5, 2, -3), vec3(0.5, 2, -1)], false],
    ['one that begins behind the other', [vec3(0.5, 2, 1), vec3(0.5, 2, 3)], false],
    ['parallel', [vec3(-1, 2, 0), vec3(1, 2, 0)], false],
  ])('%s', (_name, other, crosses) => {
    expect(crossing(along, other, 1e-5)).toEqual(crosses ? { onP: vec3(0.5, 0, 0), onQ: vec3(0.5, 2, 0) } : undefined);
  });

  it.each([1e-3, 1, 1e3])('of %d m cross by their angle alone, whatever their length', (size) => {
    const at = (sine: number): Segment => [vec3(-size, 1, -size * sine), vec3(size, 1, size * sine)];
    const other: Segment = [vec3(-size, 0, 0), vec3(size, 0, 0)];
    expect(crossing(at(1.1e-3), other, 1e-3)).toBeDefined();
    expect(crossing(at(0.9e-3), other, 1e-3)).toBeUndefined();
  });

  it('are joined at right angles to both', () => {
    fc.assert(
      fc.property(anyVec3, anyVec3, anyVec3, anyVec3, (a, b, c, d) => {
        const pair = crossing([a, b], [c, d], 1e-3);
        fc.pre(pair !== undefined);
        const way = sub(pair.onP, pair.onQ);
        expect(dot(way, sub(b, a))).toBeCloseTo(0, 7);
        expect(dot(way, sub(d, c))).toBeCloseTo(0, 7);
        expect(distance(pair.onP, closestOnSegment(pair.onQ, a, b))).toBeLessThan(1e-8);
        expect(distance(pair.onQ, closestOnSegment(pair.onP, c, d))).toBeLessThan(1e-8);
      }),
    );
  });
});
