import { z } from 'zod';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { BODY_FORMAT } from '#engine/ownDie/schema.ts';
import type { Polyhedron } from '#sim/geometry/polyhedron.ts';
import { length, normalizeOr, scale, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { bodyOf, type BodySpec, type Part } from '#sim/roll/body.ts';
import { areMoments, withGivenMass } from '#sim/roll/givenMass.ts';
import { madeOf, type Shaped } from './bodyMade.ts';
import { misfitOf } from './measuredFit.ts';
import {
  density,
  MOST_PARTS,
  partSchema,
  plainPartSchema,
  point,
  solidOf,
  touchingOf,
  type PartFile,
} from './partFile.ts';
import { MOST_FACES, namedSidesOf, stableSidesOf, type Side } from './sides.ts';
import { titleSchema } from '#engine/files/titleField.ts';
import { isWithin } from './within.ts';
import type { LabBody } from './labBody.ts';

export { BODY_FORMAT };
export const BODY_VERSIONS = [1, 2] as const;

const LONGEST_NAME = 40;
const LIGHTEST_G = 0.001;
const HEAVIEST_G = 10_000;

const GRAM = 1e-3;

const moment = () => z.number().positive().max(1e12);
const product = () => z.number().min(-1e12).max(1e12);

const facesSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1).max(LONGEST_NAME),
      normal: z.tuple([z.number(), z.number(), z.number()]).refine(isDirection, 'a direction, not [0, 0, 0]'),
    }),
  )
  .min(1)
  .max(MOST_FACES);

const partsOf = <P extends z.ZodType>(part: P) => z.array(part).min(1).max(MOST_PARTS);
const weighing = {
  densityGCm3: density().optional(),
  massG: z.number().min(LIGHTEST_G).max(HEAVIEST_G).optional(),
  comMm: point().optional(),
  inertiaGMm2: z.tuple([moment(), moment(), moment()]).optional(),
};

type Weighing = Partial<Record<'massG' | 'comMm' | 'inertiaGMm2' | 'productsGMm2', unknown>>;

const isWeighed = ({ massG, comMm, inertiaGMm2 }: Weighing): boolean =>
  massG !== undefined && comMm !== undefined && inertiaGMm2 !== undefined;

const isUnweighed = ({ massG, comMm, inertiaGMm2, productsGMm2 }: Weighing): boolean =>
  [massG, comMm, inertiaGMm2, productsGMm2].every((one) => one === undefined);

const plainSchema = z
  .strictObject({
    format: z.literal(BODY_FORMAT),
    version: z.literal(1),
    title: titleSchema.default(''),
    parts: partsOf(plainPartSchema),
    ...weighing,
    faces: facesSchema.optional(),
  })
  .refine(
    (file) => (file.densityGCm3 === undefined ? isWeighed(file) : isUnweighed(file)),
    '"densityGCm3", or "massG" with "comMm" and "inertiaGMm2"',
  );

const fullSchema = z
  .strictObject({
    format: z.literal(BODY_FORMAT),
    version: z.literal(2),
    title: titleSchema.default(''),
    parts: partsOf(partSchema),
    ...weighing,
    /** Minus the sums of m x y, m y z, m z x; left out for none. */
    productsGMm2: z.tuple([product(), product(), product()]).optional(),
    /** The sides of the hull on which the body comes to rest, where that is asked for. */
    faces: z.union([facesSchema, z.literal('stable')], { error: 'a list of sides, or "stable"' }).optional(),
  })
  .refine((file) => {
    const isDense = ({ cavity, densityGCm3 }: PartFile): boolean => cavity === true || densityGCm3 !== undefined;
    const hasNone = file.parts.every(
      ({ densityGCm3, infillGCm3 }) => densityGCm3 === undefined && infillGCm3 === undefined,
    );
    if (isWeighed(file)) return file.densityGCm3 === undefined && hasNone;
    return isUnweighed(file) && (file.densityGCm3 !== undefined || file.parts.every(isDense));
  }, '"densityGCm3", of the body or of each part, or "massG" with "comMm" and "inertiaGMm2"');

export const bodySchema = z.discriminatedUnion('version', [plainSchema, fullSchema]);
export type BodyFile = z.infer<typeof bodySchema>;

const LEAST_LENGTH = 1e-6;
const MOST_LENGTH = 1e6;

function isDirection([x, y, z_]: readonly [number, number, number]): boolean {
  const far = length(vec3(x, y, z_));
  return far >= LEAST_LENGTH && far <= MOST_LENGTH;
}

