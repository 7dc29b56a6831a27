import { z } from 'zod';
import { coefficient, quantised, whole } from '#engine/files/numbers.ts';
import { optionsBy, type RuleSet } from '#engine/ruleSets.ts';
import { FILLING_NAMES } from '#sim/filling.ts';
import { SIZES } from '#sim/pyramid.ts';
import { FLAT_VICTIMS, HANDS_ALLOWED, OPTIONS_BY, type Tackling, type TractionOptions } from './options.ts';
import { ownVariants, VARIANT_RANGES, VICTIMS, WINS } from './variants.ts';

/** House rules of designers, key by key, the same in scenarios and matches; each may be left out. */
const R = VARIANT_RANGES;
const measure = ({ min, max }: { readonly min: number; readonly max: number }) => quantised(min, max).optional();
const row = z.tuple([z.boolean(), z.boolean(), z.boolean()]);

const filling = z.strictObject({
  densityGCm3: quantised(R.fillingGCm3.min, R.fillingGCm3.max),
  heightMm: quantised(R.fillingMm.min, R.fillingMm.max).optional(),
  sizes: z
    .array(z.enum(SIZES))
    .min(1)
    .refine((sizes) => new Set(sizes).size === sizes.length, 'each size once')
    .default([...SIZES]),
});

/** The filling of pieces, by its name or its figures. */
export const fillingField = z
  .union([z.enum(['hollow', ...FILLING_NAMES]), filling], {
    error: `hollow, ${FILLING_NAMES.join(', ')}, or { "densityGCm3" } with "heightMm" and "sizes" where it is not in all`,
  })
  .meta({
    description:
      'The filling of the pieces, which are hollow: "sand" and "solder" as weighed sets have them, or a density up to a height above the base (left out, as far as the hollow goes) in some sizes (left out, in all).',
  });

export const variantFields = {
  filling: fillingField.optional(),
  tackles: z
    .tuple([row, row, row])
    .meta({
      description:
        'Who may tackle whom: a row for the tackler, small, medium, large, in each the victim in the same order. Decides in the place of "tackling".',
    })
    .optional(),
  mostSwivelDeg: measure(R.mostSwivelDeg),
  mostTravelMm: quantised(R.mostTravelMm.min, R.mostTravelMm.max).nullable().optional(),
  freeStepAfterMiss: z.boolean().optional(),
  victims: z.literal(VICTIMS).optional(),
  penaltyTurns: whole(R.penaltyTurns.min, R.penaltyTurns.max).optional(),
  win: z.enum(WINS).optional(),
  contactMm: measure(R.contactMm),
  liftOffMm: measure(R.liftOffMm),
  uprightMm: measure(R.uprightMm),
  pieceFriction: coefficient(R.pieceFriction.min, R.pieceFriction.max).optional(),
  flatVictims: z.enum(FLAT_VICTIMS).exactOptional(),
};

/** The hands that may play a match. */
export const handsField = z
  .enum(HANDS_ALLOWED)
  .meta({
    description:
      'Whose hands move the pieces: "any" (left out); "trembling", assisted hands that tremble as a person\'s; "free", only the players\' own.',
  })
  .optional();

const variants = z.strictObject({ ...variantFields, hands: handsField });
export type VariantFile = z.output<typeof variants>;

/** Both say who may tackle whom. */
export const oneWayToTackle = ({
  tackling,
  tackles,
}: {
  readonly tackling?: unknown;
  readonly tackles?: unknown;
}): boolean => tackles === undefined || tackling === undefined || tackling === 'any';
export const ONE_WAY_TO_TACKLE = { message: 'either "tackling" or "tackles", and only one of them', path: ['tackles'] };

/** The allowed tackles in a file: `tackles` beside `tackling`. */
export const tacklingFile = (tackling: Tackling): object =>
  typeof tackling === 'string' ? { tackling } : { tackling: 'any', tackles: tackling };

/** House rules as a file has them. */
export const optionsFile = (options: TractionOptions): object => ({ ...options, ...tacklingFile(options.tackling) });

/** Options of a file, with some keys left out. */
type OptionsFile = VariantFile & Partial<Omit<TractionOptions, keyof VariantFile>>;

/** The same as they are played by, in a set of rules: only what is not as the set has it. */
export function optionsOfFile(rules: RuleSet | undefined, file: OptionsFile): TractionOptions {
  const { tackles, ...own } = file;
  const options = optionsBy(OPTIONS_BY, rules, own);
  const { ranges, piecesPerTurn, starterFirstTurnOnePiece, turnLimit, tolerance, tackling } = options;
  return {
    ranges,
    piecesPerTurn,
    starterFirstTurnOnePiece,
    tackling: tackles ?? tackling,
    turnLimit,
    tolerance,
    ...ownVariants(options),
    ...(options.hands === undefined || options.hands === 'any' ? {} : { hands: options.hands }),
    ...(options.flatVictims === undefined ? {} : { flatVictims: options.flatVictims }),
    ...(options.first === undefined ? {} : { first: options.first }),
  };
}
