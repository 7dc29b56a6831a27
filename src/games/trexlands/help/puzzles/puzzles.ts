import { z } from 'zod';
import { positionSchema } from './positionSchema.ts';
import data from './puzzles.json' with { type: 'json' };

// Tasks found by machine in matches of computer players (scripts/make-puzzles.ts), each with lines that do it and with
// the plain ones, which do not. The learner has seat 0; the rivals do nothing.

/**
 * `score`: so many X in this turn; `win`: the match in this turn; `battle`: the one with the best odds; `bluff`: the
 * card that must be one; `bid`: the least that nobody can overbid.
 */
export const PUZZLE_KINDS = ['score', 'win', 'battle', 'bluff', 'bid'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

const share = z.number().min(0).max(1);

export const puzzleSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(PUZZLE_KINDS),
  /** The match and the action of it that the position is taken from. */
  from: z.strictObject({ levels: z.array(z.string()), seed: z.int(), action: z.int() }),
  position: positionSchema,
  /** Commands of the learner, one after the other. */
  solution: z.array(z.string()).min(1),
  plain: z.array(z.string()).min(1),
  /** `score`: X of the turn. `bid`: the card's place in the market. Else 0. */
  wanted: z.int().min(0),
  /** `battle`: the odds of the solution, and of the best battle elsewhere. */
  odds: z.strictObject({ best: share, elsewhere: share }).nullable(),
});

export type Puzzle = z.output<typeof puzzleSchema>;

/** All, by kind, the shorter ones first. */
export const PUZZLES: readonly Puzzle[] = z
  .strictObject({ provenance: z.literal('invented'), note: z.string(), puzzles: z.array(puzzleSchema) })
  .parse(data).puzzles;
