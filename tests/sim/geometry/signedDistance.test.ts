import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, place, translate, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { separatedBeyond } from '#sim/geometry/separatedBeyond.ts';
import { closestPair, signedDistance } from '#sim/geometry/signedDistance.ts';
import { fromAxisAngle, fromYawDeg, IDENTITY } from '#sim/maths/quat.ts';
import { distance, scale, UNIT_X, UNIT_Z, vec3 } from '#sim/maths/vec3.ts';
import { anyRotation, anyUnit, evenly } from '../maths/arbitraries.ts';
import { depthByFacets, distanceByDescent, heightOverSurface } from './oracles.ts';
import { anyPairAt, anyPosition, anyTurned, LARGE, MM, SMALL, standing, TABLE } from './solids.ts';
import { runs } from '../../effort.ts';

const cube = box(0.01, 0.01, 0.01);
const at = (x: number, y: number, z: number): Polyhedron => place(cube, vec3(x, y, z), IDENTITY);
const ridgeAlongX = place(cube, vec3(0, 0, 0), fromAxisAngle(UNIT_X, Math.PI / 4));
const ridgeAlongZ = (y: number): Polyhedron => place(cube, vec3(0, y, 0), fromAxisAngle(UNIT_Z, Math.PI / 4));

describe('the distance of two solids', () => {
  it.each([
    ['face to face', at(0.025, 0, 0), at(0, 0, 0), 0.005],
    ['face to face, shifted', at(0.025, 0.004, -0.003), at(0, 0, 0), 0.005],
    ['edge to edge, parallel', at(0.023, 0.024, 0), at(0, 0, 0), 0.005],
    ['corner to corner', at(0.022, 0.023, 0.026), at(0, 0, 0), 0.007],
    ['ridge across ridge', ridgeAlongZ(0.02 * Math.SQRT2 + 0.003), ridgeAlongX, 0.003],
    ['ridge over face', ridgeAlongZ(0.01 * Math.SQRT2 + 0.012), at(0, 0, 0), 0.002],
    ['touching', at(0.02, 0, 0), at(0, 0, 0), 0],
    ['overlapping by 1 mm', at(0.019, 0, 0), at(0, 0, 0), -0.001],
    ['overlapping at an edge, 1 mm and 2 mm', at(0.019, 0.018, 0), at(0, 0, 0), -0.001],
    ['ridges overlapping', ridgeAlongZ(0.02 * Math.SQRT2 - 0.003), ridgeAlongX, -0.003],
    ['one inside the other', at(0.001, 0, 0), at(0, 0, 0), -0.019],
    ['standing on the table', standing(SMALL, vec3(0.1, 0, 0.05), fromYawDeg(20)), TABLE, 0],
    ['hovering over the table', standing(SMALL, vec3(0.1, 2 * MM, 0.05)), TABLE, 2 * MM],
    [
      'base edge to base edge',
      standing(SMALL, vec3(0.02, 0, 0)),
      standing(LARGE, vec3(0, 0, 0)),
      0.02 - 0.00714375 - 0.0127,
    ],
  ])('%s', (_name, p, q, expected) => {
    expect(signedDistance(p, q)).toBeCloseTo(expected, 14);
    expect(signedDistance(q, p)).toBeCloseTo(expected, 14);
  });

  it('is what descending over convex combinations finds', () => {
    fc.assert(
      fc.property(anyTurned, anyTurned, anyUnit, evenly(0.05, 0.1), (p, q, direction, away) => {
        const moved = translate(p, scale(direction, away));
        fc.pre(signedDistance(moved, q) > 1e-4);
        expect(Math.abs(signedDistance(moved, q) - distanceByDescent(moved, q))).toBeLessThan(1e-10);
      }),
      { numRuns: runs(150, 1500) },
    );
  });

  it('is minus the depth that the facets of the difference give, where the solids overlap', () => {
    fc.assert(
      fc.property(anyTurned, anyTurned, anyUnit, evenly(0, 0.025), (p, q, direction, away) => {
        const moved = translate(p, scale(direction, away));
        const found = signedDistance(moved, q);
        fc.pre(found < 0);
        expect(Math.abs(found + depthByFacets(moved, q))).toBeLessThan(1e-10);
      }),
      { numRuns: runs(25, 250) },
    );
  });

  it('is the gap that was left, however small', () => {
    const gap = fc.constantFrom(1e-9, 1e-7, 1e-6, 3e-5, 5e-5, 1e-3);
    fc.assert(
      fc.property(anyPairAt(gap), ({ p, q, gap: left }) => {
        expect(Math.abs(signedDistance(p, q) - left)).toBeLessThan(1e-12);
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('does not depend on which solid is named first', () => {
    fc.assert(
      fc.property(anyTurned, anyTurned, anyUnit, evenly(0, 0.08), (p, q, direction, away) => {
        const moved = translate(p, scale(direction, away));
        expect(Math.abs(signedDistance(moved, q) - signedDistance(q, moved))).toBeLessThan(1e-14);
      }),
    );
  });

  it('does not depend on where the two stand together', () => {
    fc.assert(
      fc.property(
        anyTurned,
        anyTurned,
        anyUnit,
        evenly(0, 0.08),
        anyPosition,
        anyRotation,
        (p, q, direction, away, position, rotation) => {
          const moved = translate(p, scale(direction, away));
          const elsewhere = signedDistance(place(moved, position, rotation), place(q, position, rotation));
          expect(Math.abs(signedDistance(moved, q) - elsewhere)).toBeLessThan(1e-13);
        },
      ),
    );
  });
});

describe('the closest pair', () => {
  it('lies on the two surfaces, and is as far apart as the solids', () => {
    fc.assert(
      fc.property(anyPairAt(evenly(1e-4, 0.05)), ({ p, q, gap }) => {
        const { onP, onQ } = closestPair(p, q);
        expect(Math.abs(heightOverSurface(p, onP))).toBeLessThan(1e-14);
        expect(Math.abs(heightOverSurface(q, onQ))).toBeLessThan(1e-14);
        expect(distance(onP, onQ)).toBeCloseTo(gap, 12);
      }),
    );
  });
});

describe('the quick answer that two solids are far apart', () => {
  it('is never given for solids that are not', () => {
    fc.assert(
      fc.property(anyTurned, anyTurned, anyUnit, evenly(0, 0.1), evenly(0, 0.03), (p, q, direction, away, margin) => {
        const moved = translate(p, scale(direction, away));
        if (separatedBeyond(moved, q, margin)) expect(signedDistance(moved, q)).toBeGreaterThan(margin);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  it.each([
    ['far along x', vec3(0.2, 0, 0), true],
    ['beside it on the table, 1 mm apart', vec3(0.02084375, 0, 0), true],
    ['beside it the other way', vec3(-0.02084375, 0, 0), true],
    ['behind it', vec3(0, 0, -0.02084375), true],
    ['before it', vec3(0, 0, 0.02084375), true],
    ['over it', vec3(0, 0.04645, 0), true],
    ['under it', vec3(0, -0.0265, 0), true],
    ['closer than the margin', vec3(0.01988, 0, 0), false],
    ['overlapping', vec3(0.01, 0, 0), false],
  ])('is given for a pyramid %s: %o', (_name, position, expected) => {
    expect(separatedBeyond(standing(SMALL, position), standing(LARGE, vec3(0, 0, 0)), 0.05 * MM)).toBe(expected);
  });

  it('is given by the spheres where the boxes would not', () => {
    const turned = fromYawDeg(45);
    const p = place(cube, vec3(0.027, 0, 0.027), turned);
    expect(separatedBeyond(p, place(cube, vec3(0, 0, 0), turned), 0)).toBe(true);
  });
});
