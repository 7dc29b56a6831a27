import type { PadPlacement, PiecePlacement, Surface } from '#sim/layout.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { TractionOptions } from './options.ts';

/** A piece's own place on its pad: where it stands upright, and lies flat across the middle of. */
export interface HomePlace {
  readonly id: PieceId;
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** Where everything stands. Plain data; every number quantised as in the layout. */
export interface Board {
  readonly pads: readonly PadPlacement[];
  /**
   * Where each piece had its place at set-up, if that was wholly on its pad and not the slot of its name (TR-20,
   * TR-41). Sorted by id.
   */
  readonly home: readonly HomePlace[];
  /** Where each piece stands now. Sorted by id. */
  readonly pieces: readonly PiecePlacement[];
  /** Pieces for which there is no place: their seat has no pad (only in scenarios). Sorted by id. */
  readonly offTable: readonly PieceId[];
}

/** A position of Traction between two actions. */
export interface TractionState extends Board {
  readonly seats: number; // 2 to 5
  readonly options: TractionOptions;
  readonly tableMm: number;
  readonly surface: Surface;
  /** The seat that had the first turn (TR-03); rounds begin there. */
  readonly starter: Seat;
  readonly turn: Turn;
  /** Penalties to be chosen before play goes on (TR-29), first in the list first; empty in normal play. */
  readonly pending: readonly PendingPenalty[];
  /** Seats that have given up, in that order: passed over, their pieces and pads stay. */
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Penalised pieces that may not be righted yet, by a house rule; left out where there are none. */
  readonly out?: readonly Out[];
}

/** A penalised piece, and how many turns of its owner have yet to begin before it may be righted. */
export interface Out {
  readonly piece: PieceId;
  readonly turns: number;
}

export interface Turn {
  readonly number: number; // 1 is the starter's first turn
  readonly round: number; // 1 is everybody's first turn
  readonly seat: Seat;
  /** Pieces that have walked or tackled this turn, in order (TR-05, TR-06). */
  readonly acted: readonly PieceId[];
  /** Pieces that may not act in this turn, and why. */
  readonly barred: readonly Barred[];
}

export interface Barred {
  readonly piece: PieceId;
  /** `returned` by a tackle (TR-21), `penalised` (TR-22), `righted` at the start of this turn (TR-23). */
  readonly why: 'returned' | 'penalised' | 'righted';
}

/** An opponent of a player who crashed out of turn may pick a piece of that player's, or decline (TR-29, TR-49). */
export interface PendingPenalty {
  readonly chooser: Seat;
  readonly culprit: Seat;
  /** Picked for the same crash by those who chose before; left out where there are none. */
  readonly picked?: readonly PieceId[];
}

export interface Outcome {
  readonly winners: readonly Seat[]; // several only for TR-39's shared win
  readonly by: 'pad-contact' | 'turn-limit' | 'concession';
  /** The piece that touched the pad, or stood nearest; null where no single piece decided. */
  readonly piece: PieceId | null;
}
