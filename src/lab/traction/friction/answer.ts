import { frictionNeeded } from '#sim/hand/hold.ts';
import { shareOf, type Share } from '#sim/maths/interval.ts';
import { GRAVITY } from '#sim/settings.ts';
import { rounded, roundedOr, roundedShare } from '#lab/rounded.ts';
import { logisticFit } from '#lab/statistics/logistic.ts';
import { quantilesOf, type Quantiles } from '#lab/statistics/quantile.ts';
import type { FrictionCounts } from './count.ts';
import { ofCell, pieceOf, type Cell, type OfCell } from '../cells.ts';
import { cellsOf, type FrictionParameters } from './parameters.ts';

/** Nearly all steps hold, nearly none does, or neither is sure (house bounds). */
export type Verdict = 'holds' | 'slips' | 'risky';
const HOLDS = 0.9;
const SLIPS = 0.1;

export interface FrictionRow extends OfCell {
  readonly legal: number;
  readonly trials: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly slipMm: Quantiles;
  readonly verdict: Verdict;
}

/** The coefficient at which half of the steps hold; null where the cells do not tell. */
export interface Threshold {
  readonly size: Cell['size'];
  readonly hand: Cell['hand'];
  readonly half: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly slope: number | null;
  /** Half of the base's diagonal over the height of the grip. */
  readonly theory: number;
  /** The least push at the grip that tips the piece on to a corner, in theory: its weight times that, N. */
  readonly tipN: number;
}

export interface FrictionAnswer {
  readonly rows: readonly FrictionRow[];
  readonly thresholds: readonly Threshold[];
}

export function frictionAnswer(
  parameters: FrictionParameters,
  { cells }: FrictionCounts,
  trials: number,
): FrictionAnswer {
  const rows = cellsOf(parameters).map((cell, i) => rowOf(cell, cells[i] ?? { legal: 0, slips: [] }, trials));
  return { rows, thresholds: thresholdsOf(parameters, rows) };
}

/** Slips are counted in whole hundredths of a millimetre. */
const HUNDREDTHS = 100;

function rowOf(cell: Cell, { legal, slips }: FrictionCounts['cells'][number], trials: number): FrictionRow {
  return {
    ...ofCell(cell),
    legal,
    trials,
    ...roundedShare(legal, trials),
    slipMm: quantilesOf(slips.map((slip) => slip / HUNDREDTHS)),
    verdict: verdictOf(shareOf(legal, trials)),
  };
}

function verdictOf({ low, high }: Share): Verdict {
  if (low >= HOLDS) return 'holds';
  return high <= SLIPS ? 'slips' : 'risky';
}

function thresholdsOf(
  { sizes, hands, grip, filling }: FrictionParameters,
  rows: readonly FrictionRow[],
): readonly Threshold[] {
  return sizes.flatMap((size) =>
    hands.map((hand) => {
      const own = rows.filter((row) => row.size === size && row.hand === hand);
      const piece = pieceOf(size, filling);
      const curve = logisticFit(own.map(({ friction, legal, trials }) => ({ dose: friction, held: legal, trials })));
      return {
        size,
        hand,
        half: roundedOr(curve?.half ?? null),
        low: roundedOr(curve?.low ?? null),
        high: roundedOr(curve?.high ?? null),
        slope: roundedOr(curve?.slope ?? null),
        theory: rounded(frictionNeeded(piece, grip)),
        tipN: rounded(piece.mass * GRAVITY * frictionNeeded(piece, grip)),
      };
    }),
  );
}
