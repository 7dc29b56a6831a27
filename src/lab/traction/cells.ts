import { z } from 'zod';
import { coefficient } from '#engine/files/numbers.ts';
import { surfaceFileSchema } from '#engine/surfaceFile.ts';
import { fillingOf } from '#games/traction/variants.ts';
import { fillingField } from '#games/traction/variantSchema.ts';
import { HANDS } from '#sim/assist/assist.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { fillingText } from '#games/traction/texts.ts';
import { filledWith } from '#sim/filling.ts';
import { PYRAMIDS, SIZES, type PyramidSpec } from '#sim/pyramid.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { each } from '../each.ts';
import { GRIPS } from '../form/grips.ts';

const MOST_FRICTIONS = 200;

const MOST_SURFACES = 20;

const PRESETS = SURFACES.map(({ id }) => id);

/** A preset by its id, or a surface that somebody measured, as its file has it. */
const surface = z.union([z.enum(PRESETS), surfaceFileSchema], {
  error: `one of ${PRESETS.join(', ')}, or a surface as a file has it`,
});
type Surface = z.infer<typeof surface>;

const nameOf = (one: Surface): string => (typeof one === 'string' ? one : one.name);

const hasOwnNames = (all: readonly Surface[]): boolean => new Set(all.map(nameOf)).size === all.length;

/** Parameters of every experiment in which a hand moves pyramids over surfaces. */
export const cellFields = {
  /** Coefficients of the pair of piece and surface. */
  friction: each(coefficient(0, 2), MOST_FRICTIONS).optional(),
  surfaces: each(surface, MOST_SURFACES).refine(hasOwnNames, 'surfaces with different names').optional(),
  sizes: each(z.enum(SIZES), SIZES.length).default([...SIZES]),
  hands: each(z.enum(HANDS), HANDS.length).default(['careful']),
  steadiness: z.enum(STEADINESSES).default('usual'),
  grip: z.enum(GRIPS).default('finger'),
  /** Left out, pieces are hollow. */
  filling: fillingField.optional(),
};

type Fields = z.infer<z.ZodObject<typeof cellFields>>;

/** The grounds of a job, as its parameters have them. */
export type GroundFields = Pick<Fields, 'friction' | 'surfaces'>;

/** A refinement: grounds are named in one of two ways. */
export const isOneKindOfGround = ({ friction, surfaces }: GroundFields): boolean =>
  friction === undefined || surfaces === undefined;
export const ONE_KIND_OF_GROUND = 'coefficients or surfaces, not both';

/** A surface of an experiment. */
export interface Ground {
  /** A preset's id or the name of a measured one; null for a coefficient alone. */
  readonly surface: string | null;
  readonly friction: number;
  readonly restitution: number;
}

export const BARE_RESTITUTION = 0.1; // of a coefficient alone: the middle of the presets

/** A coefficient alone. */
export const bareGround = (friction: number): Ground => ({ surface: null, friction, restitution: BARE_RESTITUTION });

/** The presets in order of grip, best first. */
export const PRESET_GROUNDS: readonly Ground[] = SURFACES.map(({ id, ...rest }) => ({ surface: id, ...rest }));

/** The grounds that are asked for; the usual ones where none are. */
export function groundsOf({ friction, surfaces }: GroundFields, usual: readonly Ground[]): readonly Ground[] {
  if (friction !== undefined) return friction.map(bareGround);
  if (surfaces === undefined) return usual;
  const measured = surfaces.flatMap((one) => (typeof one === 'string' ? [] : [measuredGround(one)]));
  return [...PRESET_GROUNDS.filter((preset) => surfaces.some((one) => one === preset.surface)), ...measured];
}

const measuredGround = ({ name, friction, restitution }: Exclude<Surface, string>): Ground => ({
  surface: name,
  friction,
  restitution,
});

/** A hand's way of moving a size over a ground. */
export interface Cell {
  readonly ground: Ground;
  readonly size: (typeof SIZES)[number];
  readonly hand: (typeof HANDS)[number];
}

/** All cells: by size, then hand, then ground. */
export const cellsOver = (
  fields: GroundFields & { readonly sizes: readonly Cell['size'][]; readonly hands: readonly Cell['hand'][] },
  usual: readonly Ground[],
): readonly Cell[] =>
  fields.sizes.flatMap((size) =>
    fields.hands.flatMap((hand) => groundsOf(fields, usual).map((ground) => ({ ground, size, hand }))),
  );

/** A cell as rows of answers name it. */
export interface OfCell {
  readonly surface: string | null;
  readonly friction: number;
  readonly size: Cell['size'];
  readonly hand: Cell['hand'];
}

export const ofCell = ({ ground: { surface, friction }, size, hand }: Cell): OfCell => ({
  surface,
  friction,
  size,
  hand,
});

/** The hands of a job, and what its pieces are filled with, in a few words. */
export const handSetting = ({ steadiness, grip, filling }: Pick<Fields, 'steadiness' | 'grip' | 'filling'>): string =>
  `steps by ${grip === 'pinch' ? 'a pinch' : 'a finger on the tip'}, ${steadiness} hand${filling === undefined ? '' : `, ${fillingText(filling)}`}`;

/** A size as the job's pieces have it. */
export const pieceOf = (size: Cell['size'], filling: Fields['filling']): PyramidSpec =>
  filledWith(PYRAMIDS[size], fillingOf(filling ?? 'hollow'));
