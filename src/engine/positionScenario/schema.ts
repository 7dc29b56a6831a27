import { z } from 'zod';
import { judgementOf } from '../scenario/judgement.ts';

/** A scenario that is a position, commands in it, and what should come of each: what every game's has. */
export const MOST_COMMANDS = 200;
const LONGEST_COMMAND = 200; // characters
const LONGEST_TEXT = 1000; // characters

/** A command in the notation of the game; its seat stands beside it. */
export const commandSchema = z.string().min(1).max(LONGEST_COMMAND);

/** The keys of every answer: to a command, and to the position itself. */
export const answerShape = {
  legal: z.boolean(),
  /** Why it was refused; null where it was not. */
  refused: z.string().nullable(),
  rulings: z.array(z.strictObject({ clause: z.string(), code: z.string(), text: z.string().max(LONGEST_TEXT) })),
};

/**
 * The answer as written: `atOnce` is the position itself, after everything that follows in it without a choice; then
 * one for each command. `id` names an answer in the published schemas, where it stands once.
 */
export function judgementOfPosition<A extends z.ZodType>(id: string, answer: A) {
  const named = answer.meta({ id });
  return judgementOf(named).extend({ atOnce: named });
}
