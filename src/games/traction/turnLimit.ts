import { polygonDistance } from '#sim/geometry/footprint.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Seat } from '#sim/ids.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { goalsOf } from './pads.ts';
import { applied, type Applied } from './applied.ts';
import type { NearestPiece } from './events.ts';
import { stillPlaying } from './seating.ts';
import type { Board, TractionState } from './state.ts';

const SHARED_MM = 0.1;

/**
 * TR-39: the turns are used up; the player whose upright piece is nearest to an enemy pad wins, equal to 0.1 mm shares.
 */
export function callTheMatch(state: TractionState): Applied {
  const nearest = stillPlaying(state).map((seat) => nearestPiece(state, seat));
  const best = Math.min(...nearest.map(reach));
  const winning = nearest.filter((n) => hundredth(reach(n) - best) <= SHARED_MM);
  const winners = winning.map((n) => n.seat);
  const piece = winning.length === 1 ? (winning[0]?.piece ?? null) : null;
  return applied({ ...state, outcome: { winners, by: 'turn-limit', piece } }, { type: 'turn-limit', winners, nearest });
}

/** The distance of a seat without an upright piece: further than any table is wide. */
const NOWHERE_MM = 1_000_000;

const reach = ({ distanceMm }: NearestPiece): number => distanceMm ?? NOWHERE_MM;

/**
 * The seat's upright piece whose base is nearest to the edge of the pad of another seat that has not given up (TR-63).
 */
export function nearestPiece(board: Board & Pick<TractionState, 'conceded'>, seat: Seat): NearestPiece {
  const pads = goalsOf(board, seat).map(outlineOfPad);
  const upright = board.pieces.filter((p) => ownerOf(p.id) === seat && p.pose === 'upright');
  return upright.reduce<NearestPiece>(
    (best, piece) => {
      const outline = outlineOfPiece(piece);
      const distanceMm = hundredth(Math.min(...pads.map((pad) => polygonDistance(outline, pad))));
      return distanceMm < reach(best) ? { seat, piece: piece.id, distanceMm } : best;
    },
    { seat, piece: null, distanceMm: null },
  );
}
