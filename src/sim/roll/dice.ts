import data from '../data/dice.json' with { type: 'json' };
import { convexHull3 } from '../geometry/convexHull3.ts';
import type { Polyhedron } from '../geometry/polyhedron.ts';
import { dot, negate, scale, UNIT_Z, ZERO, type Vec3 } from '../maths/vec3.ts';
import { bodyOf, type BodyFace, type BodySpec } from './body.ts';
import { numbersOf } from './dieNumbers.ts';
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
 * Faces in the order of their numbers. A tetrahedron has a corner opposite each side, which is what is up: its number
 * is that of the side below.
 */
function numbered({ faces }: Polyhedron): readonly BodyFace[] {
  const normals = faces.map(({ normal }) => normal);
  const numbers = numbersOf(normals);
  const face = (normal: Vec3, i: number): BodyFace => ({
    name: `${numbers[i] ?? 0}`,
    normals: [normals.length === 4 ? negate(normal) : normal],
  });
  return normals.map(face).sort((one, other) => Number(one.name) - Number(other.name));
}

function dieOf(sides: DieSides, acrossMm: number): BodySpec {
  const unscaled = convexHull3(CORNERS[sides]);
  // a tetrahedron's middle is a quarter of its height up
  const inradius = sides === 4 ? (acrossMm * MM) / 4 : (acrossMm * MM) / 2;
  const size = inradius / inradiusOf(unscaled);
  const shape = convexHull3(CORNERS[sides].map((corner) => scale(corner, size)));
  return bodyOf({
    convex: [{ name: 'die', shape, mass: data.dieKgM3 * volumeOf(shape) }],
    middle: ZERO,
    faces: numbered(shape),
    shivers: true,
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

/** Dice as files and people name them. */
export const DIE_NAMES = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const;
export type DieName = (typeof DIE_NAMES)[number];

export const sidesOf = (name: DieName): DieSides => SIDES[name];
const SIDES: Readonly<Record<DieName, DieSides>> = { d4: 4, d6: 6, d8: 8, d10: 10, d12: 12, d20: 20 };

function coinOf({ widthMm, thicknessMm, corners, kgM3 }: typeof data.coin): BodySpec {
  const [radius, halfWidth] = [(widthMm * MM) / 2, (thicknessMm * MM) / 2];
  const shape = wheelShape(radius, halfWidth, corners);
  return bodyOf({
    convex: [{ name: 'coin', shape, mass: kgM3 * volumeOf(shape) }],
    middle: ZERO,
    faces: [
      { name: 'heads', normals: [UNIT_Z] },
      { name: 'tails', normals: [negate(UNIT_Z)] },
    ],
  });
}

/** A coin; one that stands on its edge shows neither face. */
export const COIN: BodySpec = coinOf(data.coin);
