import { z } from 'zod';
import type { Polyhedron } from '#sim/geometry/polyhedron.ts';
import { partSchema, solidOf } from './bodyFile.ts';

/** A body while it is built: its form is that of a file, its numbers may be anything that was typed. */

const typed = z.union([z.number(), z.string()]);
const triple = z.tuple([typed, typed, typed]);
const atMm = triple.default([0, 0, 0]);

const loosePart = z.union([
  z.strictObject({ box: z.strictObject({ halfMm: triple, atMm }) }),
  z.strictObject({ hull: z.strictObject({ pointsMm: z.array(triple), atMm }) }),
  z.strictObject({
    cylinder: z.strictObject({ radiusMm: typed, halfMm: typed, axis: z.enum(['x', 'y', 'z']), atMm }),
  }),
]);

const looseBody = z.strictObject({
  format: z.string(),
  version: z.number(),
  title: z.string().default(''),
  parts: z.array(loosePart),
  densityGCm3: typed.optional(),
  massG: typed.optional(),
  comMm: triple.optional(),
  inertiaGMm2: triple.optional(),
  faces: z.array(z.strictObject({ name: z.string(), normal: triple })),
});

export type Typed = z.infer<typeof typed>;
export type Triple = z.infer<typeof triple>;
export type LoosePart = z.infer<typeof loosePart>;
export type LooseBody = z.infer<typeof looseBody>;
export type LooseFace = LooseBody['faces'][number];

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
}

/** The solids of those parts that make any. */
export const solidsOf = ({ parts }: LooseBody): readonly PlacedSolid[] =>
  parts.flatMap((part, at) => {
    const read = partSchema.safeParse(part);
    const shape = read.success ? solidOf(read.data) : null;
    return shape === null ? [] : [{ part: at, isRound: 'cylinder' in part, shape }];
  });
