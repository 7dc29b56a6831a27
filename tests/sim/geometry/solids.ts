/** Solids and placements for the geometry tests. */
import fc from 'fast-check';
import { box, place, squarePyramid, translate, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { closestPair, signedDistance } from '#sim/geometry/signedDistance.ts';
import { IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { addScaled, normalizeOr, scale, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { anyRotation, anyUnit, evenly } from '../maths/arbitraries.ts';

/** The three pyramids of the games, in metres. */
export const SMALL = { baseEdge: 0.0142875, height: 0.0254 };
export const MEDIUM = { baseEdge: 0.01984375, height: 0.034925 };
export const LARGE = { baseEdge: 0.0254, height: 0.04445 };

export type Measures = typeof SMALL;

export const MM = 1e-3;

export const pyramid = ({ baseEdge, height }: Measures): Polyhedron => squarePyramid(baseEdge, height);

/** A pyramid standing on the table. */
export const standing = (measures: Measures, position: Vec3, rotation: Quat = IDENTITY): Polyhedron =>
  place(pyramid(measures), position, rotation);

/** A table top, its upper side at height 0. */
export const TABLE = place(box(0.5, 0.05, 0.5), vec3(0, -0.05, 0), IDENTITY);

/** A pyramid of the games or a box of about their size. */
export const anyShape: fc.Arbitrary<Polyhedron> = fc.oneof(
  fc.constantFrom(SMALL, MEDIUM, LARGE).map(pyramid),
  fc.tuple(evenly(0.003, 0.02), evenly(0.003, 0.02), evenly(0.003, 0.02)).map(([x, y, z]) => box(x, y, z)),
);

/** A shape turned anyhow about the origin. */
export const anyTurned: fc.Arbitrary<Polyhedron> = fc
  .tuple(anyShape, anyRotation)
  .map(([shape, rotation]) => place(shape, vec3(0, 0, 0), rotation));

/** Any place within reach of a hand. */
export const anyPosition: fc.Arbitrary<Vec3> = fc
  .tuple(evenly(-0.3, 0.3), evenly(-0.3, 0.3), evenly(-0.3, 0.3))
  .map(([x, y, z]) => vec3(x, y, z));

/** The first solid moved straight towards the second until `gap` metres are left; both must be apart. */
export function approach(p: Polyhedron, q: Polyhedron, gap: number): Polyhedron {
  const { onP, onQ } = closestPair(p, q);
  const direction = normalizeOr(sub(onP, onQ), UNIT_Y);
  return translate(p, scale(direction, gap - signedDistance(p, q)));
}

/** Two solids anyhow turned, apart, `gap` metres from each other. */
export const anyPairAt = (gap: fc.Arbitrary<number>): fc.Arbitrary<{ p: Polyhedron; q: Polyhedron; gap: number }> =>
  fc.tuple(anyTurned, anyTurned, anyUnit, gap).map(([p, q, direction, left]) => {
    const away = translate(p, addScaled(vec3(0, 0, 0), direction, 0.2));
    return { p: approach(away, q, left), q, gap: left };
  });
