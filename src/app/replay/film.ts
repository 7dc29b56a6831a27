import type { Ruling } from '../../games/traction/referee/ruling.ts';
import type { PieceId } from '../../sim/ids.ts';
import type { Recording } from '../../sim/recording/poseTracks.ts';
import type { Result } from '../../sim/result.ts';
import type { Pose } from '../../sim/world/pose.ts';
import type { Scenery } from '../scene/tableScene.ts';

/** Where everything stands between two actions. */
export type Stills = ReadonlyMap<PieceId, Pose>;

/** Performs an action again and keeps where everything was; owns its world until it is over or freed. */
export interface ActRecorder {
  /** As far as it has been recorded. */
  readonly recording: Recording;
  /** Null until it is over. Fault: it cannot be performed. */
  readonly done: Result<unknown> | null;
  /** So many ticks more. Returns whether there may be more. */
  advance(ticks: number): boolean;
  free(): void;
}

/** One entry of a match's log, as it can be watched again. */
export interface Act {
  readonly seat: number | null; // null for nobody's doing
  readonly turn: number;
  /** In notation, or what it was in a sentence. */
  readonly notation: string;
  /** How long the hand and what it moved took; 0 for a choice. */
  readonly ticks: number;
  readonly mover: PieceId | null;
  /** What the referee said, as it fell; a ruling is named by its place here. */
  readonly rulings: readonly Ruling[];
  readonly scenery: Scenery;
  readonly before: Stills;
  /** Where the rules put everything after it. */
  readonly after: Stills;
  /** Begins to perform it again; null for a choice. Whoever calls this frees it. */
  record(): ActRecorder | null;
}

/** A match as it can be watched; every game makes its own. */
export interface Film {
  readonly acts: readonly Act[];
  /** How it stands now. */
  readonly end: { readonly scenery: Scenery; readonly stills: Stills };
}
