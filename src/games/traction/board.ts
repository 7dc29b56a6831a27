import { byId, type PieceId, type Seat } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import type { Board } from './state.ts';

/** Where the piece stands or lies, or undefined where it is not on the table. */
export const pieceOn = (board: Board, id: PieceId): PiecePlacement | undefined => board.pieces.find((p) => p.id === id);

export const padOf = (board: Board, seat: Seat): PadPlacement | undefined => board.pads.find((p) => p.seat === seat);

/** Takes pieces up; what they stood on is free. */
export const lift = <B extends Board>(board: B, ids: readonly PieceId[]): B => ({
  ...board,
  pieces: board.pieces.filter((p) => !ids.includes(p.id)),
});

/** Puts a piece down that is not on the board. */
export const putDown = <B extends Board>(board: B, piece: PiecePlacement): B => ({
  ...board,
  pieces: [...board.pieces, piece].sort(byId),
});

/** Moves a piece. */
export const moveTo = <B extends Board>(board: B, piece: PiecePlacement): B => putDown(lift(board, [piece.id]), piece);
