import { rounded, roundedOr, roundedShare } from '#lab/rounded.ts';
import { logisticFit, type Curve } from '#lab/statistics/logistic.ts';
import { meanOf } from '#lab/statistics/mean.ts';
import { ofCell, type Cell, type OfCell } from '../cells.ts';
import { tackleCellsOf, type RangeParameters } from './parameters.ts';
import data from './tackle.json' with { type: 'json' };
import type { Tackled } from './tackles.ts';

/** Tackles whose victims stood so far beyond the circle of the far corner. */
export interface TackleBin {
  readonly leastMm: number;
  readonly mostMm: number;
  readonly hits: number;
  readonly trials: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A size's tackles on a ground. */
export interface TackleRow extends OfCell {
  readonly hits: number;
  readonly trials: number;
  /** How far the circle of the far corner reaches from the middle of the base: the mean over the directions. */
  readonly theoryMm: number | null;
  /** Where half of the tackles hit, from the middle, with its interval; null where the tackles do not tell. */
  readonly half: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The same, from the circle. */
  readonly beyondMm: number | null;
  /** Of the fitted curve, per millimetre. */
  readonly slope: number | null;
  readonly bins: readonly TackleBin[];
}

/** `tackles`: by cell, in the order of `tackleCellsOf`. */
export const tackleRows = (
  parameters: RangeParameters,
  tackles: readonly (readonly Tackled[])[],
): readonly TackleRow[] => tackleCellsOf(parameters).map((cell, i) => rowOf(cell, tackles[i] ?? []));

const HUNDREDTHS = 100;

function rowOf(cell: Cell, all: readonly Tackled[]): TackleRow {
  const curve = logisticFit(all.map(({ gap, hit }) => ({ dose: gap / HUNDREDTHS, held: hit ? 1 : 0, trials: 1 })));
  const theoryMm = roundedOr(meanOf(all.map(({ far }) => far / HUNDREDTHS)).mean);
  const fromMiddle = (beyond: number | null): number | null =>
    beyond === null || theoryMm === null ? null : rounded(theoryMm + beyond);
  const told = tells(curve) ? curve : null;
  return {
    ...ofCell(cell),
    hits: all.filter(({ hit }) => hit).length,
    trials: all.length,
    theoryMm,
    half: fromMiddle(told?.half ?? null),
    low: fromMiddle(told?.low ?? null),
    high: fromMiddle(told?.high ?? null),
    beyondMm: roundedOr(told?.half ?? null),
    slope: roundedOr(told?.slope ?? null),
    bins: binsOf(all),
  };
}

/** Fewer hit further out, and half do at a distance that was tried. */
const tells = (curve: Curve | null): boolean =>
  curve !== null && curve.slope < 0 && curve.half >= data.leastGapMm && curve.half <= data.mostGapMm;

/** By millimetres. */
const binsOf = (all: readonly Tackled[]): readonly TackleBin[] =>
  Array.from({ length: data.mostGapMm - data.leastGapMm }, (_, i) => data.leastGapMm + i).flatMap((leastMm) => {
    const own = all.filter(({ gap }) => Math.min(data.mostGapMm - 1, Math.floor(gap / HUNDREDTHS)) === leastMm);
    if (own.length === 0) return [];
    const hits = own.filter(({ hit }) => hit).length;
    return [{ leastMm, mostMm: leastMm + 1, hits, trials: own.length, ...roundedShare(hits, own.length) }];
  });
