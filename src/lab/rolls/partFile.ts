import { z } from 'zod';
import { withoutStop } from '#engine/words.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { solidHull } from '#sim/geometry/solidHull.ts';
import { box, translate, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { thicknessOf } from '#sim/geometry/thickness.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { evenlyFilled, type MassProperties } from '#sim/roll/massProperties.ts';
import { wheelShape } from '#sim/roll/wheelShape.ts';
import { measured, MOST_CORNERS } from '../mesh/measure.ts';
import { FEWEST_TRIANGLES, MOST_CORNERS_OF_PIECE, MOST_PIECES, MOST_TRIANGLES } from '../mesh/mesh.ts';
import { MESH_FILES, MM_OF, UNITS } from '../mesh/unit.ts';

// House limits: things that a hand throws on to a table.
export const FURTHEST_MM = 250;
export const THINNEST_MM = 0.1;
export const MOST_POINTS = 200;
export const MOST_PARTS = 30;
const [THINNEST_G_CM3, DENSEST_G_CM3] = [0.001, 25]; // osmium has 22.6

export const MM = 1e-3;

const mm = () => z.number().min(-FURTHEST_MM).max(FURTHEST_MM);
const size = () =>
  z
    .number()
    .min(THINNEST_MM / 2)
    .max(FURTHEST_MM);
export const point = () => z.tuple([mm(), mm(), mm()]);
const atMm = () => point().default([0, 0, 0]);
export const density = () => z.number().min(THINNEST_G_CM3).max(DENSEST_G_CM3);

const boxSchema = z.strictObject({ halfMm: z.tuple([size(), size(), size()]), atMm: atMm() });
const hullSchema = z.strictObject({ pointsMm: z.array(point()).min(4).max(MOST_POINTS), atMm: atMm() });
const cylinderSchema = z.strictObject({
  radiusMm: size(),
  halfMm: size(),
  axis: z.enum(['x', 'y', 'z']),
  atMm: atMm(),
});

/** A part of a file of version 1. */
export const plainPartSchema = z.union(
  [
    z.strictObject({ box: boxSchema }),
    z.strictObject({ hull: hullSchema }),
    z.strictObject({ cylinder: cylinderSchema }),
  ],
  { error: 'a "box", a "hull" or a "cylinder"' },
);

const integral = () => z.number().positive().max(1e15);
const anyIntegral = () => z.number().min(-1e15).max(1e15);

/** A mesh as it was measured. */
export const measuredSchema = z.strictObject({
  fromTriangles: z.int().min(FEWEST_TRIANGLES).max(MOST_TRIANGLES),
  hullMm: z.array(point()).min(4).max(MOST_CORNERS),
  /** Convex pieces that touch in the hull's stead, where it is hollow. */
  piecesMm: z.array(z.array(point()).min(4).max(MOST_CORNERS_OF_PIECE)).min(2).max(MOST_PIECES).optional(),
  missedMm: z.number().min(0).max(FURTHEST_MM),
  volumeMm3: integral(),
  centreMm: point(),
  inertiaMm5: z.tuple([integral(), integral(), integral()]),
  productsMm5: z.tuple([anyIntegral(), anyIntegral(), anyIntegral()]),
  atMm: atMm(),
});

export type MeasuredFile = z.infer<typeof measuredSchema>;

const READ_BESIDE = 'a mesh that was read: files are read beside a body’s own';

/** A mesh as it is, which is measured where it is read: a job, a link and a result have what is kept of it. */
export const wholeMeshSchema = z
  .strictObject({
    file: z.undefined(READ_BESIDE).optional(),
    points: z
      .array(z.tuple([z.number(), z.number(), z.number()]))
      .min(FEWEST_TRIANGLES)
      .max(3 * MOST_TRIANGLES),
    triangles: z
      .array(z.tuple([z.int().min(0), z.int().min(0), z.int().min(0)]))
      .min(FEWEST_TRIANGLES)
      .max(MOST_TRIANGLES),
    unit: z.enum(UNITS),
    atMm: atMm(),
  })
  .transform(({ points, triangles, unit, atMm: at }, context) => {
    const refused = (message: string, path: (string | number)[] = []) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    const strange = triangles.findIndex((corners) => Math.max(...corners) >= points.length);
    if (strange >= 0) return refused(`points by their places, 0 to ${points.length - 1}`, ['triangles', strange]);
    const places = points.flat().map((part) => part * MM_OF[unit]);
    if (places.some((part) => Math.abs(part) > FURTHEST_MM))
      return refused(`points within ${FURTHEST_MM} mm of the middle`, ['points']);
    const kept = measured({ points: places, triangles: triangles.flat() });
    if (!kept.ok) return refused(`those of a closed mesh: ${withoutStop(kept.fault.message)}`, ['triangles']);
    const part: MeasuredFile = { ...kept.value, atMm: at };
    return part;
  });

const LONGEST_NAME = 200;

/** In the folder of the body file, or in one within that. */
const isBeside = (name: string): boolean =>
  MESH_FILES.test(name) && !/[\\:\p{C}]/u.test(name) && name.split('/').every((part) => part !== '' && part !== '..');

/** A mesh of a part by its file; the middle of its extents is at `atMm`. */
export const namedMeshSchema = z.strictObject({
  file: z.string().max(LONGEST_NAME).refine(isBeside, 'an STL or OBJ file beside the body’s: no way out of its folder'),
  unit: z.enum(UNITS).optional(),
  atMm: atMm(),
});

/** The mesh stands in its stead once the body's file was read (mesh/filledBody.ts). */
const unreadMeshSchema = namedMeshSchema.transform((_, context): MeasuredFile => {
  context.addIssue({ code: 'custom', message: READ_BESIDE, path: ['file'] });
  return z.NEVER;
});

const madeOf = {
  densityGCm3: density().optional(),
  /** Takes away from the part that it is in. */
  cavity: z.literal(true).optional(),
  /** Its own density is that of a shell so thick. */
  shellMm: size().optional(),
  /** Of all that is within the shell; left out for air. */
  infillGCm3: density().optional(),
};

/** A part with a mesh, as it stays: with what was kept of that. */
export const keptPart = <M, T extends object>({ mesh, ...made }: { readonly mesh: M } & T) => ({
  measured: mesh,
  ...made,
});

/** A part of a file of version 2. */
export const partSchema = z
  .union(
    [
      z.strictObject({ box: boxSchema, ...madeOf }),
      z.strictObject({ hull: hullSchema, ...madeOf }),
      z.strictObject({ cylinder: cylinderSchema, ...madeOf }),
      z.strictObject({ measured: measuredSchema, ...madeOf }),
      z.strictObject({ mesh: z.union([wholeMeshSchema, unreadMeshSchema]), ...madeOf }).transform(keptPart),
    ],
    { error: 'a "box", a "hull", a "cylinder" or a "mesh"' },
  )
  .refine(
    ({ cavity, densityGCm3, shellMm }) => cavity === undefined || (densityGCm3 === undefined && shellMm === undefined),
    'a cavity without "densityGCm3" and "shellMm": it takes away what is there',
  )
  .refine(
    ({ shellMm, infillGCm3 }) => infillGCm3 === undefined || shellMm !== undefined,
    '"shellMm" beside "infillGCm3"',
  );
export type PartFile = z.infer<typeof partSchema>;

export const toVec3 = ([x, y, z_]: readonly [number, number, number]): Vec3 => vec3(x * MM, y * MM, z_ * MM);

/** A part's solid, which is its hull; null for points that are all in one plane, or nearly. */
export function solidOf(part: PartFile): Polyhedron | null {
  if ('box' in part) {
    const { x, y, z: depth } = toVec3(part.box.halfMm);
    return translate(box(x, y, depth), toVec3(part.box.atMm));
  }
  if ('cylinder' in part) return cylinderOf(part.cylinder);
  const [points, at] =
    'hull' in part ? [part.hull.pointsMm, part.hull.atMm] : [part.measured.hullMm, part.measured.atMm];
  const hull = solidHull(points.map(toVec3));
  return hull === null || thicknessOf(hull) < THINNEST_MM * MM ? null : translate(hull, toVec3(at));
}

/** All that touches of a part of that solid. */
export function touchingOf(part: PartFile, solid: Polyhedron): readonly Polyhedron[] {
  const measured: MeasuredFile | null = 'measured' in part ? part.measured : null;
  if (measured?.piecesMm === undefined) return [solid];
  const pieces = measured.piecesMm.flatMap((piece) => solidHull(piece.map(toVec3)) ?? []);
  return pieces.map((piece) => translate(piece, toVec3(measured.atMm)));
}

/** Of a part filled with 1 kg/m3, so that its mass is its volume: of a mesh as it was measured, else of its solid. */
export function fillOf(part: PartFile, shape: Polyhedron): MassProperties {
  if (!('measured' in part)) return evenlyFilled(shape);
  const { volumeMm3, centreMm, inertiaMm5, productsMm5, atMm: at } = part.measured;
  const [[xx, yy, zz], [xy, yz, zx]] = [inertiaMm5, productsMm5];
  const by = MM ** 5;
  return {
    mass: volumeMm3 * MM ** 3,
    com: toVec3([centreMm[0] + at[0], centreMm[1] + at[1], centreMm[2] + at[2]]),
    inertia: { xx: xx * by, yy: yy * by, zz: zz * by, xy: xy * by, yz: yz * by, zx: zx * by },
  };
}

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
