import type { PieceId } from '#sim/ids.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import type {
  ConcedeAction,
  DisturbAction,
  PenaliseAction,
  RightAction,
  TackleAction,
  TractionAction,
  WalkAction,
} from './actions.ts';
import { whyNotArrange, whyNotLikeThis } from './arranging.ts';
import { pieceOn } from './board.ts';
import { choosable } from './crash.ts';
import { turnsOut } from './penalty.ts';
import { whyNot, whyNotRight } from './queries.ts';
import { stillPlaying } from './seating.ts';
import type { TractionState } from './state.ts';
import { belongsTo } from './pieces.ts';
import { refusals } from './texts.ts';

/** Whether the action may be played now. The faults' codes are the keys of `refusals` in texts.ts, in words. */
export function check(state: TractionState, action: TractionAction): Result<TractionAction> {
  const against = objection(state, action);
  return against === null ? ok(action) : { ok: false, fault: against };
}

function objection(state: TractionState, action: TractionAction): Fault | null {
  const [asked] = state.pending;
  if (asked !== undefined && action.do !== 'penalise' && action.do !== 'concede') return refusals.penaltyPending(asked);
  switch (action.do) {
    case 'walk':
    case 'tackle':
      return againstMove(state, action);
    case 'disturb':
      return againstDisturbance(state, action);
    case 'arrange':
      return whyNotArrange(state, action.seat) ?? whyNotLikeThis(state, action);
    case 'right':
      return againstRighting(state, action);
    case 'penalise':
      return againstChoice(state, action);
    case 'end-turn':
      return null; // TR-05: zero pieces may act
    case 'concede':
      return againstConceding(state, action);
  }
}

function againstMove(state: TractionState, { piece, gesture, hand }: WalkAction | TackleAction): Fault | null {
  if (gesture.piece !== piece) return refusals.otherPiece(piece, gesture.piece);
  if (state.options.hands === 'free' && hand !== 'free') return refusals.freeHandsOnly();
  return whyNot(state, piece);
}

/** TR-29: out of turn, or by nobody (TR-31); in one's own turn a touch is a walk or a tackle. */
function againstDisturbance(state: TractionState, { by, gesture }: DisturbAction): Fault | null {
  if (pieceOn(state, gesture.piece) === undefined) return refusals.unknownPiece(gesture.piece);
  if (by === state.turn.seat) return refusals.inTurn(by);
  return by !== null && by >= state.seats ? refusals.unknownSeat(by) : null;
}

/** TR-23, TR-24. */
function againstRighting(state: TractionState, { pieces }: RightAction): Fault | null {
  if (pieces.length === 0) return refusals.nothingToRight();
  return (
    whyNotRight(state) ??
    pieces.map((piece, i) => againstRightingOne(state, piece, pieces.indexOf(piece) < i)).find((f) => f !== null) ??
    null
  );
}

function againstRightingOne(state: TractionState, piece: PieceId, again: boolean): Fault | null {
  const stands = pieceOn(state, piece);
  if (!belongsTo(piece, state.turn.seat)) return refusals.notYours(piece, state.turn.seat);
  if (stands === undefined) return refusals.unknownPiece(piece);
  if (stands.pose === 'upright' || again) return refusals.upright(piece);
  const turns = turnsOut(state, piece);
  return turns > 0 ? refusals.stillOut(piece, turns) : null;
}

/** TR-29. */
function againstChoice(state: TractionState, { chooser, piece }: PenaliseAction): Fault | null {
  const [asked] = state.pending;
  if (asked === undefined) return refusals.noPenaltyPending();
  if (asked.chooser !== chooser) return refusals.notAsked(chooser, asked);
  if (piece === null || choosable(state, asked.culprit).includes(piece)) return null;
  if (!belongsTo(piece, asked.culprit)) return refusals.notTheCulprits(piece, asked);
  const there = pieceOn(state, piece);
  if (there === undefined) return refusals.unknownPiece(piece);
  return there.pose === 'flat' ? refusals.flatAlready(piece) : refusals.pickedAlready(piece);
}

const againstConceding = (state: TractionState, { seat }: ConcedeAction): Fault | null =>
  stillPlaying(state).includes(seat) ? null : refusals.notPlaying(seat);
