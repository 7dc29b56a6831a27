import { padOf, pieceOn } from '#games/traction/board.ts';
import { mayTackle, rangeOf, sizeOf } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { goalsOf } from '#games/traction/pads.ts';
import { beyondTackleMm, strideMm, walkReachMm } from '#games/traction/reach.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** How far it stands from the seat's pad, mm; endless where one of both is not on the table. */
export function toPadMm(state: TractionState, id: PieceId, seat: Seat): number {
  const [piece, pad] = [pieceOn(state, id), padOf(state, seat)];
  return piece && pad ? polygonDistance(outlineOfPiece(piece), outlineOfPad(pad)) : Infinity;
}

/**
 * A piece that may act, and the rival's that it can tackle from there: told of what threatens, and in a first match of
 * any until the first tackle.
 */
export const tackleOf = lastOfParts(
  ({ match }: Pick<SessionState, 'match'>) => {
    if (match === null) return null;
    const { state } = match;
    const threat = threatOf({ match });
    const isNew = match.header.rules === 'first' && !match.log.some(({ action }) => action?.do === 'tackle');
    if (threat === null && !isNew) return null;
    const rivals = state.pieces.filter(({ id }) => (threat === null ? ownerOf(id) !== state.turn.seat : id === threat));
    const pairs = whatMayBeDone(state).act.flatMap((piece) => rivals.map(({ id }) => ({ piece, victim: id })));
    const isNear = ({ piece, victim }: (typeof pairs)[number]): boolean =>
      mayTackle(state.options.tackling, sizeOf(piece), sizeOf(victim)) && beyondTackleMm(state, piece, victim) === null;
    return pairs.find(isNear) ?? null;
  },
  ['match'],
);

/** The piece that may act and has the fewest of its longest steps to a pad where it wins; null for none. */
export const leadOf = lastOfParts(
  ({ match }: Pick<SessionState, 'match'>) => {
    if (match === null) return null;
    const { state } = match;
    const far = (piece: PieceId, pad: Seat): number => Math.ceil(toPadMm(state, piece, pad) / strideMm(piece));
    const goals = goalsOf(state, state.turn.seat);
    const [lead] = whatMayBeDone(state)
      .act.map((piece) => ({ piece, steps: Math.min(...goals.map(({ seat }) => far(piece, seat))) }))
      .map((one) => ({ ...one, wins: one.steps <= rangeOf(state.options, one.piece) }))
      .sort((a, b) => Number(b.wins) - Number(a.wins) || a.steps - b.steps);
    return lead === undefined || lead.steps === Infinity ? null : lead;
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
