import { z } from 'zod';
import { quantised } from '#engine/files/numbers.ts';
import { trialsCounting } from '#bots/traction/trials.ts';
import { rulesField } from '#engine/files/rulesField.ts';
import { inSet } from '#engine/ruleSets.ts';
import { withoutStop } from '#engine/words.ts';
import { LEVELS } from '#bots/traction/levels.ts';
import { OPTION_RANGES, STANDARD_TOLERANCE, type Tolerance } from '#games/traction/options.ts';
import { fillingField } from '#games/traction/variantSchema.ts';
import { SEATS } from '#games/traction/pads.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { anyObject } from '#lab/anyObject.ts';
import { each } from '#lab/each.ts';
import crowded from './crowded.json' with { type: 'json' };

const MOST_TOLERANCES = 40;
const MOST_PASS_MM = 10;
export const TABLES = ['crowded', 'usual'] as const;

const fields = z.strictObject({
  /** How far others may be moved, mm; the angle keeps its two degrees to the millimetre. */
  movesMm: each(quantised(OPTION_RANGES.moveMm.min, OPTION_RANGES.moveMm.max), MOST_TOLERANCES).default([
    0, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2,
  ]),
  /** A level a seat. */
  bots: z.array(z.enum(LEVELS)).min(SEATS.min).max(SEATS.max).default(['careless', 'careless']),
  steadiness: z.enum(STEADINESSES).default('shaky'),
  /** Left out, that of the set-up. */
  surface: z.enum(SURFACES.map(({ id }) => id)).optional(),
  /** How far a careless bot passes everything else by, mm; below 0 it takes things for smaller than they are. */
  passMm: quantised(-MOST_PASS_MM, MOST_PASS_MM).default(-1.5),
  /** Over that of the set-up. */
  filling: fillingField.optional(),
  rules: rulesField,
  /** Where matches begin: a table by its name, or keys of the set-up as in a match file. */
  setup: z.union([z.enum(TABLES), anyObject()], { error: TABLES.join(', ') + ', or a set-up' }).default('crowded'),
});

export const toleranceParameters = fields
  .refine(({ setup, bots }) => setup !== 'crowded' || bots.length === 2, 'two bots at the crowded table')
  .superRefine(({ bots, ...set }, context) => {
    const play = trialsCounting(() => ({})).thrown.by(setupOf(set), bots.length);
    if (!play.ok)
      context.addIssue({
        code: 'custom',
        path: ['setup'],
        message: `a set-up as in a match file: ${withoutStop(play.fault.message)}`,
      });
  });
export type ToleranceParameters = z.infer<typeof toleranceParameters>;

/** Keys of the set-up in a match file; the usual ones where they are left out. */
export function setupOf({
  rules,
  setup,
  surface,
  filling,
}: Pick<z.infer<typeof fields>, 'rules' | 'setup' | 'surface' | 'filling'>): object {
  const { table, position, surface: own } = crowded;
  const keys: { readonly options?: unknown } =
    setup === 'usual' ? {} : setup === 'crowded' ? { table, position, surface: own } : setup;
  const isObject = typeof keys.options === 'object' && keys.options !== null;
  return {
    ...inSet(rules, keys),
    ...(surface === undefined ? {} : { surface }),
    ...(filling === undefined ? {} : { options: { ...(isObject ? keys.options : {}), filling } }),
  };
}

const DEGREES_A_MM = STANDARD_TOLERANCE.yawDeg / STANDARD_TOLERANCE.moveMm; // TR-27

export const tolerancesOf = ({ movesMm }: ToleranceParameters): readonly Pick<Tolerance, 'moveMm' | 'yawDeg'>[] =>
  movesMm.map((moveMm) => ({ moveMm, yawDeg: DEGREES_A_MM * moveMm }));
