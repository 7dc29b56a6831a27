import type { PadPlacement, PiecePlacement, Surface } from '../../sim/layout.ts';
import type { PieceId, Seat } from '../../sim/ids.ts';
import type { TractionOptions } from './options.ts';

/** A position of Traction between two actions. Plain data; every number quantised as in the layout. */
export interface TractionState {
  readonly seats: number; // 2 to 5
  readonly options: TractionOptions;
  readonly tableMm: number;
  readonly surface: Surface;
  readonly pads: readonly PadPlacement[];
  /** Where each piece stood at set-up: its own slot on the pad (TR-20, TR-41). Sorted by id. */
  readonly home: readonly PiecePlacement[];
  /** Where each piece stands now. Sorted by id. */
  readonly pieces: readonly PiecePlacement[];
  readonly turn: Turn;
  /** Penalties to be chosen before play goes on (TR-29), first in the list first; empty in normal play. */
  readonly pending: readonly PendingPenalty[];
  readonly outcome: Outcome | null;
}

export interface Turn {
  readonly number: number; // 1 is the starter's first turn
  readonly seat: Seat;
  /** Pieces that have walked or tackled this turn, in order (TR-05, TR-06). */
  readonly acted: readonly PieceId[];
  /** Pieces that may not act in this turn: returned (TR-21), penalised (TR-22), righted this turn (TR-23). */
  readonly barred: readonly PieceId[];
}

/** An opponent of a player who crashed out of turn may pick a piece of that player's, or decline (TR-29, TR-49). */
export interface PendingPenalty {
  readonly chooser: Seat;
  readonly culprit: Seat;
}

export interface Outcome {
  readonly winners: readonly Seat[]; // several only for TR-39's shared win
  readonly by: 'pad-contact' | 'turn-limit' | 'concession';
  readonly piece: PieceId | null; // that touched the pad
}
