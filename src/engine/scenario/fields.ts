import { z } from 'zod';
import { hiddenIn } from '../hidden.ts';
import { coefficient, quantised } from '../files/numbers.ts';
import { FRICTION_MAX, RESTITUTION_MAX, TITLE_LENGTH, WITHIN_MAX } from './limits.ts';
import { say } from './texts.ts';

/** Keys that scenarios of every game have. */
export const titleSchema = z
  .string()
  .max(TITLE_LENGTH)
  .superRefine((title, context) => {
    const hidden = hiddenIn(title);
    if (hidden !== null) context.addIssue({ code: 'custom', message: say.nothingHidden(hidden) });
  })
  .default('');

const distance = quantised(0, WITHIN_MAX);

/** How near the numbers beside it must be (within.ts). */
export const withinSchema = z
  .union(
    [distance, z.strictObject({ mm: distance.optional(), deg: distance.optional(), ticks: distance.optional() })],
    { error: say.aWithin },
  )
  .optional();

/** Of the pair of piece and ground. */
export const coefficients = { friction: coefficient(0, FRICTION_MAX), restitution: coefficient(0, RESTITUTION_MAX) };

/** The coefficients of the pair of piece and ground: a preset by its name, or one's own. */
export const groundSchema = (presets: readonly string[]) =>
  z.union([z.enum(presets), z.strictObject(coefficients)], { error: say.aPreset(presets) });
