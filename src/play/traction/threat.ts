import { padOf } from '#games/traction/board.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import { walkReachMm } from '#games/traction/reach.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** The rival's piece that a walk may bring on to the pad of the seat to move: the nearest; null for none. */
export function threatOf({ match }: Pick<SessionState, 'match'>): PieceId | null {
  if (match === null || match.state.outcome !== null) return null;
  const { turn, pieces, options } = match.state;
  const pad = padOf(match.state, turn.seat);
  const [nearest] = pieces
    .filter(({ id, pose }) => ownerOf(id) !== turn.seat && pose === 'upright')
    .map((piece) => ({ id: piece.id, mm: pad ? polygonDistance(outlineOfPiece(piece), outlineOfPad(pad)) : Infinity }))
    .filter(({ id, mm }) => mm <= walkReachMm(id, rangeOf(options, id)))
    .sort((a, b) => a.mm - b.mm);
  return nearest?.id ?? null;
}
