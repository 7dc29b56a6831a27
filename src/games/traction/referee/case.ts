import type { PieceId, Seat } from '#sim/ids.ts';
import type { Tolerance } from './tolerance.ts';

/** The referee's case: which seat does what with which piece, by which house rules. */
export interface RefereeCase {
  readonly kind: 'walk' | 'tackle' | 'disturb';
  /** The piece under the hand. */
  readonly mover: PieceId;
  /** The seat whose hand it is; null: nobody's (a bumped table). */
  readonly by: Seat | null;
  /** Steps that the action may have: the piece's range for a walk, one for a tackle; no meaning for a disturbance. */
  readonly range: number;
  readonly tolerance: Tolerance;
  /** Seats that have given up: contact with their pads is no win (TR-63). */
  readonly conceded: readonly Seat[];
  /** House rules; left out, as the rules have it: a full turn, any distance, a win by contact. */
  readonly mostSwivelDeg?: number;
  readonly mostTravelMm?: number;
  readonly win?: 'rest';
}
