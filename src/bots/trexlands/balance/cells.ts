import { policyOf, type Policy } from '../policies.ts';

/** Runs of matches: all seats play to win, or one of them has a habit. */
export const CELLS = ['even', 'never-attacks', 'never-trades', 'always-attacks', 'never-stacks'] as const;
export type Cell = (typeof CELLS)[number];

/** Plays to win with a Captain that chance has given it, so that each Captain is seen equally often at every rank. */
const USUAL = 'keen+any-captain';

/** The seat with the habit in a match; it moves on from match to match. Null where all play alike. */
export const oddSeat = (cell: Cell, match: number, seats: number): number | null =>
  cell === 'even' ? null : match % seats;

/** Matches that differ only by the odd seat have the same chance, and so have the same matches of any other cell. */
export const seedOf = (cell: Cell, match: number, seats: number): number =>
  1 + (cell === 'even' ? match : Math.floor(match / seats));

export function policiesOf(cell: Cell, match: number, seats: number): readonly Policy[] {
  const odd = oddSeat(cell, match, seats);
  return Array.from({ length: seats }, (_, seat) => policyOf(seat === odd ? `${USUAL}+${cell}` : USUAL));
}
