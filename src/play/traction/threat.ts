import { padOf, pieceOn } from '#games/traction/board.ts';
import { mayTackle, rangeOf, sizeOf } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { goalsOf } from '#games/traction/pads.ts';
import { beyondTackleMm, walkReachMm } from '#games/traction/reach.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import { ontoRival } from './ontoRival.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** How far it stands from the seat's pad, mm; endless where one of both is not on the table. */
export function toPadMm(state: TractionState, id: PieceId, seat: Seat): number {
  const [piece, pad] = [pieceOn(state, id), padOf(state, seat)];
  return piece && pad ? polygonDistance(outlineOfPiece(piece), outlineOfPad(pad)) : Infinity;
}

/** How far it stands from the nearest pad where it wins, mm; endless where there is none. */
export const toGoalMm = (state: TractionState, id: PieceId): number =>
  Math.min(...goalsOf(state, ownerOf(id)).map(({ seat }) => toPadMm(state, id, seat)));

const ANY = { corner: 'A', swivelDeg: 0 } as const;

/**
 * A piece that may act, and the rival's that it can tackle from there: told of what threatens, and in a first match of
 * any until the first tackle, the one nearest to one's own pad first.
 */
export const tackleOf = lastOfParts(
  ({ match }: Pick<SessionState, 'match'>) => {
    if (match === null) return null;
    const { state } = match;
    const threat = threatOf({ match });
    const isNew = match.header.rules === 'first' && !match.log.some(({ action }) => action?.do === 'tackle');
    if (threat === null && !isNew) return null;
    const rivals = state.pieces
      .filter(({ id }) => (threat === null ? ownerOf(id) !== state.turn.seat : id === threat))
      .toSorted((a, b) => toPadMm(state, a.id, state.turn.seat) - toPadMm(state, b.id, state.turn.seat));
    const mine = whatMayBeDone(state).act;
    const pairs = rivals.flatMap(({ id }) => mine.map((piece) => ({ piece, victim: id })));
    const isNear = ({ piece, victim }: (typeof pairs)[number]): boolean => {
      const from = pieceOn(state, piece);
      if (!from || !mayTackle(state.options.tackling, sizeOf(piece), sizeOf(victim))) return false;
      return beyondTackleMm(state, piece, victim) === null && ontoRival(state, piece, from, ANY, victim) !== null;
    };
    return pairs.find(isNear) ?? null;
  },
  ['match'],
);

/** The rival's piece that a walk may bring on to the pad of the seat to move: the nearest; null for none. */
export function threatOf({ match }: Pick<SessionState, 'match'>): PieceId | null {
  if (match === null || match.state.outcome !== null) return null;
  const { turn, pieces, options } = match.state;
  const [nearest] = pieces
    .filter(({ id, pose }) => ownerOf(id) !== turn.seat && pose === 'upright')
    .map(({ id }) => ({ id, mm: toPadMm(match.state, id, turn.seat) }))
    .filter(({ id, mm }) => mm <= walkReachMm(id, rangeOf(options, id)))
    .sort((a, b) => a.mm - b.mm);
  return nearest?.id ?? null;
}
