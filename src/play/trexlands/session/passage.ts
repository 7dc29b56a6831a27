import type { PieceId } from '#sim/ids.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';

/** A roll as it was filmed. */
export interface RollFilmed {
  readonly film: Recording;
  /** Those of the film's pieces that are rolled. */
  readonly trucks: readonly PieceId[];
  readonly ballast: readonly PieceId[];
  readonly terrain: string;
  /** The middle of the arena in the film's own frame, m. */
  readonly arena: { readonly x: number; readonly z: number };
}

/** A stretch of a roll that was just seen. */
export interface Passage {
  readonly roll: RollFilmed;
  readonly from: number; // ticks, not always whole
  readonly to: number;
  /** How many times as fast as it was. */
  readonly pace: number;
  /** Whether the film will not become longer. */
  readonly over: boolean;
}

/** Called before a picture is drawn, so it must be quick; what it does cannot reach the roll. */
export type PassageListener = (passage: Passage) => void;
