import { ZERO } from '#sim/maths/vec3.ts';
import { massPropertiesOf, type MassProperties } from '#sim/roll/massProperties.ts';
import type { BodyBuild } from '../form/field.ts';
import { bodyWeighed, saidOfWeighed } from '../rest/weighed.ts';
import { BODY_FORMAT, readBody } from './bodyFile.ts';
import { madeOf } from './bodyMade.ts';
import { viewsOf } from './bodyPicture.ts';
import { bodySays } from './bodySays.ts';
import { sidesOf } from './sides.ts';
import data from './bodyStarts.json' with { type: 'json' };
import {
  looseBodyOf,
  solidsOf,
  type LooseBody,
  type LooseFace,
  type LoosePart,
  type PlacedSolid,
  type Triple,
} from './looseBody.ts';

/** A body to begin from. */
export interface BodyStart {
  readonly label: string;
  readonly body: LooseBody;
}

export const BODY_STARTS: readonly BodyStart[] = data.starts.flatMap(({ label, body }) => {
  const read = looseBodyOf({ format: BODY_FORMAT, version: 1, ...body });
  return read === null ? [] : [{ label, body: read }];
});

/** A body of boxes, cylinders and points. */
export const BODY_BUILD: BodyBuild = {
  format: BODY_FORMAT,
  label: 'A body that you draw',
  usual: BODY_STARTS[0]?.body ?? {},
  views: (file) => {
    const body = looseBodyOf(file);
    return body === null ? [] : viewsOf(solidsOf(body));
  },
  wrong: (file) => {
    const read = readBody(file);
    return read.ok ? null : bodySays(read.fault, file);
  },
};

/** A body's mass, centre and moments in words; empty for what makes none. */
export function saidOfBody(file: object): string {
  const read = readBody(file);
  return read.ok ? saidOfWeighed(bodyWeighed(read.value, null)) : '';
}

/** The sides of a body that have no names yet: those that are found, or all of its hull. */
export function sidesToName(body: LooseBody, solids: readonly PlacedSolid[]): LooseFace[] {
  const read = body.faces === 'stable' ? readBody(body) : null;
  if (read === null) return [...sidesOf(solids.map(({ shape }) => shape))];
  return read.ok ? read.value.faces.map(({ name, down: { x, y, z } }) => ({ name, normal: [x, y, z] })) : [];
}

const GRAM = 1e-3;
const MM = 1e-3;

const propertiesOf = (solids: readonly PlacedSolid[], densityGCm3: number): MassProperties | null => {
  const made = madeOf(
    solids.map(({ file, shape }) => ({ part: file, shape })),
    densityGCm3,
  );
  return made.ok ? massPropertiesOf(made.value.convex, made.value.weights) : null;
};

/** The weight of a body whose parts are of this density, unless they have one of their own, g; overlaps count twice. */
export const gramsOf = (solids: readonly PlacedSolid[], densityGCm3: number): number =>
  (propertiesOf(solids, densityGCm3)?.mass ?? 0) / GRAM;

const tidy = (value: number): number => Number(value.toPrecision(6));

/** Of a body of such a weight, made as its parts are. */
export interface Evenly {
  readonly massG: number;
  readonly comMm: Triple;
  readonly inertiaGMm2: Triple;
  /** Left out where the body's own axes are principal ones. */
  readonly productsGMm2?: Triple;
}

const LEVEL = 1e-6; // of the largest moment: less is rounding

/** The mass, its centre and moments of a body of such a weight; `densityGCm3`: of the parts that have none. */
export function evenly(solids: readonly PlacedSolid[], grams: number, densityGCm3 = 1): Evenly {
  const { mass, com, inertia } = propertiesOf(solids, densityGCm3) ?? NOTHING;
  const { xx, yy, zz, xy, yz, zx } = inertia;
  const moment = (mass * MM * MM) / grams;
  const triple = (a: number, b: number, c: number, unit: number): Triple => [
    tidy(a / unit),
    tidy(b / unit),
    tidy(c / unit),
  ];
  const isLevel = Math.max(...[xy, yz, zx].map(Math.abs)) <= LEVEL * Math.max(xx, yy, zz);
  return {
    massG: tidy(grams),
    comMm: triple(com.x, com.y, com.z, MM),
    inertiaGMm2: triple(xx, yy, zz, moment),
    ...(isLevel ? {} : { productsGMm2: triple(xy, yz, zx, moment) }),
  };
}

/** A body whose mass is as measured, and as its parts make it to begin with: no part has a density any more. */
export function asMeasured(body: LooseBody, solids: readonly PlacedSolid[], grams: number): LooseBody {
  const { densityGCm3, productsGMm2: _, ...shape } = body;
  const parts = body.parts.map(({ densityGCm3: __, infillGCm3: ___, ...part }): LoosePart => part);
  return { ...shape, parts, ...evenly(solids, grams, typeof densityGCm3 === 'number' ? densityGCm3 : 1) };
}

const NOTHING: MassProperties = { mass: 1, com: ZERO, inertia: { xx: 0, yy: 0, zz: 0, xy: 0, yz: 0, zx: 0 } };
