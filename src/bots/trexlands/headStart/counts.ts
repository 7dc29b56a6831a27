import { z } from 'zod';

const cell = z.strictObject({
  seats: z.int().min(2).max(4),
  /** V that one seat began with besides. */
  coins: z.int().nonnegative(),
  /** The first so many; the seat moves on from match to match. */
  matches: z.int().nonnegative(),
  /** Of that seat. */
  wins: z.int().nonnegative(),
  /** Its X less the most X of a rival, added up over the matches, and their squares. */
  ahead: z.int(),
  aheadSquared: z.int().nonnegative(),
});

/** Matches of bots in which one seat had a head start, counted. */
export type Cell = z.output<typeof cell>;

export const countsSchema = z.strictObject({
  /** The command that plays such matches. */
  by: z.string(),
  /** That of all seats. */
  level: z.string(),
  cells: z.array(cell),
});
export type Counts = z.output<typeof countsSchema>;
