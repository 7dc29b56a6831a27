import type { Hand } from '#sim/assist/assist.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';

/** An action in a match of Traction; one action is one entry of the log. */
export type TractionAction =
  | PhysicalAction
  | ArrangeAction
  | RightAction
  | PenaliseAction
  | EndTurnAction
  | ConcedeAction;

/** An action of a hand on the table; the referee watches it. */
export type PhysicalAction = WalkAction | TackleAction | DisturbAction;

/** The hand that moved a piece. Shown openly. */
interface ByHand {
  /** `assisted`: compiled from a command by the hand model; `free`: a person's own hand, if only in one step. */
  readonly hand: 'assisted' | 'free';
  /**
   * Which practised hand it was, and of several the quickest; matches recorded before it was noted do not say. Never of
   * a free hand.
   */
  readonly practised?: Hand;
}

/** Physical: one walk of one piece, all its steps (TR-06). */
export interface WalkAction extends ByHand {
  readonly do: 'walk';
  readonly piece: PieceId;
  readonly gesture: Gesture;
}

/** Physical: one step that may hit an opponent's piece with the base. */
export interface TackleAction extends ByHand {
  readonly do: 'tackle';
  readonly piece: PieceId;
  readonly gesture: Gesture;
}

/** Physical: a touch out of turn by a seat, or by nobody (`by: null`, a bumped table). */
export interface DisturbAction {
  readonly do: 'disturb';
  readonly by: Seat | null;
  readonly gesture: Gesture;
}

/** An owner places its six pieces on its pad before the first turn (TR-41). */
export interface ArrangeAction {
  readonly do: 'arrange';
  readonly seat: Seat;
  /** All six, upright, sorted by id. */
  readonly pieces: readonly PiecePlacement[];
}

/** The owner sets penalised pieces upright at the start of the turn, before anything acts (TR-23, TR-24). */
export interface RightAction {
  readonly do: 'right';
  readonly pieces: readonly PieceId[];
}

/** The next chooser in `pending` picks a piece of the culprit's, or declines with null (TR-29, TR-49). */
export interface PenaliseAction {
  readonly do: 'penalise';
  readonly chooser: Seat;
  readonly piece: PieceId | null;
}

export interface EndTurnAction {
  readonly do: 'end-turn';
}

/** A seat gives up, at any time; with more than two seats its pieces stay where they are and it is passed over. */
export interface ConcedeAction {
  readonly do: 'concede';
  readonly seat: Seat;
}
