import type { TurnEvent } from '#engine/turnEvents.ts';
import type { RulingCode } from './referee/ruling.ts';
import type { PadId, PieceId, Seat } from '#sim/ids.ts';

/** The events of an action, in order. */
export type TractionEvent =
  | TurnEvent
  /** An owner has placed its pieces on its pad (TR-41). */
  | { readonly type: 'arranged'; readonly seat: Seat }
  | { readonly type: 'walked'; readonly piece: PieceId; readonly steps: number }
  /** A tackle that hit nothing (TR-11). */
  | { readonly type: 'missed'; readonly piece: PieceId }
  | { readonly type: 'tackled'; readonly piece: PieceId; readonly victims: readonly PieceId[] }
  /** The mover's fault; `codes` each once, in the order in which the referee gave them. */
  | { readonly type: 'illegal-move'; readonly piece: PieceId; readonly codes: readonly RulingCode[] }
  /**
   * Laid flat on its owner's pad (TR-22), unless `now` tells otherwise: upright there by a house rule, or without any
   * place.
   */
  | { readonly type: 'penalised'; readonly piece: PieceId; readonly now?: 'upright' | 'off-table' }
  /**
   * Back upright on their owners' pads (TR-13); `lying` ones were flat there and stay so (TR-45); `gone` ones have no
   * pad to go to.
   */
  | {
      readonly type: 'returned';
      readonly pieces: readonly PieceId[];
      readonly lying: readonly PieceId[];
      readonly gone?: readonly PieceId[];
    }
  /** Put back exactly where they stood before the action. */
  | { readonly type: 'restored'; readonly pieces: readonly PieceId[] }
  | { readonly type: 'righted'; readonly pieces: readonly PieceId[] }
  /** Out of turn, or (null) nobody's doing. */
  | { readonly type: 'crash'; readonly by: Seat | null; readonly pieces: readonly PieceId[] }
  /** A touch out of turn that moved nothing beyond tolerance. */
  | { readonly type: 'jiggled'; readonly by: Seat | null; readonly pieces: readonly PieceId[] }
  | { readonly type: 'penalty-to-choose'; readonly chooser: Seat; readonly culprit: Seat }
  | { readonly type: 'penalty-chosen'; readonly chooser: Seat; readonly piece: PieceId }
  | { readonly type: 'declined'; readonly chooser: Seat; readonly culprit: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly by: 'pad-contact';
      readonly piece: PieceId;
      readonly pad: PadId;
    }
  | { readonly type: 'won'; readonly seat: Seat; readonly by: 'concession' }
  /** The turns are used up (TR-39); distances of the nearest upright pieces, mm, null where a seat has none. */
  | { readonly type: 'turn-limit'; readonly winners: readonly Seat[]; readonly nearest: readonly NearestPiece[] };

export interface NearestPiece {
  readonly seat: Seat;
  readonly piece: PieceId | null;
  readonly distanceMm: number | null;
}
