import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Overlap, RestingPiece } from '#sim/trace/events.ts';
import type { Ruling } from './ruling.ts';

/** One step of a walk or a tackle, as measured; cut at the contact that ended the sweep. */
export interface StepReport {
  readonly corner: Corner | null; // the pivot; null for a base that was only dragged about
  readonly travelMm: number; // of the base centre
  readonly pivotSlipMm: number; // greatest distance of the pivot corner from where it stood when the others left
  readonly swivelDeg: number; // signed, counter-clockwise seen from above
}

/** Everything the rules need to know of an action, and all that a player can dispute. Plain data. */
export interface RefereeReport {
  readonly mover: PieceId;
  readonly ticks: number;
  readonly rulings: readonly Ruling[];
  readonly steps: readonly StepReport[];
  /** Where everything lay when the action was over, before anything is put back. */
  readonly resting: readonly RestingPiece[];
  /** Where everything was at the tick of a win; null without one. */
  readonly atWin: readonly RestingPiece[] | null;
  /** Where the mover, if it was set down, rests in the place of pieces that were moved. */
  readonly overlaps: readonly Overlap[];
  /** Hash of the bodies' state at that moment, hex. */
  readonly hash: string;
}
