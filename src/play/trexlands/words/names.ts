import type { SeatInfo } from '#engine/seats.ts';
import { CITY, nameOf, ownerOf, type Place } from '#games/trexlands/ids.ts';
import type { Naming } from '#games/trexlands/texts.ts';
import { pieceId, type PieceId, type Seat } from '#sim/ids.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { capitalised, listed, texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';

/** Players’ names instead of numbers and ids. */
export interface Names extends Naming, SeatNames {
  readonly seat: SeatNames['seat'];
  /** `Ann’s truck 1`. */
  readonly truck: (truck: PieceId) => string;
  /** `Ann’s trucks 1 and 3, and Bo’s truck 2`: each owner once. */
  readonly trucks: (trucks: readonly PieceId[]) => string;
}

export function namesOf(seats: readonly SeatInfo[]): Names {
  const names = seatNamesOf(seats);
  const owned = (owner: Seat, trucks: string): string => texts.names.piece(names.seat(owner), trucks);
  return {
    ...names,
    truck: (id) => owned(ownerOf(id), gameTexts.move.numbered([nameOf(id)])),
    trucks: (ids) => {
      const owners = [...new Set(ids.map(ownerOf))];
      const phrases = owners.map((owner) =>
        owned(owner, gameTexts.move.numbered(ids.filter((id) => ownerOf(id) === owner).map(nameOf))),
      );
      return phrases.length === ids.length ? listed(phrases) : joined(phrases);
    },
  };
}

/** Phrases that have an "and" of their own. */
const joined = (phrases: readonly string[]): string =>
  phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')}, and ${phrases.at(-1) ?? ''}`;

export const placeName = (place: Place | 'camp'): string =>
  place === CITY ? gameTexts.places.city : place === 'camp' ? gameTexts.places.camp : place;

/**
 * Ids and seats in one pass, so that a player who is called "Seat 3" stays so; what is quoted stays as it was typed.
 */
const ID_OR_SEAT = /"[^"]*"|\b([0-3]-T[1-9])\b|\b(T[1-9])\b|\b[Ss]eat ([0-3])\b/g;

/** A Terra or a ramp is called as on the board, in front, too. */
const PLACE_FIRST = /^[a-z]\d\b/;

/** A sentence of the rules or of the session, which know only ids, with the names in. */
export function withNames(sentence: string, names: Names): string {
  const named = sentence.replace(ID_OR_SEAT, (all, id?: string, own?: string, seat?: string) => {
    if (id !== undefined) return names.truck(pieceId(id));
    if (own !== undefined) return gameTexts.move.numbered([own]);
    return seat === undefined ? all : names.seat(Number(seat));
  });
  return PLACE_FIRST.test(named) ? named : capitalised(named);
}
