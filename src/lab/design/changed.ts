import { add, vec3, scale } from '#sim/maths/vec3.ts';
import { bodyOfFile, type BodyFile } from '../rolls/bodyFile.ts';
import type { LabBody } from '../rolls/labBody.ts';
import type { PartFile } from '../rolls/partFile.ts';
import { isWithin } from '../rolls/within.ts';
import { sharesOf } from '../rest/answer.ts';
import type { DesignParameters } from './parameters.ts';
import { bodyIn } from '../rolls/oneBody.ts';
import { searched, type Change, type Found } from './search.ts';

const MM = 1e-3;
/** Slopes are told by so much, mm or shares of a length: a hundred times what rounding makes of an area (measured). */
const DIFFERENCE = 1e-3;

/** As much of the change that geometry asks for as is rolled: momentum carries a body into what geometry favours. */
const LEVELS = [0.25, 0.5, 0.75, 1, 1.25] as const;

/** A body that was changed by a part of the change, or by more than it. */
export interface Level {
  /** As a share of the change. */
  readonly part: number;
  readonly body: LabBody;
}

/** The change that gives the wanted shares by geometry, and the bodies on the way to it. */
export interface Designed extends Found {
  readonly levels: readonly Level[];
}

/** The smallest change that gives the wanted shares by geometry, or comes nearest to them. */
export function designed(parameters: DesignParameters): Designed {
  const errorsOf = (change: Change): readonly number[] | null => {
    const body = changedBy(parameters, change);
    if (body === null) return null;
    const shares = sharesOf(body);
    return parameters.want.map(({ name, share }) => (shares.get(name) ?? 0) - share);
  };
  const found = searched(errorsOf, DIFFERENCE);
  const levels = LEVELS.flatMap((part): Level[] => {
    const body = changedBy(parameters, scale(found.change, part));
    return body === null ? [] : [{ part, body }];
  });
  return { ...found, levels };
}

/** The file of the body that is changed by so much of it; null where no file can say that. */
export function designedFile(parameters: DesignParameters, change: Change, part: number): BodyFile | null {
  const by = scale(change, part);
  const body = changedBy(parameters, by);
  return body === null ? null : fileOf(parameters, body, by);
}

/** Null where the centre of mass would be outside, or a length gone. */
function changedBy(parameters: DesignParameters, change: Change): LabBody | null {
  if (parameters.by === 'lengths') return stretched(parameters, change);
  const body = bodyIn(parameters);
  const com = add(body.spec.com, scale(change, MM));
  const spec = { ...body.spec, com, solid: { ...body.spec.solid, com } };
  return isWithin(spec) ? { ...body, spec } : null;
}

function stretched(parameters: DesignParameters, change: Change): LabBody | null {
  const file = stretchedFile(parameters, change);
  const made = file === null ? null : bodyOfFile(file);
  return made?.ok === true ? made.value : null;
}

const LEAST_LENGTH = 0.05;

function stretchedFile({ body }: DesignParameters, { x, y, z }: Change): BodyFile | null {
  if (typeof body === 'string' || !('parts' in body)) return null;
  const by = [1 + x, 1 + y, 1 + z] as const;
  if (Math.min(...by) < LEAST_LENGTH) return null;
  const times = (all: readonly [number, number, number]): [number, number, number] => [
    all[0] * by[0],
    all[1] * by[1],
    all[2] * by[2],
  ];
  const parts: PartFile[] = [];
  for (const part of body.parts) {
    if ('measured' in part) return null; // its integrals do not say how it would be
    if ('box' in part) parts.push({ ...part, box: { halfMm: times(part.box.halfMm), atMm: times(part.box.atMm) } });
    else if ('cylinder' in part) parts.push(part);
    else parts.push({ ...part, hull: { pointsMm: part.hull.pointsMm.map(times), atMm: times(part.hull.atMm) } });
  }
  const faces = Array.isArray(body.faces)
    ? body.faces.map(({ name, normal }) => ({
        name,
        normal: [normal[0] / by[0], normal[1] / by[1], normal[2] / by[2]] as [number, number, number],
      }))
    : body.faces;
  const com = body.comMm === undefined ? {} : { comMm: times(body.comMm) };
  return { ...body, parts, ...com, ...(faces === undefined ? {} : { faces }) } as BodyFile;
}

const PLACES = 1e4;
const rounded = (mm: number): number => Math.round(mm * PLACES) / PLACES + 0;
const MICRO = 1e9; // kg m2 in g mm2
/** Of the largest moment: less of a product is rounding. */
const LEVEL = 1e-6;

/** Null for a named body. Version 1 has moments along the body's axes alone, and no part a density of its own. */
function fileOf(parameters: DesignParameters, { spec }: LabBody, change: Change): BodyFile | null {
  if (parameters.by === 'lengths') return stretchedFile(parameters, change);
  const { body } = parameters;
  if (typeof body === 'string' || !('parts' in body)) return null;
  const { xx, yy, zz, xy, yz, zx } = spec.inertia;
  const isLevel = Math.max(...[xy, yz, zx].map(Math.abs)) <= LEVEL * Math.max(xx, yy, zz);
  const { densityGCm3: _, ...file } = body;
  const com = scale(spec.com, 1 / MM);
  const weighed = {
    massG: rounded(spec.mass * 1000),
    comMm: [rounded(com.x), rounded(com.y), rounded(com.z)],
    inertiaGMm2: [rounded(xx * MICRO), rounded(yy * MICRO), rounded(zz * MICRO)],
  };
  if (isLevel && file.version === 1) return { ...file, ...weighed } as BodyFile;
  const parts = file.parts.map(({ densityGCm3: __, infillGCm3: ___, ...part }: PartFile) => part);
  const products = isLevel ? {} : { productsGMm2: [rounded(xy * MICRO), rounded(yz * MICRO), rounded(zx * MICRO)] };
  return { ...file, version: 2, parts, ...weighed, ...products } as BodyFile;
}

/** As people read it: mm, or times. */
export const changeAs = (by: DesignParameters['by'], change: Change): readonly number[] => {
  const { x, y, z } = by === 'com' ? change : add(change, vec3(1, 1, 1));
  return [rounded(x), rounded(y), rounded(z)];
};
