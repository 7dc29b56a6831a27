import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contains,
  convexHull2,
  overlapDepth,
  pointInPolygon,
  pointPolygonDistance,
  polygonDistance,
  rotatedRectangle,
  type Point2,
  type Polygon2,
} from '#sim/geometry/footprint.ts';
import { box, place } from '#sim/geometry/polyhedron.ts';
import { signedDistance } from '#sim/geometry/signedDistance.ts';
import { fromYawDeg } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { evenly } from '../maths/arbitraries.ts';
import { runs } from '../../effort.ts';

const p2 = (x: number, z: number): Point2 => ({ x, z });
const square = (x: number, z: number, half = 1): Polygon2 => rotatedRectangle(p2(x, z), 2 * half, 2 * half, 0);
const diamond = (x: number, z: number): Polygon2 => [p2(x + 1, z), p2(x, z - 1), p2(x - 1, z), p2(x, z + 1)];

/** Twice the area, positive if counter-clockwise seen from above (z runs down the picture). */
const area2 = (polygon: Polygon2): number =>
  polygon.reduce((sum, { x, z }, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? p2(x, z);
    return sum + z * next.x - x * next.z;
  }, 0);

const anyPoint = fc.tuple(evenly(-5, 5), evenly(-5, 5)).map(([x, z]) => p2(x, z));
const anyHull = fc
  .array(anyPoint, { minLength: 3, maxLength: 12 })
  .map(convexHull2)
  .filter((hull) => area2(hull) > 1e-6);

type Plank = { x: number; z: number; width: number; depth: number; yawDeg: number };
const anyPlank: fc.Arbitrary<Plank> = fc.record({
  x: evenly(-3, 3),
  z: evenly(-3, 3),
  width: evenly(0.5, 4),
  depth: evenly(0.5, 4),
  yawDeg: evenly(-180, 180),
});
const footprintOf = ({ x, z, width, depth, yawDeg }: Plank): Polygon2 =>
  rotatedRectangle(p2(x, z), width, depth, yawDeg);
/** The same plank as a solid so tall that the shortest way out of it is level. */
const solidOf = ({ x, z, width, depth, yawDeg }: Plank) =>
  place(box(width / 2, 100, depth / 2), vec3(x, 0, z), fromYawDeg(yawDeg));

describe('the convex hull', () => {
  it.each([
    ['a square with a point inside', [p2(0, 0), p2(2, 0), p2(1, 1), p2(2, 2), p2(0, 2)], 4],
    ['a square with points on its sides', [p2(0, 0), p2(1, 0), p2(2, 0), p2(2, 1), p2(2, 2), p2(0, 2)], 4],
    ['corners given twice', [p2(0, 0), p2(0, 0), p2(2, 0), p2(2, 0), p2(0, 2)], 3],
    ['points on one line', [p2(0, 0), p2(1, 1), p2(3, 3), p2(2, 2)], 2],
    ['one point, twice', [p2(1, 2), p2(1, 2)], 1],
    ['no point', [], 0],
  ])('of %s', (_name, points, corners) => {
    expect(convexHull2(points)).toHaveLength(corners);
  });

  it('runs counter-clockwise seen from above', () => {
    expect(convexHull2([p2(0, 0), p2(1, 0), p2(0, 1), p2(1, 1)])).toEqual([p2(0, 0), p2(0, 1), p2(1, 1), p2(1, 0)]);
  });

  it('holds all points, turns left at every corner, and is made of given points', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 30 }), (points) => {
        const hull = convexHull2(points);
        fc.pre(area2(hull) > 1e-6);
        for (const point of points) expect(pointPolygonDistance(point, hull)).toBeLessThan(1e-12);
        for (const corner of hull) expect(points).toContainEqual(corner);
        hull.forEach((corner, i) => {
          const next = hull[(i + 1) % hull.length] ?? corner;
          const after = hull[(i + 2) % hull.length] ?? corner;
          expect(area2([corner, next, after])).toBeGreaterThan(-1e-12);
        });
      }),
    );
  });

  it('is the shadow of a solid', () => {
    const shadow = convexHull2(place(box(1, 5, 2), vec3(0, 7, 0), fromYawDeg(0)).vertices);
    expect(shadow).toEqual([p2(-1, -2), p2(-1, 2), p2(1, 2), p2(1, -2)]);
  });
});

describe('a rotated rectangle', () => {
  it('unturned begins near right and runs counter-clockwise', () => {
    expect(rotatedRectangle(p2(10, 20), 4, 2, 0)).toEqual([p2(12, 21), p2(12, 19), p2(8, 19), p2(8, 21)]);
    expect(area2(rotatedRectangle(p2(10, 20), 4, 2, 30))).toBeCloseTo(2 * 8, 12);
  });

  it('turned by 90 degrees has its right side away from the viewer', () => {
    expect(rotatedRectangle(p2(0, 0), 4, 2, 90)).toEqual([p2(1, -2), p2(-1, -2), p2(-1, 2), p2(1, 2)]);
  });

  it('is the shadow of the box turned by the same yaw', () => {
    fc.assert(
      fc.property(anyPlank, (plank) => {
        const shadow = convexHull2(solidOf(plank).vertices.slice(0, 4));
        for (const corner of footprintOf(plank)) {
          expect(Math.min(...shadow.map(({ x, z }) => Math.abs(x - corner.x) + Math.abs(z - corner.z)))).toBeLessThan(
            1e-13,
          );
        }
      }),
    );
  });
});

