import { isPiece, type PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';

/** How a piece looks now: what is being done to it outranks what could be. */
export function pieceStateOf(session: SessionState, piece: PieceId): PieceState {
  const { intent, hovered, stage, arranging } = session;
  if (arranging !== null) return arranging.inHand === piece ? 'held' : 'normal';
  if (intent?.piece === piece) return stage === 'aiming' || stage === 'between-steps' ? 'hover' : 'held';
  if (isHit(session, piece)) return 'victim';
  if (hovered === piece) return 'hover';
  return isSpent(session, piece) ? 'spent' : 'normal';
}

/** Touched by what is under way, or in the way of what is aimed at. */
function isHit({ rulings, forecast, stage }: SessionState, piece: PieceId): boolean {
  if (forecast?.hits.includes(piece)) return true;
  return stage !== 'idle' && rulings.some(({ other }) => other !== null && isPiece(other) && other === piece);
}

/** Whether a piece of the seat to move has acted or may not act. */
function isSpent({ match, stage }: SessionState, piece: PieceId): boolean {
  if (!match || match.state.outcome !== null || stage === 'moving' || stage === 'resting') return false;
  const { turn } = match.state;
  return ownerOf(piece) === turn.seat && (turn.acted.includes(piece) || turn.barred.some((b) => b.piece === piece));
}
