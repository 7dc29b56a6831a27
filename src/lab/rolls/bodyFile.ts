import { z } from 'zod';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { box, translate, vertexAt, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { dot, length, normalizeOr, scale, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { bodyOf, type BodySpec, type Part } from '#sim/roll/body.ts';
import { volumeOf } from '#sim/roll/massProperties.ts';
import { wheelShape } from '#sim/roll/wheelShape.ts';
import { MOST_FACES, namedSidesOf } from './sides.ts';
import { titleSchema } from './title.ts';
import { isWithin } from './within.ts';
import type { LabBody } from './labBody.ts';

export const BODY_FORMAT = 'tumbletop/body';
export const BODY_VERSION = 1;

// House limits: things that a hand throws on to a table.
export const FURTHEST_MM = 250;
export const THINNEST_MM = 0.1;
export const MOST_PARTS = 30;
export const MOST_POINTS = 200;
const LONGEST_NAME = 40;
const LIGHTEST_G = 0.001;
const HEAVIEST_G = 10_000;
const [THINNEST_G_CM3, DENSEST_G_CM3] = [0.001, 25]; // osmium has 22.6

const MM = 1e-3;
const GRAM = 1e-3;

const mm = () => z.number().min(-FURTHEST_MM).max(FURTHEST_MM);
const size = () =>
  z
    .number()
    .min(THINNEST_MM / 2)
    .max(FURTHEST_MM);
const point = () => z.tuple([mm(), mm(), mm()]);
const atMm = () => point().default([0, 0, 0]);

export const partSchema = z.union(
  [
    z.strictObject({ box: z.strictObject({ halfMm: z.tuple([size(), size(), size()]), atMm: atMm() }) }),
    z.strictObject({ hull: z.strictObject({ pointsMm: z.array(point()).min(4).max(MOST_POINTS), atMm: atMm() }) }),
    z.strictObject({
      cylinder: z.strictObject({ radiusMm: size(), halfMm: size(), axis: z.enum(['x', 'y', 'z']), atMm: atMm() }),
    }),
  ],
  { error: 'a "box", a "hull" or a "cylinder"' },
);
type PartFile = z.infer<typeof partSchema>;

const moment = () => z.number().positive().max(1e12);

export const bodySchema = z
  .strictObject({
    format: z.literal(BODY_FORMAT),
    version: z.literal(BODY_VERSION),
    title: titleSchema.default(''),
    parts: z.array(partSchema).min(1).max(MOST_PARTS),
    densityGCm3: z.number().min(THINNEST_G_CM3).max(DENSEST_G_CM3).optional(),
    massG: z.number().min(LIGHTEST_G).max(HEAVIEST_G).optional(),
    comMm: point().optional(),
    inertiaGMm2: z.tuple([moment(), moment(), moment()]).optional(),
    faces: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(LONGEST_NAME),
          normal: z.tuple([z.number(), z.number(), z.number()]).refine(isDirection, 'a direction, not [0, 0, 0]'),
        }),
      )
      .min(1)
      .max(MOST_FACES)
      .optional(),
  })
  .refine(
    ({ densityGCm3, massG, comMm, inertiaGMm2 }) =>
      (densityGCm3 === undefined) !== (massG === undefined && comMm === undefined && inertiaGMm2 === undefined) &&
      (densityGCm3 !== undefined || (massG !== undefined && comMm !== undefined && inertiaGMm2 !== undefined)),
    '"densityGCm3", or "massG" with "comMm" and "inertiaGMm2"',
  );
export type BodyFile = z.infer<typeof bodySchema>;

const LEAST_LENGTH = 1e-6;
const MOST_LENGTH = 1e6;

function isDirection([x, y, z_]: readonly [number, number, number]): boolean {
  const far = length(vec3(x, y, z_));
  return far >= LEAST_LENGTH && far <= MOST_LENGTH;
}

/** Reads a body. Faults: the first thing that is wrong with it, with its place and value; `no-solid`. */
export function readBody(json: unknown): Result<LabBody> {
  const known = expectFormat(json, BODY_FORMAT, BODY_VERSION);
  if (!known.ok) return known;
  const read = bodySchema.safeParse(json);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json) };
  return bodyOfFile(read.data);
}

const WITHIN_DEG = 20; // as the format says

/** A body of a file that its schema has read. Faults: `no-solid`, where shape and mass make no rigid body. */
export function bodyOfFile(file: BodyFile): Result<LabBody> {
  const shapes: Polyhedron[] = [];
  for (const [i, part] of file.parts.entries()) {
    const shape = solidOf(part);
    if (shape === null)
      return fault('no-solid', `$.parts[${i}] is flat; expected points around a volume.`, `$.parts[${i}]`);
    shapes.push(shape);
  }
  const spec = file.densityGCm3 === undefined ? withMass(file, shapes) : withDensity(file.densityGCm3, shapes);
  if (!spec.ok) return spec;
  return ok({
    name: file.title === '' ? 'body' : file.title,
    spec: spec.value,
    faces: (file.faces ?? namedSidesOf(shapes)).map(({ name, normal: [x, y, z_] }) => ({
      name,
      down: normalizeOr(vec3(x, y, z_), UNIT_Y),
    })),
    withinDeg: WITHIN_DEG,
    none: 'other',
  });
}

