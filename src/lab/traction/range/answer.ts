import { strideMm } from '#games/traction/reach.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { rounded, roundedMean, roundedOr, roundedShare } from '#lab/rounded.ts';
import { meanOf, type Mean } from '#lab/statistics/mean.ts';
import { ofCell, type Cell, type OfCell } from '../cells.ts';
import { moverOf } from '../onTable.ts';
import { aroundOf } from './around.ts';
import type { RangeCounts, Walked } from './count.ts';
import { stepsBy, walkCellsOf, type RangeParameters, type WalkCell } from './parameters.ts';
import { tackleRows, type TackleRow } from './tackleAnswer.ts';

/** A size's walks of so many steps on a ground. */
export interface RangeRow extends OfCell {
  readonly steps: number;
  readonly legal: number;
  readonly trials: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** How far the legal ones came. */
  readonly reachMm: Mean;
  /** How far they could come on an empty table, where nothing slips or trembles: the mean over the same directions. */
  readonly theoryMm: number | null;
  /** The same of the walks that were meant, around what stands there. */
  readonly meantMm: number | null;
  /** How far the legal ones came, as a share of how far they were meant to come. */
  readonly ofMeant: Mean;
  /** Where all came to stand, as the piece saw it at the start, mm. */
  readonly ends: readonly (readonly [x: number, z: number, legal: boolean])[];
  /** Where they were meant to. */
  readonly meant: readonly (readonly [x: number, z: number])[];
}

/** Turns that one piece takes from pad to pad, by its longest steps in a straight line, if every step holds. */
export interface Crossing {
  readonly rule: readonly number[];
  readonly size: Cell['size'];
  readonly hand: Cell['hand'];
  readonly surface: string | null;
  readonly friction: number;
  /** Steps that the rule gives the size. */
  readonly stepsATurn: number;
  readonly distanceMm: number;
  /** As long as the measured ones, in the mean; null where none was legal. */
  readonly steps: number | null;
  readonly turns: number | null;
  /** The same from the ends of the interval of how far walks come; null where that is not known. */
  readonly turnsBetween?: readonly [least: number, most: number] | null;
  /** As long as they can be. */
  readonly theorySteps: number;
  readonly theoryTurns: number;
}

export interface RangeAnswer {
  readonly rows: readonly RangeRow[];
  readonly crossings: readonly Crossing[];
  readonly tackles: readonly TackleRow[];
  /** Outlines of everything that stands about, as the piece sees it, mm. */
  readonly around: readonly (readonly (readonly [x: number, z: number])[])[];
}

export function rangeAnswer(parameters: RangeParameters, { cells, tackles }: RangeCounts, trials: number): RangeAnswer {
  const rows = walkCellsOf(parameters).map((cell, i) => rowOf(cell, cells[i] ?? [], trials));
  return {
    rows,
    crossings: rows.flatMap((row) => crossingsOf(parameters, row)),
    tackles: tackleRows(parameters, tackles),
    around: aroundOf(parameters).map((piece) => outlineOfPiece(piece).map(({ x, z }) => [rounded(x), rounded(z)])),
  };
}

function rowOf(cell: WalkCell, walks: readonly Walked[], trials: number): RangeRow {
  const legal = walks.filter((walk) => walk.legal);
  return {
    ...ofCell(cell),
    steps: cell.steps,
    legal: legal.length,
    trials,
    ...roundedShare(legal.length, trials),
    reachMm: roundedMean(meanOf(legal.map(reachOf))),
    theoryMm: roundedOr(meanOf(walks.map(({ open }) => open / HUNDREDTHS)).mean),
    meantMm: roundedOr(meanOf(walks.map(meantOf)).mean),
    ofMeant: roundedMean(
      meanOf(legal.filter((walk) => meantOf(walk) > 0).map((walk) => reachOf(walk) / meantOf(walk))),
    ),
    meant: walks.map(({ toX, toZ }) => [toX / HUNDREDTHS, toZ / HUNDREDTHS]),
    ends: walks.map((walk) => [walk.x / HUNDREDTHS, walk.z / HUNDREDTHS, walk.legal]),
  };
}

const HUNDREDTHS = 100;

const reachOf = ({ x, z }: Walked): number => Math.sqrt(x * x + z * z) / HUNDREDTHS;
const meantOf = ({ toX, toZ }: Walked): number => Math.sqrt(toX * toX + toZ * toZ) / HUNDREDTHS;

/** By every rule that gives the size so many steps. */
function crossingsOf({ ranges, distancesMm }: RangeParameters, row: RangeRow): readonly Crossing[] {
  const { surface, friction, size, hand } = row;
  return ranges
    .filter((rule) => stepsBy(rule, size) === row.steps)
    .flatMap((rule) =>
      distancesMm.map((distanceMm) => ({
        rule,
        size,
        hand,
        surface,
        friction,
        stepsATurn: row.steps,
        distanceMm,
        ...fewest(distanceMm, row),
      })),
    );
}

function fewest(distanceMm: number, { size, steps, ofMeant }: RangeRow) {
  const stride = strideMm(moverOf(size));
  const theorySteps = Math.ceil(distanceMm / stride);
  const neededAt = (share: number): number => Math.ceil(distanceMm / (stride * share));
  const turnsAt = (share: number): number => Math.ceil(neededAt(share) / steps);
  const { mean, low, high } = ofMeant;
  return {
    steps: mean === null ? null : neededAt(mean),
    turns: mean === null ? null : turnsAt(mean),
    turnsBetween: low === null || high === null || low <= 0 ? null : ([turnsAt(high), turnsAt(low)] as const),
    theorySteps,
    theoryTurns: Math.ceil(theorySteps / steps),
  };
}
