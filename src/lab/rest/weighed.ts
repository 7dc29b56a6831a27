import { principalOf } from '#sim/roll/massProperties.ts';
import { keptOf, saidOfMesh, type MeshKept } from '../mesh/kept.ts';
import { rounded } from '../rounded.ts';
import type { BodyParameter } from '../rolls/bodyParameter.ts';
import type { LabBody } from '../rolls/labBody.ts';

/** A body's mass properties, as they come of its parts or were given. */
export interface BodyWeighed {
  readonly massG: number;
  readonly comMm: readonly [number, number, number];
  /** Principal, the least first. */
  readonly momentsGMm2: readonly [number, number, number];
  /** Of each mesh what was kept. */
  readonly meshes: readonly MeshKept[];
}

const GRAMS = 1000; // of a kg
const MM = 1000; // of a m

export function bodyWeighed({ spec: { mass, com, inertia } }: LabBody, given: BodyParameter | null): BodyWeighed {
  const { x, y, z } = principalOf(inertia).moments;
  const [least = 0, middle = 0, most = 0] = [x, y, z].map((one) => one * GRAMS * MM * MM).toSorted((a, b) => a - b);
  const parts = typeof given === 'object' && given !== null && 'parts' in given ? given.parts : [];
  return {
    massG: rounded(mass * GRAMS),
    comMm: [rounded(com.x * MM), rounded(com.y * MM), rounded(com.z * MM)],
    momentsGMm2: [rounded(least), rounded(middle), rounded(most)],
    meshes: parts.flatMap((part) => ('measured' in part ? [keptOf(part)] : [])),
  };
}

const DIGITS = 4;
const short = (value: number): string => String(Number(value.toPrecision(DIGITS)));
const near = (mm: number): string => String(Number(mm.toFixed(3)) + 0);

/** The same in words. */
export function saidOfWeighed({ massG, comMm, momentsGMm2: [least, middle, most], meshes }: BodyWeighed): string {
  const own = `It weighs ${short(massG)} g, its centre of mass is at ${comMm.map(near).join(', ')} mm, and its principal moments of inertia are ${short(least)}, ${short(middle)} and ${short(most)} g mm².`;
  return [own, ...meshes.map(saidOfMesh)].join(' ');
}
