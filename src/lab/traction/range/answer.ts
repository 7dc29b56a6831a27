import { strideMm } from '../../../games/traction/reach.ts';
import { pieceId } from '../../../sim/ids.ts';
import { shareOf } from '../../../sim/maths/interval.ts';
import { rounded, roundedOr } from '../../rounded.ts';
import { meanOf, type Mean } from '../../statistics/mean.ts';
import type { Cell } from '../cells.ts';
import type { RangeCounts, Walked } from './count.ts';
import { stepsBy, walkCellsOf, type RangeParameters, type WalkCell } from './parameters.ts';

/** A size's walks of so many steps on a ground. */
export interface RangeRow {
  readonly surface: string | null;
  readonly friction: number;
  readonly size: Cell['size'];
  readonly hand: Cell['hand'];
  readonly steps: number;
  readonly legal: number;
  readonly trials: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** How far the legal ones came. */
  readonly reachMm: Mean;
  /** How far they could come, where nothing slips or trembles: the mean over the same directions. */
  readonly theoryMm: number | null;
  /** The first over the second, walk by walk. */
  readonly ofTheory: Mean;
  /** Where all came to stand, as the piece saw it at the start, mm. */
  readonly ends: readonly (readonly [x: number, z: number, legal: boolean])[];
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
  /** As long as they can be. */
  readonly theorySteps: number;
  readonly theoryTurns: number;
}

export interface RangeAnswer {
  readonly rows: readonly RangeRow[];
  readonly crossings: readonly Crossing[];
}

export function rangeAnswer(parameters: RangeParameters, { cells }: RangeCounts, trials: number): RangeAnswer {
  const rows = walkCellsOf(parameters).map((cell, i) => rowOf(cell, cells[i] ?? [], trials));
  return { rows, crossings: rows.flatMap((row) => crossingsOf(parameters, row)) };
}

function rowOf({ ground, size, hand, steps }: WalkCell, walks: readonly Walked[], trials: number): RangeRow {
  const legal = walks.filter((walk) => walk.legal);
  const { share, low, high } = shareOf(legal.length, trials);
  return {
    surface: ground.surface,
    friction: ground.friction,
    size,
    hand,
    steps,
    legal: legal.length,
    trials,
    share: rounded(share),
    low: rounded(low),
    high: rounded(high),
    reachMm: roundedMean(meanOf(legal.map(reachOf))),
    theoryMm: roundedOr(meanOf(walks.map(({ far }) => far / HUNDREDTHS)).mean),
    ofTheory: roundedMean(meanOf(legal.map((walk) => (HUNDREDTHS * reachOf(walk)) / walk.far))),
    ends: walks.map((walk) => [walk.x / HUNDREDTHS, walk.z / HUNDREDTHS, walk.legal]),
  };
}

const HUNDREDTHS = 100;

const reachOf = ({ x, z }: Walked): number => Math.sqrt(x * x + z * z) / HUNDREDTHS;

const roundedMean = ({ mean, low, high }: Mean): Mean => ({
  mean: roundedOr(mean),
  low: roundedOr(low),
  high: roundedOr(high),
});

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

function fewest(distanceMm: number, { size, steps, ofTheory }: RangeRow) {
  const stride = strideMm(pieceId(`0-${size}1`));
  const theorySteps = Math.ceil(distanceMm / stride);
  const needed = ofTheory.mean === null ? null : Math.ceil(distanceMm / (stride * ofTheory.mean));
  return {
    steps: needed,
    turns: needed === null ? null : Math.ceil(needed / steps),
    theorySteps,
    theoryTurns: Math.ceil(theorySteps / steps),
  };
}