describe('two polygons', () => {
  it.each([
    ['apart', square(0, 0), square(5, 0), -3, 3],
    ['apart at the corners', square(0, 0), square(5, 6), -4, 5],
    ['side by side', square(0, 0), square(2, 0.5), 0, 0],
    ['overlapping by half', square(0, 0), square(1, 0.3), 1, 0],
    ['overlapping at a corner', square(0, 0), square(1.5, 1.75), 0.25, 0],
    ['one in the other', square(0, 0, 3), square(1, 0), 3, 0],
    ['a diamond against a side', diamond(2.5, 0), square(0, 0), -0.5, 0.5],
    ['a diamond in a corner', diamond(1.75, 1.75), square(0, 0), -Math.SQRT1_2 / 2, Math.SQRT1_2 / 2],
  ])('%s', (_name, a, b, depth, apart) => {
    expect(overlapDepth(a, b)).toBeCloseTo(depth, 14);
    expect(overlapDepth(b, a)).toBeCloseTo(depth, 14);
    expect(polygonDistance(a, b)).toBeCloseTo(apart, 14);
    expect(polygonDistance(b, a)).toBeCloseTo(apart, 14);
  });

  it('are as deep in each other or as far apart as tall solids on them', () => {
    fc.assert(
      fc.property(anyPlank, anyPlank, (a, b) => {
        const apart = signedDistance(solidOf(a), solidOf(b));
        if (apart > 0) {
          expect(Math.abs(polygonDistance(footprintOf(a), footprintOf(b)) - apart)).toBeLessThan(1e-11);
          expect(overlapDepth(footprintOf(a), footprintOf(b))).toBeLessThan(0);
          expect(-overlapDepth(footprintOf(a), footprintOf(b))).toBeLessThan(apart + 1e-11);
        } else {
          expect(Math.abs(overlapDepth(footprintOf(a), footprintOf(b)) + apart)).toBeLessThan(1e-11);
          expect(polygonDistance(footprintOf(a), footprintOf(b))).toBe(0);
        }
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('do not care in which order their corners run', () => {
    fc.assert(
      fc.property(anyHull, anyHull, anyPoint, (a, b, point) => {
        expect(overlapDepth(a.toReversed(), b)).toBeCloseTo(overlapDepth(a, b), 12);
        expect(polygonDistance(a, b.toReversed())).toBeCloseTo(polygonDistance(a, b), 12);
        expect(pointPolygonDistance(point, a.toReversed())).toBeCloseTo(pointPolygonDistance(point, a), 12);
      }),
    );
  });
});

describe('a point and a polygon', () => {
  it.each([
    ['in the middle', p2(0, 0), true, 0],
    ['on a side', p2(1, 0.5), true, 0],
    ['on a corner', p2(-1, 1), true, 0],
    ['beside it', p2(1.5, 0.5), false, 0.5],
    ['before a corner', p2(4, -5), false, 5],
    ['in line with a side', p2(1, 3), false, 2],
  ])('%s', (_name, point, inside, apart) => {
    expect(pointInPolygon(point, square(0, 0))).toBe(inside);
    expect(pointPolygonDistance(point, square(0, 0))).toBeCloseTo(apart, 14);
  });

  it('are as far apart as the point and a very small polygon there', () => {
    fc.assert(
      fc.property(anyPoint, anyHull, (point, polygon) => {
        const dot = rotatedRectangle(point, 1e-9, 1e-9, 0);
        expect(Math.abs(pointPolygonDistance(point, polygon) - polygonDistance(dot, polygon))).toBeLessThan(1e-8);
      }),
    );
  });
});

describe('a polygon holds another', () => {
  it.each([
    ['that is smaller', square(0, 0, 2), square(0.5, 0.5), true],
    ['itself', square(0, 0), square(0, 0), true],
    ['that touches from inside', square(0, 0, 2), square(1, -1), true],
    ['but not one that sticks out', square(0, 0, 2), square(1.001, 0), false],
    ['but not one around it', square(0, 0), square(0, 0, 2), false],
    ['but not one beside it', square(0, 0), square(3, 0), false],
  ])('%s', (_name, outer, inner, expected) => {
    expect(contains(outer, inner)).toBe(expected);
  });

  it('that sticks out by no more than the slack', () => {
    expect(contains(square(0, 0, 2), square(1.001, 0), 0.0011)).toBe(true);
    expect(contains(square(0, 0, 2), square(1.001, 0), 0.0009)).toBe(false);
  });

  it('exactly if nothing of it is outside', () => {
    fc.assert(
      fc.property(anyHull, anyHull, (outer, inner) => {
        const sticksOut = inner.some((corner) => pointPolygonDistance(corner, outer) > 0);
        expect(contains(outer, inner)).toBe(!sticksOut);
        if (contains(outer, inner)) expect(polygonDistance(outer, inner)).toBe(0);
      }),
    );
  });
});
