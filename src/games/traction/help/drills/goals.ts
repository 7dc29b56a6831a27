import type { Mark } from '#engine/lessons.ts';
import type { RulingCode } from '#games/traction/referee/ruling.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import type { TractionMatch } from '#games/traction/traction.ts';

/** Whether a match has come to what was asked. */
export type Goal = (match: TractionMatch) => boolean;

export const eventsOf = ({ log }: TractionMatch): readonly TractionEvent[] => log.flatMap(({ events }) => events);

const happened =
  (test: (event: TractionEvent) => boolean): Goal =>
  (match) =>
    eventsOf(match).some(test);

export const both =
  (...goals: readonly Goal[]): Goal =>
  (match) =>
    goals.every((goal) => goal(match));

/** A legal walk of the piece. */
export const walked = (piece: string): Goal => happened((event) => event.type === 'walked' && event.piece === piece);

/** A legal walk of whichever piece. */
export const somebodyWalked: Goal = happened(({ type }) => type === 'walked');

/** A legal tackle that hit the victim. */
export const tackled = (victim: string): Goal =>
  happened((event) => event.type === 'tackled' && event.victims.includes(pieceId(victim)));

/** A tackle that missed. */
export const missed = (piece: string): Goal => happened((event) => event.type === 'missed' && event.piece === piece);

export const won: Goal = happened((event) => event.type === 'won' && event.seat === 0);

export const righted = (piece: string): Goal =>
  happened((event) => event.type === 'righted' && event.pieces.includes(pieceId(piece)));

/** An illegal move of this kind. */
export const fouled = (code: RulingCode): Goal =>
  happened((event) => event.type === 'illegal-move' && event.codes.includes(code));

/** A bump of the table (a touch by nobody), with any effect. */
export const bumped: Goal = happened(
  (event) => (event.type === 'crash' || event.type === 'jiggled') && event.by === null,
);

export const jiggledOutOfTurn: Goal = happened((event) => event.type === 'jiggled' && event.by !== null);

/** A crash out of turn has been answered, by a penalty or by mercy. */
export const answered: Goal = happened(({ type }) => type === 'penalty-chosen' || type === 'declined');

/** Stands so far ahead of there, towards the rival across the table. */
export function gotAhead(piece: string, fromZMm: number, leastMm: number): Goal {
  const id: PieceId = pieceId(piece);
  return ({ state }) => {
    const place = pieceOn(state, id);
    return place !== undefined && place.pose === 'upright' && fromZMm - place.zMm >= leastMm;
  };
}

/** The last step of the match was a turn about one of these corners. */
export const turnedOn =
  (...corners: readonly Corner[]): Goal =>
  ({ log }) => {
    const corner = log.at(-1)?.performed?.steps.at(-1)?.corner ?? null;
    return corner !== null && corners.includes(corner);
  };

/** Stands with the middle of its base in the ring. */
export function standsIn(piece: string, { xMm, zMm, radiusMm }: Mark): Goal {
  const id: PieceId = pieceId(piece);
  return ({ state }) => {
    const place = pieceOn(state, id);
    if (place === undefined || place.pose !== 'upright') return false;
    const [dx, dz] = [place.xMm - xMm, place.zMm - zMm];
    return dx * dx + dz * dz <= radiusMm * radiusMm;
  };
}
