import { z } from 'zod';
import type { Polyhedron } from '#sim/geometry/polyhedron.ts';
import {
  keptPart,
  measuredSchema,
  partSchema,
  solidOf,
  touchingOf,
  wholeMeshSchema,
  type PartFile,
} from './partFile.ts';

/** A body while it is built: its form is that of a file, its numbers may be anything that was typed. */

const typed = z.union([z.number(), z.string()]);
const triple = z.tuple([typed, typed, typed]);
const atMm = triple.default([0, 0, 0]);

/** The same for every kind; of version 2. */
const making = {
  densityGCm3: typed.optional(),
  cavity: z.literal(true).optional(),
  shellMm: typed.optional(),
  infillGCm3: typed.optional(),
};

const loosePart = z.union([
  z.strictObject({ box: z.strictObject({ halfMm: triple, atMm }), ...making }),
  z.strictObject({ hull: z.strictObject({ pointsMm: z.array(triple), atMm }), ...making }),
  z.strictObject({
    cylinder: z.strictObject({ radiusMm: typed, halfMm: typed, axis: z.enum(['x', 'y', 'z']), atMm }),
    ...making,
  }),
  z.strictObject({ measured: measuredSchema, ...making }),
  z.strictObject({ mesh: wholeMeshSchema, ...making }).transform(keptPart),
]);

const looseFaces = z.array(z.strictObject({ name: z.string(), normal: triple }));

const looseBody = z.strictObject({
  format: z.string(),
  version: z.number(),
  title: z.string().default(''),
  parts: z.array(loosePart),
  densityGCm3: typed.optional(),
  massG: typed.optional(),
  comMm: triple.optional(),
  inertiaGMm2: triple.optional(),
  productsGMm2: triple.optional(),
  faces: z.union([looseFaces, z.literal('stable')]),
});

export type Typed = z.infer<typeof typed>;
export type Triple = z.infer<typeof triple>;
export type LoosePart = z.infer<typeof loosePart>;
export type LooseBody = z.infer<typeof looseBody>;
export type LooseFace = z.infer<typeof looseFaces>[number];

/** Null for what has not the form of a body at all. */
export function looseBodyOf(json: unknown): LooseBody | null {
  const read = looseBody.safeParse(json);
  return read.success ? read.data : null;
}

/** A part that makes a solid, with its place among the parts. */
export interface PlacedSolid {
  readonly part: number;
  readonly isRound: boolean;
  readonly shape: Polyhedron;
  /** All of it that touches: the shape, or the pieces of a mesh. */
  readonly touching: readonly Polyhedron[];
  readonly file: PartFile;
}

/** The solids of those parts that make any. */
export const solidsOf = ({ parts }: LooseBody): readonly PlacedSolid[] =>
  parts.flatMap((part, at) => {
    const read = partSchema.safeParse(part);
    if (!read.success) return [];
    const shape = solidOf(read.data);
    return shape === null
      ? []
      : [{ part: at, isRound: 'cylinder' in part, shape, touching: touchingOf(read.data, shape), file: read.data }];
  });

/** The same, of the version that has all of it: what is of version 1 alone stays so. */
export function versioned(body: LooseBody): LooseBody {
  const isMade = (part: LoosePart): boolean =>
    'measured' in part ||
    part.cavity !== undefined ||
    [part.densityGCm3, part.shellMm, part.infillGCm3].some((one) => one !== undefined);
  const isFull = body.parts.some(isMade) || body.faces === 'stable' || body.productsGMm2 !== undefined;
  return { ...body, version: isFull ? 2 : 1 };
}
