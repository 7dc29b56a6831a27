import { padOf, pieceOn } from '#games/traction/board.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import { walkReachMm } from '#games/traction/reach.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** How far it stands from the seat's pad, mm; endless where one of both is not on the table. */
export function toPadMm(state: TractionState, id: PieceId, seat: Seat): number {
  const [piece, pad] = [pieceOn(state, id), padOf(state, seat)];
  return piece && pad ? polygonDistance(outlineOfPiece(piece), outlineOfPad(pad)) : Infinity;
}

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