/** Reads a body. Faults: the first thing that is wrong with it, with its place and value; `no-solid`. */
export function readBody(json: unknown): Result<LabBody> {
  const known = expectFormat(json, BODY_FORMAT, BODY_VERSIONS);
  if (!known.ok) return known;
  const read = bodySchema.safeParse(json);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json) };
  return bodyOfFile(read.data);
}

const WITHIN_DEG = 20; // as the format says

/** A body of a file that its schema has read. Faults: `no-solid`, where shape and mass make no rigid body. */
export function bodyOfFile(file: BodyFile): Result<LabBody> {
  const shaped: Shaped[] = [];
  for (const [i, part] of file.parts.entries()) {
    const shape = solidOf(part);
    if (shape === null)
      return fault('no-solid', `$.parts[${i}] is flat; expected points around a volume.`, `$.parts[${i}]`);
    const misfit = misfitOf(part, shape, `$.parts[${i}]`);
    if (misfit !== null) return { ok: false, fault: misfit };
    shaped.push({ part, shape });
  }
  const outer = shaped.flatMap(({ part, shape }) => (part.cavity === true ? [] : touchingOf(part, shape)));
  const spec = file.massG === undefined ? withDensity(file, shaped) : withMass(file, outer);
  if (!spec.ok) return spec;
  return ok({
    name: file.title === '' ? 'body' : file.title,
    spec: spec.value,
    faces: facesIn(file, outer, spec.value).map(({ name, normal: [x, y, z_] }) => ({
      name,
      down: normalizeOr(vec3(x, y, z_), UNIT_Y),
    })),
    withinDeg: WITHIN_DEG,
    none: 'other',
  });
}

/** A mesh has hundreds of sides, of which a few count. */
function facesIn({ faces, parts }: BodyFile, shapes: readonly Polyhedron[], { com }: BodySpec): readonly Side[] {
  if (Array.isArray(faces)) return faces;
  return faces === 'stable' || parts.some((part) => 'measured' in part)
    ? stableSidesOf(shapes, com)
    : namedSidesOf(shapes);
}

const MIDDLE = vec3(0, 0, 0);

function withDensity({ densityGCm3, parts }: BodyFile, shaped: readonly Shaped[]): Result<BodySpec> {
  const made = madeOf(shaped, densityGCm3);
  if (!made.ok) return made;
  const { convex, weights } = made.value;
  const grams = [...convex, ...weights].reduce((sum, { mass }) => sum + mass / GRAM, 0);
  if (grams > HEAVIEST_G || grams < LIGHTEST_G) {
    const isOne = parts.every((part) => !('densityGCm3' in part) && !('cavity' in part));
    const [place, said] =
      isOne && densityGCm3 !== undefined ? ['$.densityGCm3', `is ${densityGCm3}, which makes`] : ['$.parts', 'make'];
    return fault(
      'no-solid',
      `${place} ${said} ${grams.toPrecision(3)} g; expected ${LIGHTEST_G} to ${HEAVIEST_G} g.`,
      place,
    );
  }
  return inHull(bodyOf({ convex, weights, middle: MIDDLE, faces: [] }), '$.parts');
}

function withMass(file: BodyFile, shapes: readonly Polyhedron[]): Result<BodySpec> {
  const { massG = 0, comMm = [0, 0, 0], inertiaGMm2 = [0, 0, 0] } = file;
  const productsGMm2 = ('productsGMm2' in file ? file.productsGMm2 : undefined) ?? [0, 0, 0];
  if (shapes.length === 0) return fault('no-solid', '$.parts has cavities alone; expected a solid.', '$.parts');
  const made = bodyOf({
    convex: shapes.map((shape): Part => ({ name: 'part', shape, mass: 1 })),
    middle: MIDDLE,
    faces: [],
  });
  const weighed = withGivenMass(made, { massG, comMm, inertiaGMm2, productsGMm2 });
  if (weighed === null)
    return fault(
      'no-solid',
      `$.inertiaGMm2 is ${JSON.stringify(inertiaGMm2)}; expected no moment above the sum of the others, as no body has such.`,
      '$.inertiaGMm2',
    );
  return inHull(weighed, '$.comMm');
}

/** A centre of mass outside of the hull is that of no rigid body of these parts. */
function inHull(spec: BodySpec, place: string): Result<BodySpec> {
  if (!isWithin(spec))
    return fault('no-solid', `${place} puts the centre of mass outside of the body's hull; expected it within.`, place);
  if (areMoments(scale(spec.solid.inertia, 1 / spec.mass))) return ok(spec);
  return fault('no-solid', `${place} take away more than is there; expected cavities within what is filled.`, place);
}
