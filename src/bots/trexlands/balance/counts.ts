import { z } from 'zod';
import type { Counts } from '#engine/module/odds.ts';
import { countedRules } from '#bots/countedRules.ts';
import { countsOf, type Figures } from '../figures.ts';
import { CELLS, oddSeat, type Cell } from './cells.ts';

const counted = z.strictObject({
  seats: z.int().min(2).max(4),
  cell: z.enum(CELLS),
  /** The first so many of the cell. */
  matches: z.int().nonnegative(),
  /** Of the seat with the habit. */
  wins: z.int().nonnegative(),
  /** Matches by their length in turn cycles. */
  cycles: z.record(z.string(), z.int()),
  battles: z.record(z.string(), z.int()),
  figures: z.record(z.string(), z.number()),
});

/** The matches of a cell that have been played, counted. */
export type Counted = z.output<typeof counted>;

/** A file of them: `values` says with which values of the house set. */
export const countedSchema = z.strictObject({
  values: z.string(),
  rules: countedRules,
  cells: z.array(counted),
});

export const nothingOf = (seats: number, cell: Cell): Counted => ({
  seats,
  cell,
  matches: 0,
  wins: 0,
  cycles: {},
  battles: {},
  figures: {},
});

/** One match more: the next one of its cell. */
export function withMatch(so: Counted, match: Figures): Counted {
  const won = match.end !== null && match.end.winner === oddSeat(so.cell, so.matches, so.seats);
  return {
    ...so,
    matches: so.matches + 1,
    wins: so.wins + (won ? 1 : 0),
    cycles: added(so.cycles, { [match.cycles]: 1 }),
    battles: added(so.battles, { [match.battles]: 1 }),
    figures: added(so.figures, { ...countsOf(match), ...bothOf(match) }),
  };
}

/** Cards of which both is known of one match: that they were bought and that they were played in it. */
const bothOf = ({ bought, played }: Figures): Counts =>
  Object.fromEntries(bought.filter((kind) => played.includes(kind)).map((kind) => [`used ${kind}`, 1]));

function added(a: Counts, b: Counts): Counts {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
}
