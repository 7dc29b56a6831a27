import { HABITS, policyOf, type Policy } from '../policies.ts';

/** Runs of matches: all play to win, all count money, or all play to win and one of them never plays a kind of card. */
export const CELLS: readonly string[] = ['keen', 'steady', ...HABITS];
export type Cell = (typeof CELLS)[number];

/** The seat with the habit in a match; it moves on from match to match. Null where all play alike. */
export const oddSeat = (cell: Cell, match: number, seats: number): number | null =>
  HABITS.includes(cell) ? match % seats : null;

/** Matches that differ only by the odd seat have the same chance, and so have the same matches of any other cell. */
export const seedOf = (cell: Cell, match: number, seats: number): number =>
  1 + (HABITS.includes(cell) ? Math.floor(match / seats) : match);

export function policiesOf(cell: Cell, match: number, seats: number): readonly Policy[] {
  const odd = oddSeat(cell, match, seats);
  const usual = cell === 'steady' ? 'steady' : 'keen';
  return Array.from({ length: seats }, (_, seat) => policyOf(seat === odd ? `${usual}+${cell}` : usual));
}
