import data from '../data/dice.json' with { type: 'json' };
import { convexHull3 } from '../geometry/convexHull3.ts';
import type { Polyhedron } from '../geometry/polyhedron.ts';
import { dot, negate, scale, UNIT_Z, ZERO, type Vec3 } from '../maths/vec3.ts';
import { bodyOf, type BodyFace, type BodySpec } from './body.ts';
import { volumeOf } from './massProperties.ts';
import { CORNERS, type DieSides } from './platonic.ts';
import { wheelShape } from './wheelShape.ts';

const MM = 1e-3;

/** From the middle to a face, in the units of the corners. */
function inradiusOf({ faces, vertices }: Polyhedron): number {
  const [face] = faces;
  const corner = vertices[face?.vertices[0] ?? -1];
  if (face === undefined || corner === undefined) throw new Error('a solid has faces');
  return dot(face.normal, corner);
}

/**
 * Numbers 1 to n on the sides, opposite ones together n + 1. A tetrahedron has a corner opposite each side, which is what is
 * up: its number is that of the side below.
 */
function numbered({ faces }: Polyhedron): readonly BodyFace[] {
  const normals = faces.map(({ normal }) => normal);
  if (normals.length === 4) return normals.map((normal, i) => ({ name: `${i + 1}`, normals: [negate(normal)] }));
  const halves = normals.filter((normal, i) => oppositeOf(normal, normals) > i);
  return [
    ...halves.map((normal, i) => ({ name: `${i + 1}`, normals: [normal] })),
    ...halves.toReversed().map((normal, i) => ({ name: `${halves.length + i + 1}`, normals: [negate(normal)] })),
  ];
}

const oppositeOf = (normal: Vec3, normals: readonly Vec3[]): number =>
  normals.reduce((best, other, i) => (dot(normal, other) < dot(normal, normals[best] ?? normal) ? i : best), 0);

function dieOf(sides: DieSides, acrossMm: number): BodySpec {
  const unscaled = convexHull3(CORNERS[sides]);
  const inradius = sides === 4 ? (acrossMm * MM) / 4 : (acrossMm * MM) / 2; // a tetrahedron's middle is a quarter of its height up
  const size = inradius / inradiusOf(unscaled);
  const shape = convexHull3(CORNERS[sides].map((corner) => scale(corner, size)));
  return bodyOf({
    convex: [{ name: 'die', shape, mass: data.dieKgM3 * volumeOf(shape) }],
    middle: ZERO,
    faces: numbered(shape),
  });
}

/** The dice by how many sides they have; each is read by the number that is up. */
export const DICE: Readonly<Record<DieSides, BodySpec>> = {
  4: die(4),
  6: die(6),
  8: die(8),
  10: die(10),
  12: die(12),
  20: die(20),
};

function die(sides: DieSides): BodySpec {
  const found = data.dice.find((one) => one.sides === sides);
  if (found === undefined) throw new Error(`the data have no die of ${sides} sides`);
  return dieOf(sides, found.acrossMm);
}

function coinOf({ widthMm, thicknessMm, corners, kgM3 }: typeof data.coin): BodySpec {
  const [radius, halfWidth] = [(widthMm * MM) / 2, (thicknessMm * MM) / 2];
  const shape = wheelShape(radius, halfWidth, corners);
  return bodyOf({
    round: [{ name: 'coin', shape, mass: kgM3 * volumeOf(shape), roller: { middle: ZERO, radius, halfWidth } }],
    middle: ZERO,
    faces: [
      { name: 'heads', normals: [UNIT_Z] },
      { name: 'tails', normals: [negate(UNIT_Z)] },
    ],
  });
}

/** A coin; one that stands on its edge shows neither face. */
export const COIN: BodySpec = coinOf(data.coin);
