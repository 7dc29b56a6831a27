import { steadinessOf, type SeatInfo } from '#engine/seats.ts';
import { nameOf } from '#games/traction/pieces.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { isPiece, padOwner, pieceId, type BodyId, type PieceId } from '#sim/ids.ts';
import { ownerOf, PYRAMID_ID } from '#sim/pyramid.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { capitalised, texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';

/** Players' names instead of ids. */
export interface Naming extends SeatNames {
  /** The handicap agreed on. */
  steadiness(seat: number): Steadiness;
  /** `Ann's L1`. */
  piece(piece: PieceId): string;
  /** A piece, a pad or the table, as `rulingText` asks for it. */
  body(id: BodyId): string;
}

export function namingOf(seats: readonly SeatInfo[]): Naming {
  const names = seatNamesOf(seats);
  const { seat } = names;
  const piece = (id: PieceId): string => texts.names.piece(seat(ownerOf(id)), nameOf(id));
  const body = (id: BodyId): string => {
    const owner = padOwner(id);
    if (owner !== null) return gameTexts.names.pad(seat(owner));
    return isPiece(id) ? piece(id) : gameTexts.names.table;
  };
  return { ...names, steadiness: (n) => steadinessOf(seats[n]), piece, body };
}

/**
 * Ids and seats in one pass, so that a player who is called "Seat 3" stays so; what is quoted stays as it was typed.
 */
const ID_OR_SEAT = new RegExp(`"[^"]*"|\\b(${PYRAMID_ID})\\b|\\b[Ss]eat ([0-4])\\b`, 'g');

/** A sentence of the rules or of the session, which know only ids, with the names in. */
export function withNames(sentence: string, naming: Naming): string {
  const named = sentence.replace(ID_OR_SEAT, (all, id: string | undefined, seat: string | undefined) => {
    if (id !== undefined) return naming.piece(pieceId(id));
    return seat === undefined ? all : naming.seat(Number(seat));
  });
  return capitalised(named);
}
