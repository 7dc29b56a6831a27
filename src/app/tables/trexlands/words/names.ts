import type { SeatInfo } from '../../../../engine/seats.ts';
import { CITY, nameOf, ownerOf, type Place } from '../../../../games/trexlands/ids.ts';
import type { Naming } from '../../../../games/trexlands/texts.ts';
import { pieceId, type PieceId } from '../../../../sim/ids.ts';
import { seatNamesOf, type SeatNames } from '../../../frame/seatNames.ts';
import { capitalised, texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';

/** Players’ names instead of numbers and ids. */
export interface Names extends Naming, SeatNames {
  readonly seat: SeatNames['seat'];
  /** `Ann’s T1`. */
  readonly truck: (truck: PieceId) => string;
}

export function namesOf(seats: readonly SeatInfo[]): Names {
  const names = seatNamesOf(seats);
  return { ...names, truck: (id) => texts.names.piece(names.seat(ownerOf(id)), nameOf(id)) };
}

export const placeName = (place: Place | 'camp'): string =>
  place === CITY ? gameTexts.places.city : place === 'camp' ? gameTexts.places.camp : place;

/**
 * Ids and seats in one pass, so that a player who is called "Seat 3" stays so; what is quoted stays as it was typed.
 */
const ID_OR_SEAT = /"[^"]*"|\b([0-3]-T[1-9])\b|\b[Ss]eat ([0-3])\b/g;

/** A Terra or a ramp is called as on the board, in front, too. */
const PLACE_FIRST = /^[a-z]\d\b/;

/** A sentence of the rules or of the session, which know only ids, with the names in. */
export function withNames(sentence: string, names: Names): string {
  const named = sentence.replace(ID_OR_SEAT, (all, id: string | undefined, seat: string | undefined) => {
    if (id !== undefined) return names.truck(pieceId(id));
    return seat === undefined ? all : names.seat(Number(seat));
  });
  return PLACE_FIRST.test(named) ? named : capitalised(named);
}
