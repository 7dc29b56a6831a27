import data from '../data/head-start.json' with { type: 'json' };
import { Z } from '#sim/maths/interval.ts';
import { countsSchema, type Cell, type Counts } from './counts.ts';

/** Matches of equal bots in which one seat began with more V (docs/head-start.md). */
const COUNTS = countsSchema.parse(data);

/** The gain by V more at the start, on average. */
export interface Slope {
  /** X that the seat gained on its best rival for each V, with the interval of 95 %. */
  readonly xPerV: number;
  readonly low: number;
  readonly high: number;
}

/** The straight line of least squares through all matches of so many players; null where there are too few. */
export function slopeOf(cells: readonly Cell[]): Slope | null {
  const sum = (of: (cell: Cell) => number): number => cells.reduce((total, cell) => total + of(cell), 0);
  const matches = sum((cell) => cell.matches);
  const meanV = sum((cell) => cell.matches * cell.coins) / matches;
  const spread = sum((cell) => cell.matches * (cell.coins - meanV) * (cell.coins - meanV));
  if (matches < 3 || !(spread > 0)) return null;
  const xPerV = sum((cell) => (cell.coins - meanV) * cell.ahead) / spread;
  const meanX = sum((cell) => cell.ahead) / matches;
  const unexplained = sum((cell) => cell.aheadSquared) - matches * meanX * meanX - xPerV * xPerV * spread;
  const half = Z * Math.sqrt(Math.max(0, unexplained) / (matches - 2) / spread);
  return { xPerV, low: xPerV - half, high: xPerV + half };
}

/** V for which matches of so many players are measured. With two players, more V bring less (docs/head-start.md). */
export const measuredFor = (seats: number): readonly number[] => (seats === 2 ? [0, 2, 4] : [0, 4, 8, 16]);

export const slopeFor = ({ cells }: Counts, seats: number): Slope | null =>
  slopeOf(cells.filter((cell) => cell.seats === seats && measuredFor(seats).includes(cell.coins)));

/** V at the start that bring about one X; null where it was not shown that they bring any. */
export function coinsPerX(seats: number, counts: Counts = COUNTS): number | null {
  const slope = slopeFor(counts, seats);
  return slope === null || slope.low <= 0 ? null : 1 / slope.xPerV;
}
