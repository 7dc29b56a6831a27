import { mayAct, stepsLeft } from '#games/traction/queries.ts';
import { walkReachMm } from '#games/traction/reach.ts';
import { pieceOn } from '#games/traction/board.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { minus, plus, sizeMm } from '#play/input/azimuth.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** From where to where a piece is best dragged first, and the goal behind: places on the table, mm. */
export interface PieceLead {
  readonly from: PlaceMm;
  readonly to: PlaceMm;
  readonly goal: PlaceMm;
}

/** The piece that comes nearest to a rival's pad by a straight walk; null once one is chosen. */
export function pieceLead({ match, intent, stage }: SessionState): PieceLead | null {
  if (match === null || intent !== null || stage !== 'idle') return null;
  const { state } = match;
  const leads = mayAct(state).flatMap(({ piece, why }) => {
    const from = pieceOn(state, piece);
    if (why !== null || from === undefined) return [];
    return state.pads
      .filter(({ seat }) => seat !== ownerOf(piece))
      .map((goal) => {
        const way = minus(goal, from);
        const [far, reach] = [sizeMm(way), walkReachMm(piece, stepsLeft(state, piece))];
        const share = Math.min(1, reach / far);
        return { from, to: plus(from, { xMm: way.xMm * share, zMm: way.zMm * share }), goal, left: far - reach };
      });
  });
  const [best] = leads.toSorted((a, b) => a.left - b.left);
  return best ?? null;
}
