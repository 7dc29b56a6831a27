import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { pieceOn } from './board.ts';
import { choosable } from './crash.ts';
import { turnsOut } from './penalty.ts';
import { belongsTo, piecesOf, rangeOf } from './pieces.ts';
import { stillPlaying } from './seating.ts';
import type { PendingPenalty, TractionState } from './state.ts';
import { refusals } from './texts.ts';
import { piecesLeft } from './turn.ts';

/**
 * Why the piece may not walk or tackle now, or null if it may. The match may be over or waiting for a choice: see
 * `check`.
 */
export function whyNot(state: TractionState, piece: PieceId): Fault | null {
  const { turn } = state;
  const stands = pieceOn(state, piece);
  if (!belongsTo(piece, turn.seat)) return refusals.notYours(piece, turn.seat);
  if (state.offTable.includes(piece)) return refusals.noPlace(piece);
  if (stands === undefined) return refusals.unknownPiece(piece);
  const barred = turn.barred.find((b) => b.piece === piece);
  if (barred !== undefined) return refusals.barred(piece, barred.why); // TR-21, TR-22, TR-23
  if (stands.pose === 'flat') return refusals.flat(piece); // TR-24
  if (turn.acted.includes(piece)) return refusals.acted(piece); // TR-12
  if (piecesLeft(state) === 0) return refusals.allActed(piece, turn.acted.length); // TR-05
  return null;
}

/** Why penalised pieces cannot be set upright now, or null if they can: before anything has acted (TR-23). */
export const whyNotRight = ({ turn }: TractionState): Fault | null =>
  turn.acted.length > 0 ? refusals.tooLateToRight(turn.acted) : null;

export interface MayAct {
  readonly piece: PieceId;
  /** Null if it may act. */
  readonly why: Fault | null;
}

/** Each piece of the seat to move, in the order L1 L2 M1 M2 S1 S2, with whether it may act or why not. */
export const mayAct = (state: TractionState): readonly MayAct[] =>
  piecesOf(state.turn.seat)
    .filter((piece) => pieceOn(state, piece) !== undefined)
    .map((piece) => ({ piece, why: whyNot(state, piece) }));

/** Whether any piece of the seat to move may still act in this turn. */
export const mayStillAct = (state: TractionState): boolean => mayAct(state).some(({ why }) => why === null);

/** How many more pieces may act in this turn, besides the one that is in the middle of its walk. */
export function mayActBesides(state: TractionState, walking: PieceId | null): number {
  const others = mayAct(state).filter(({ piece, why }) => why === null && piece !== walking);
  return Math.min(others.length, piecesLeft(state) - (walking === null ? 0 : 1));
}

/** Steps that the piece may still walk in this turn: its whole range (a walk is one action, TR-06) or none. */
export const stepsLeft = (state: TractionState, piece: PieceId): number =>
  inPlay(state) && whyNot(state, piece) === null ? rangeOf(state.options, piece) : 0;

const inPlay = (state: TractionState): boolean => state.outcome === null && state.pending.length === 0;

/** Everything that can be done now, for a page that offers it and a text interface that lists it. */
export interface Choices {
  /** The seat that has to do something, or null when the match is over. */
  readonly seat: Seat | null;
  /** May walk or tackle. */
  readonly act: readonly PieceId[];
  readonly piecesLeft: number;
  /** May be set upright, at the start of the turn. */
  readonly right: readonly PieceId[];
  /** A penalty to choose, and the pieces to choose from; nothing else can be done meanwhile. */
  readonly penalty: (PendingPenalty & { readonly pieces: readonly PieceId[] }) | null;
  readonly endTurn: boolean;
  /** Seats that may give up. */
  readonly concede: readonly Seat[];
}

export function whatMayBeDone(state: TractionState): Choices {
  if (state.outcome !== null) return { ...NOTHING, seat: null, concede: [] };
  const [asked] = state.pending;
  const concede = stillPlaying(state);
  if (asked !== undefined)
    return { ...NOTHING, seat: asked.chooser, penalty: { ...asked, pieces: choosable(state, asked.culprit) }, concede };
  return {
    seat: state.turn.seat,
    act: mayAct(state).flatMap(({ piece, why }) => (why === null ? [piece] : [])),
    piecesLeft: piecesLeft(state),
    right: whyNotRight(state) === null ? flatPieces(state) : [],
    penalty: null,
    endTurn: true,
    concede,
  };
}

const NOTHING = { act: [], piecesLeft: 0, right: [], penalty: null, endTurn: false } as const;

/** Penalised pieces of the seat to move that may be righted. */
const flatPieces = (state: TractionState): readonly PieceId[] =>
  piecesOf(state.turn.seat).filter((piece) => pieceOn(state, piece)?.pose === 'flat' && turnsOut(state, piece) === 0);
