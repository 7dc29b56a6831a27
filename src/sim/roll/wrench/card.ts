import data from '#sim/data/wrench.json' with { type: 'json' };
import { box } from '#sim/geometry/polyhedron.ts';
import type { Surface } from '#sim/layout.ts';
import { negate, UNIT_Y, ZERO } from '#sim/maths/vec3.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { bodyOf, type BodySpec } from '../body.ts';

const MM = 1e-3;

/**
 * The card with the wrench. Its red end is where its own x axis points, its belly is below: a card that is spun face
 * down has its picture there.
 */
export const WRENCH: BodySpec = wrenchOf(data.card);

function wrenchOf({ lengthMm, widthMm, thicknessMm, kgM3 }: typeof data.card): BodySpec {
  const [x, y, z] = [(lengthMm * MM) / 2, (thicknessMm * MM) / 2, (widthMm * MM) / 2];
  return bodyOf({
    convex: [{ name: 'card', shape: box(x, y, z), mass: 8 * x * y * z * kgM3 }],
    middle: ZERO,
    faces: [
      { name: 'back', normals: [UNIT_Y] },
      { name: 'belly', normals: [negate(UNIT_Y)] },
    ],
  });
}

/** Half the thickness of the card, mm: so high is its middle where it lies. */
export const WRENCH_HALF_MM = data.card.thicknessMm / 2;

const REFERENCE = referenceFriction(data.belly.on);

function referenceFriction(id: string): number {
  const surface = surfaceOf(id);
  if (!surface.ok) throw new Error(surface.fault.message);
  return surface.value.friction;
}

/** The coefficient of the belly on the surface that it was measured on. */
export const BELLY_FRICTION = data.belly.friction;

/** The coefficient of the belly on a surface: the rougher that is, the sooner the card rests. */
export const bellyFrictionOn = ({ friction }: Pick<Surface, 'friction'>): number =>
  (BELLY_FRICTION * friction) / REFERENCE;
