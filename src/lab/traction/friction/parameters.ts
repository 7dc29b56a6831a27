import { z } from 'zod';
import { coefficient } from '../../../engine/files/numbers.ts';
import { HANDS } from '../../../sim/assist/assist.ts';
import { STEADINESSES } from '../../../sim/hand/steadiness.ts';
import { SIZES } from '../../../sim/pyramid.ts';
import { SURFACES } from '../../../sim/surfaces.ts';

const MOST_FRICTIONS = 200;
const GRIPS = ['finger', 'pinch'] as const;

const PRESETS = SURFACES.map(({ id }) => id);

/** Lists without repetitions: a cell is measured once. */
const each = <T extends z.ZodType>(one: T, most: number) =>
  z
    .array(one)
    .min(1)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'each only once');

/** The things that are varied; a cell is a surface, a size and a hand. */
export const frictionParameters = z
  .strictObject({
    /** Coefficients of the pair of piece and surface. */
    friction: each(coefficient(0, 2), MOST_FRICTIONS).optional(),
    surfaces: each(z.enum(PRESETS), PRESETS.length).optional(),
    sizes: each(z.enum(SIZES), SIZES.length).default([...SIZES]),
    hands: each(z.enum(HANDS), HANDS.length).default(['careful']),
    steadiness: z.enum(STEADINESSES).default('usual'),
    grip: z.enum(GRIPS).default('finger'),
  })
  .refine(
    ({ friction, surfaces }) => friction === undefined || surfaces === undefined,
    'coefficients or surfaces, not both',
  );

export type FrictionParameters = z.infer<typeof frictionParameters>;

/** Coefficients around the threshold, where none are named. */
const AROUND: readonly number[] = [0.3, 0.32, 0.34, 0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5];

/** A surface of the experiment. */
export interface Ground {
  /** A preset's id, or null for a coefficient alone. */
  readonly surface: string | null;
  readonly friction: number;
  readonly restitution: number;
}

const RESTITUTION = 0.1; // of a coefficient alone: the middle of the presets

export interface Cell {
  readonly ground: Ground;
  readonly size: (typeof SIZES)[number];
  readonly hand: (typeof HANDS)[number];
}

const groundsOf = ({ friction, surfaces }: FrictionParameters): readonly Ground[] =>
  surfaces === undefined
    ? (friction ?? AROUND).map((one) => ({ surface: null, friction: one, restitution: RESTITUTION }))
    : SURFACES.filter(({ id }) => surfaces.includes(id)).map(({ id, ...rest }) => ({ surface: id, ...rest }));

/** All cells: by size, then hand, then ground. */
export const cellsOf = (parameters: FrictionParameters): readonly Cell[] =>
  parameters.sizes.flatMap((size) =>
    parameters.hands.flatMap((hand) => groundsOf(parameters).map((ground) => ({ ground, size, hand }))),
  );
