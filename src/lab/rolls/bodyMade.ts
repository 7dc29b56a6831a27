import { inset } from '#sim/geometry/inset.ts';
import type { Polyhedron } from '#sim/geometry/polyhedron.ts';
import { vertexAt } from '#sim/geometry/polyhedron.ts';
import { dot, sub } from '#sim/maths/vec3.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Part } from '#sim/roll/body.ts';
import { evenlyFilled, filled, type PointMass } from '#sim/roll/massProperties.ts';
import { concavityOf } from './concavity.ts';
import { fillOf, MM, touchingOf, type PartFile } from './partFile.ts';

/** A part with its solid. */
export interface Shaped {
  readonly part: PartFile;
  readonly shape: Polyhedron;
}

/** All that a body of parts is made of. */
export interface Made {
  /** Those that touch. */
  readonly convex: readonly Part[];
  readonly weights: readonly PointMass[];
}

const PART = 'part';
const KG_M3 = 1000; // of 1 g/cm3

/** Of a convex part that has a shell, so much of its hull is filled at least. */
const MOST_CONCAVE = 0.01;

/**
 * The parts of a body by their densities, with what shells and cavities take away. Faults: `no-solid`, for a cavity
 * that is in no part, and a shell of what is not convex.
 */
export function madeOf(shaped: readonly Shaped[], bodyGCm3: number | undefined): Result<Made> {
  const convex: Part[] = [];
  const weights: PointMass[] = [];
  for (const [i, { part, shape }] of shaped.entries()) {
    const place = `$.parts[${i}]`;
    if (part.cavity === true) {
      const around = shaped.find((other) => other.part.cavity === undefined && isAround(other.shape, shape));
      if (around === undefined || around.part.shellMm !== undefined)
        return fault('no-solid', `${place} is a cavity; expected it within one part that has no shell.`, place);
      weights.push(filled(fillOf(part, shape), -kgM3Of(around.part, bodyGCm3)));
      continue;
    }
    const kgM3 = kgM3Of(part, bodyGCm3);
    // The hull of a mesh touches and has no weight: that is the mesh's.
    const isMesh = 'measured' in part;
    const fill = fillOf(part, shape);
    for (const touching of touchingOf(part, shape))
      convex.push({ name: PART, shape: touching, mass: isMesh ? 0 : kgM3 * fill.mass });
    if (isMesh) weights.push(filled(fill, kgM3));
    if (part.shellMm === undefined) continue;
    if (concavityOf(part) > MOST_CONCAVE)
      return fault('no-solid', `${place}.shellMm is that of a mesh that is not convex; expected none.`, place);
    const inner = inset(shape, part.shellMm * MM);
    if (inner !== null) weights.push(filled(evenlyFilled(inner), (part.infillGCm3 ?? 0) * KG_M3 - kgM3));
  }
  return convex.length === 0
    ? fault('no-solid', '$.parts has cavities alone; expected a part that they are in.', '$.parts')
    : ok({ convex, weights });
}

const kgM3Of = ({ densityGCm3 }: PartFile, bodyGCm3 = 0): number => (densityGCm3 ?? bodyGCm3) * KG_M3;

const TOUCHING_M = 1e-6; // a hole that goes through ends in the sides

/** Whether a solid is within another one. */
export const isAround = ({ faces, vertices }: Polyhedron, inner: Polyhedron): boolean =>
  faces.every(({ normal, vertices: [first = 0] }) =>
    inner.vertices.every((at) => dot(normal, sub(at, vertexAt(vertices, first))) < TOUCHING_M),
  );
