import { z } from 'zod';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from './format.ts';

/**
 * The answer to a scenario of any game, as written; what is said of an action is the game's. `hash` is of the table as
 * it was left.
 */
export const judgementOf = <A extends z.ZodType>(action: A) =>
  z.strictObject({
    format: z.literal(JUDGEMENT_FORMAT),
    version: z.literal(JUDGEMENT_VERSION),
    build: z.string(),
    tickHz: z.int().min(1),
    hash: z.string().regex(/^[0-9a-f]+$/),
    actions: z.array(action),
  });
