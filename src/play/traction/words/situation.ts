import { padOf, pieceOn } from '#games/traction/board.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import type { TractionState } from '#games/traction/state.ts';
import { type Point2, type Polygon2, polygonDistance } from '#sim/geometry/footprint.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { bearingDeg, distanceMm, middleOf, type View } from './view.ts';
import type { Speaker } from '#games/traction/notation.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { SeenTraction } from '#games/traction/traction.ts';

/** A position and whom it is told for. */
export interface Situation {
  readonly state: TractionState;
  readonly view: View;
  /** A walk that is made step by step and waits for the next one. */
  readonly underWay: UnderWay | null;
}

export interface UnderWay {
  readonly piece: PieceId;
  readonly stepsLeft: number;
}

/** Steps that the piece may still walk, if it may walk at all. */
export const stepsOf = ({ state, underWay }: Situation, piece: PieceId): number =>
  underWay?.piece === piece ? underWay.stepsLeft : rangeOf(state.options, piece);

/** A thing that can be asked about: a piece, or a seat's pad. */
export type Thing = { readonly piece: PieceId } | { readonly pad: Seat };

/** A thing as it lies on the table, mm. */
export interface Lying {
  readonly outline: Polygon2;
  readonly middle: Point2;
}

export const lyingPiece = (piece: PiecePlacement): Lying => ({
  outline: outlineOfPiece(piece),
  middle: middleOf(piece),
});
export const lyingPad = (pad: PadPlacement): Lying => ({
  outline: outlineOfPad(pad),
  middle: { x: pad.xMm, z: pad.zMm },
});

/** Null for what is not on the table. */
export function lyingThing({ state }: Situation, thing: Thing): Lying | null {
  if ('pad' in thing) {
    const pad = padOf(state, thing.pad);
    return pad === undefined ? null : lyingPad(pad);
  }
  const piece = pieceOn(state, thing.piece);
  return piece === undefined ? null : lyingPiece(piece);
}

/** How far, and which way. */
export interface Offset {
  readonly mm: number;
  readonly bearingDeg: number; // 0 straight ahead of the seat, clockwise
}

export const offsetTo = (view: View, from: Point2, to: Point2): Offset => ({
  mm: distanceMm(from, to),
  bearingDeg: bearingDeg(view, from, to),
});

/** From edge to edge, and the way from middle to middle. */
export const gapTo = (view: View, from: Lying, to: Lying): Offset => ({
  mm: polygonDistance(from.outline, to.outline),
  bearingDeg: bearingDeg(view, from.middle, to.middle),
});

/** The same position with a piece where its walk has brought it so far. */
export const withPiece = (state: TractionState, moved: PiecePlacement): TractionState => ({
  ...state,
  pieces: state.pieces.map((piece) => (piece.id === moved.id ? moved : piece)),
});

/** The seat that is asked to do something; the seat whose turn it was when none is. */
export const seatNow = (state: TractionState): Seat => whatMayBeDone(state).seat ?? state.turn.seat;

/** Bare names of pieces are those of the seat that is asked. */
export const speakerOf = ({ state, header }: SeenTraction): Speaker => ({
  seat: seatNow(state),
  names: header.seats.map(({ name }) => name),
});
