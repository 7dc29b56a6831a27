import type { PieceId } from '#sim/ids.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';

/** A stretch of a roll that was just seen. */
export interface Passage {
  readonly film: Recording;
  readonly dice: readonly PieceId[];
  readonly from: number; // ticks, not always whole
  readonly to: number;
  /** How many times as fast as it was. */
  readonly pace: number;
}

/** Called before a picture is drawn, so it must be quick; what it does cannot reach the roll. */
export type PassageListener = (passage: Passage) => void;
