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
  /** The command that played them. */
  by: z.string(),
  /** That of all seats. */
  level: z.string(),
  cells: z.array(cell),
});
export type Counts = z.output<typeof countsSchema>;

export const nothingOf = (seats: number, coins: number): Cell => ({
  seats,
  coins,
  matches: 0,
  wins: 0,
  ahead: 0,
  aheadSquared: 0,
});

/** A match of it, as it ended. */
export interface Ended {
  readonly won: boolean;
  readonly ahead: number;
}

export const withMatch = (so: Cell, { won, ahead }: Ended): Cell => ({
  ...so,
  matches: so.matches + 1,
  wins: so.wins + (won ? 1 : 0),
  ahead: so.ahead + ahead,
  aheadSquared: so.aheadSquared + ahead * ahead,
});