const toVec3 = ([x, y, z_]: readonly [number, number, number]): Vec3 => vec3(x * MM, y * MM, z_ * MM);

/** Null for points that are all in one plane, or nearly. */
export function solidOf(part: PartFile): Polyhedron | null {
  if ('box' in part) {
    const { x, y, z: depth } = toVec3(part.box.halfMm);
    return translate(box(x, y, depth), toVec3(part.box.atMm));
  }
  if ('cylinder' in part) return cylinderOf(part.cylinder);
  const { pointsMm, atMm: at } = part.hull;
  const hull = hullOf(pointsMm.map(toVec3));
  return hull === null || thicknessOf(hull) < THINNEST_MM * MM ? null : translate(hull, toVec3(at));
}

/** Gift wrapping knows only while it wraps that there is no solid. */
function hullOf(points: readonly Vec3[]): Polyhedron | null {
  try {
    return convexHull3(points);
  } catch {
    return null;
  }
}

/** From the face that has the others nearest in front of it. */
const thicknessOf = ({ faces, vertices }: Polyhedron): number =>
  Math.min(
    ...faces.map(({ normal, vertices: [first = 0] }) => {
      const height = dot(normal, vertexAt(vertices, first));
      return height - Math.min(...vertices.map((vertex) => dot(normal, vertex)));
    }),
  );

const CORNERS = 32; // of a cylinder's outline: a round one would roll for ever, as nothing here resists rolling

/** Along z as wheels are, then its coordinates shifted to the axis that is asked for. */
function cylinderOf({
  radiusMm,
  halfMm,
  axis,
  atMm: at,
}: Extract<PartFile, { cylinder: unknown }>['cylinder']): Polyhedron {
  const upright = wheelShape(radiusMm * MM, halfMm * MM, CORNERS);
  const turned = upright.vertices.map(({ x, y, z: depth }) => {
    if (axis === 'x') return vec3(depth, x, y);
    return axis === 'y' ? vec3(y, depth, x) : vec3(x, y, depth);
  });
  return translate(convexHull3(turned), toVec3(at));
}

const MIDDLE = vec3(0, 0, 0);
const PART = 'part';

function withDensity(densityGCm3: number, shapes: readonly Polyhedron[]): Result<BodySpec> {
  const kgM3 = densityGCm3 * 1000;
  const convex = shapes.map((shape): Part => ({ name: PART, shape, mass: kgM3 * volumeOf(shape) }));
  const grams = convex.reduce((sum, { mass }) => sum + mass / GRAM, 0);
  if (grams > HEAVIEST_G || grams < LIGHTEST_G)
    return fault(
      'no-solid',
      `$.densityGCm3 is ${densityGCm3}, which makes ${grams.toPrecision(3)} g; expected ${LIGHTEST_G} to ${HEAVIEST_G} g.`,
      '$.densityGCm3',
    );
  return inHull(bodyOf({ convex, middle: MIDDLE, faces: [] }), '$.parts');
}

function withMass(
  { massG = 0, comMm = [0, 0, 0], inertiaGMm2 = [0, 0, 0] }: BodyFile,
  shapes: readonly Polyhedron[],
): Result<BodySpec> {
  const [x, y, z_] = inertiaGMm2;
  if (x > y + z_ || y > z_ + x || z_ > x + y)
    return fault(
      'no-solid',
      `$.inertiaGMm2 is ${JSON.stringify(inertiaGMm2)}; expected no moment above the sum of the others, as no body has such.`,
      '$.inertiaGMm2',
    );
  const made = bodyOf({
    convex: shapes.map((shape): Part => ({ name: PART, shape, mass: 1 })),
    middle: MIDDLE,
    faces: [],
  });
  const moments = scale(vec3(x, y, z_), GRAM * MM * MM);
  const com = toVec3(comMm);
  return inHull(
    {
      ...made,
      mass: massG * GRAM,
      com,
      inertia: { xx: moments.x, yy: moments.y, zz: moments.z, xy: 0, yz: 0, zx: 0 },
      solid: { ...made.solid, mass: massG * GRAM, com, inertia: moments, axes: { x: 0, y: 0, z: 0, w: 1 } },
    },
    '$.comMm',
  );
}

/** A centre of mass outside of the hull is that of no rigid body of these parts. */
function inHull(spec: BodySpec, place: string): Result<BodySpec> {
  if (isWithin(spec)) return ok(spec);
  return fault('no-solid', `${place} puts the centre of mass outside of the body's hull; expected it within.`, place);
}
