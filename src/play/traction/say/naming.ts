import { onlyPerson, steadinessOf, type SeatInfo } from '#engine/seats.ts';
import { nameOf, sizeOf } from '#games/traction/pieces.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { isPiece, padOwner, pieceId, type BodyId, type PieceId } from '#sim/ids.ts';
import { ownerOf, PYRAMID_ID } from '#sim/pyramid.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { capitalised, possessive } from '#play/texts/words.ts';
import { gameTexts } from '../texts.ts';

/** Players' names instead of ids. */
export interface Naming extends SeatNames {
  /** The handicap agreed on. */
  steadiness(seat: number): Steadiness;
  /** `Ann's`. */
  whose(seat: number): string;
  /** `Ann's L1`. */
  piece(piece: PieceId): string;
  /** A piece, a pad or the table, as `rulingText` asks for it. */
  body(id: BodyId): string;
}

/** `Large 1`, to tell it from its twin. */
export const sizedOf = (piece: PieceId): string => gameTexts.names.sized(sizeOf(piece), nameOf(piece).slice(1));

export function namingOf(seats: readonly SeatInfo[]): Naming {
  const { seat } = seatNamesOf(seats);
  return namingBy(seats, (n) => possessive(seat(n)), nameOf);
}

/**
 * As one says it over the table, where the piece is seen: `your large one`, `the rival's small one`; with several
 * persons or rivals by their names.
 */
export function spokenOf(seats: readonly SeatInfo[]): Naming {
  const { seat } = seatNamesOf(seats);
  const you = onlyPerson(seats);
  const whose = (n: number): string => {
    if (n === you) return gameTexts.names.your;
    return you !== null && seats.length === 2 ? gameTexts.names.rivals : possessive(seat(n));
  };
  return namingBy(seats, whose, (id) => gameTexts.names.one(sizeOf(id)));
}

function namingBy(
  seats: readonly SeatInfo[],
  whose: (seat: number) => string,
  nameOfPiece: (id: PieceId) => string,
): Naming {
  const piece = (id: PieceId): string => `${whose(ownerOf(id))} ${nameOfPiece(id)}`;
  const body = (id: BodyId): string => {
    const owner = padOwner(id);
    if (owner !== null) return gameTexts.names.pad(whose(owner));
    return isPiece(id) ? piece(id) : gameTexts.names.table;
  };
  return { ...seatNamesOf(seats), steadiness: (n) => steadinessOf(seats[n]), whose, piece, body };
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

/** A piece by its owner's name for it, but for that in an id, and the number of a clause. */
const NAME_OR_CLAUSE = /(?<!-)\b([LMS][12])\b| \(TR-\d+\)/g;

/** The same as it is said over the table, without names of pieces and numbers of clauses. */
export function spokenSentence(sentence: string, seats: readonly SeatInfo[]): string {
  if (sentence.includes('"')) return withNames(sentence, namingOf(seats)); // about a line of notation
  const said = sentence.replace(NAME_OR_CLAUSE, (_, name: string | undefined) =>
    name === undefined ? '' : gameTexts.names.the(sizeOf(pieceId(`0-${name}`))),
  );
  return withNames(said, spokenOf(seats));
}
