import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box } from '#sim/geometry/polyhedron.ts';
import { dot, length, normalizeOr, sub, UNIT_X, UNIT_Y, UNIT_Z, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { basinsOf } from '#sim/roll/basins/basins.ts';
import { faceBelow, landscapeOf, lowestCorner, type Ground, type Landscape } from '#sim/roll/basins/landscape.ts';
import { BALLASTED_TRUCK, TRUCK, type TruckSpec } from '#sim/roll/truck.ts';
import { anyUnit } from '../../maths/arbitraries.ts';
import { passByFlood } from './sphere.ts';
import { runs } from '../../../effort.ts';

/** Half its sides: lying flat, on a long side, upright. */
const [A, B, C] = [0.01, 0.02, 0.03];
const BOX = landscapeOf(box(A, B, C).vertices, ZERO);

const of = (spec: TruckSpec): Landscape =>
  landscapeOf(
    spec.parts.flatMap(({ shape }) => shape.vertices),
    spec.com,
  );
const TRUCKS = [
  ['a truck', TRUCK],
  ['a truck with ballast', BALLASTED_TRUCK],
] as const;

/** Which of the axes the face is across, or which of these names it is given. */
const axisOf =
  (names: readonly [string, string, string]) =>
  ({ normal: { x, y } }: Ground): string =>
    Math.abs(x) > 0.5 ? names[0] : Math.abs(y) > 0.5 ? names[1] : names[2];

const brimsOf = (names: readonly [string, string, string]): Record<string, number | undefined> =>
  Object.fromEntries(
    BOX.faces.map((face, i) => [axisOf(['x', 'y', 'z'])(face), basinsOf(BOX, axisOf(names))[i]?.brim]),
  );

describe('the landscape of a box', () => {
  it('is half a side high on each face, and half the diagonal of the third side over each edge', () => {
    const heights = BOX.faces.map(({ height }) => height).sort((a, b) => a - b);
    [A, A, B, B, C, C].forEach((h, i) => expect(heights[i]).toBeCloseTo(h, 12));
    const over = BOX.passes.map(({ height }) => height).sort((a, b) => a - b);
    [
      [A, B],
      [A, C],
      [B, C],
    ]
      .flatMap(([p = 0, q = 0]) => Array.from({ length: 4 }, () => Math.sqrt(p * p + q * q)))
      .forEach((h, i) => expect(over[i]).toBeCloseTo(h, 12));
  });

  it('has its brims where the lowest way leads to another way of lying', () => {
    const brims = brimsOf(['flat', 'side', 'up']);
    expect(brims['x']).toBeCloseTo(Math.sqrt(A * A + B * B), 12);
    expect(brims['y']).toBeCloseTo(Math.sqrt(A * A + B * B), 12);
    expect(brims['z']).toBeCloseTo(Math.sqrt(A * A + C * C), 12);
  });

  it('has no brim between faces on which it lies alike', () => {
    const brims = brimsOf(['down', 'down', 'up']);
    for (const axis of ['x', 'y', 'z']) expect(brims[axis]).toBeCloseTo(Math.sqrt(A * A + C * C), 12);
    expect(Object.values(brimsOf(['any', 'any', 'any']))).toEqual([Infinity, Infinity, Infinity]);
  });

  it('tells a leaning box by its edge: no face is below its own, none that it would rise to', () => {
    const leaning = normalizeOr(vec3(0.6, 0.79, 0.1), UNIT_X);
    const { corner } = lowestCorner(BOX, leaning);
    expect(BOX.faces[faceBelow(BOX, leaning, corner)]?.normal).toEqual(UNIT_X); // 0.6 / 0.79 is over 0.01 / 0.02
  });

  it('is refused where the centre of mass is outside', () => {
    expect(() => landscapeOf(box(A, B, C).vertices, vec3(0, 0, 0.04))).toThrow('not within');
  });
});

describe.each(TRUCKS)('the landscape of %s', (_, spec) => {
  const landscape = of(spec);
  const heightOf = (down: Vec3): number => lowestCorner(landscape, down).height;

  it('is as high as the centre of mass is over its lowest part', () => {
    fc.assert(
      fc.property(anyUnit, (down) => {
        const depths = spec.parts.flatMap(({ shape }) => shape.vertices.map((v) => dot(sub(v, spec.com), down)));
        expect(heightOf(down)).toBeCloseTo(Math.max(...depths), 12);
      }),
    );
  });

  it('leads down to a face from everywhere', () => {
    fc.assert(
      fc.property(anyUnit, (down) => {
        const { corner, height } = lowestCorner(landscape, down);
        expect(landscape.faces[faceBelow(landscape, down, corner)]?.height).toBeLessThanOrEqual(height + 1e-12);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  it('leads down to a face on the same side of the brim: what is below it cannot be in another basin', () => {
    const basins = basinsOf(landscape, nameOf);
    fc.assert(
      fc.property(anyUnit, fc.integer({ min: 0, max: 30 }), (down, steps) => {
        const { corner, height } = lowestCorner(landscape, down);
        const basin = basins[faceBelow(landscape, down, corner)];
        fc.pre(!!basin && height < basin.brim);
        const there = rolledDown(landscape, down, steps);
        expect(basins[faceBelow(landscape, there, lowestCorner(landscape, there).corner)]?.kind).toBe(basin?.kind);
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('has its brims where a flood over all directions has them', () => {
    const basins = basinsOf(landscape, nameOf);
    const floorOf = (name: string): number =>
      landscape.faces.findIndex((face, i) => basins[i]?.kind === name && face.height === basins[i]?.floor);
    const normalOf = (name: string): Vec3 => landscape.faces[floorOf(name)]?.normal ?? UNIT_Z;
    const ways = [
      ['wheels', 'right'],
      ['wheels', 'left'],
      ['roof', 'right'],
      ['wheels', 'roof'],
    ] as const;
    const flood = new Map(
      ways.map(([from, to]) => [`${from} ${to}`, passByFlood(heightOf, normalOf(from), normalOf(to))]),
    );
    const off = (name: string, ...tried: string[]): number =>
      (basins[floorOf(name)]?.brim ?? NaN) - Math.min(...tried.map((way) => flood.get(way) ?? NaN));
    for (const gap of [
      off('wheels', 'wheels right', 'wheels left', 'wheels roof'),
      off('roof', 'roof right', 'wheels roof'),
      off('right', 'wheels right', 'roof right'),
    ]) {
      expect(Math.abs(gap)).toBeLessThan(1.5e-4); // half a cell of a grid of 0.75 degrees
    }
  });

  it("is as high between wheels and side as the centre of mass is over the tread's outer edge", () => {
    const brim = basinsOf(landscape, nameOf).find((basin) => basin?.kind === 'wheels')?.brim;
    expect(brim).toBeCloseTo(length(vec3(0, spec.com.y, 0.012)), 9);
  });
});

/** By where the face points; all that a truck can rest on is one of these. */
function nameOf({ normal }: Ground): string {
  if (dot(normal, UNIT_Y) < -0.5) return 'wheels';
  if (normal.y > 0.9) return 'roof';
  return normal.z > 0 ? 'right' : 'left';
}

/** Some steps of steepest descent over the landscape. */
function rolledDown(landscape: Landscape, from: Vec3, steps: number): Vec3 {
  let down = from;
  for (let i = 0; i < steps; i += 1) {
    const { at } = lowestCorner(landscape, down).corner;
    const next = normalizeOr(vec3(down.x - 0.5 * at.x, down.y - 0.5 * at.y, down.z - 0.5 * at.z), down);
    if (lowestCorner(landscape, next).height > lowestCorner(landscape, down).height) break;
    down = next;
  }
  return down;
}
