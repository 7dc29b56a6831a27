import { goalsOf } from '#games/traction/pads.ts';
import { mayAct, stepsLeft } from '#games/traction/queries.ts';
import { strideMm, walkReachMm } from '#games/traction/reach.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { minus, plus, sizeMm } from '#play/input/azimuth.ts';
import { toGoalMm } from './threat.ts';
import { cornerTowards } from './input/corners.ts';
import type { SessionState } from './session/sessionTypes.ts';

/** From where to where a piece is best dragged first, and the goal behind: places on the table, mm. */
export interface PieceLead {
  readonly piece: PieceId;
  readonly steps: number; // of its longest, to the goal
  readonly wins: boolean; // it may come there now
  readonly from: PlaceMm;
  readonly to: PlaceMm;
  readonly goal: PlaceMm;
}

interface Pivot {
  readonly piece: PieceId | null;
  readonly corner: Corner | null;
}
const NO_PIVOT: Pivot = { piece: null, corner: null };

/** Of the piece that the own hand is to take: the corner over which it comes nearer to a rival's pad. */
export function ownPivot({ match, intent, stage, handMode }: SessionState): Pivot {
  if (match === null || intent === null || intent.do === 'disturb' || handMode !== 'free') return NO_PIVOT;
  const { piece } = intent;
  const stands = pieceOn(match.state, piece);
  const [nearest] = goalsOf(match.state, ownerOf(piece))
    .map((pad) => minus(pad, stands ?? pad))
    .toSorted((a, b) => sizeMm(a) - sizeMm(b));
  if (stage !== 'aiming' || stands === undefined || nearest === undefined) return NO_PIVOT;
  return { piece, corner: cornerTowards(pyramidOf(piece), stands.yawDeg, nearest) };
}

/**
 * The piece that comes to a rival's pad in the fewest turns by a straight walk, if there is one of those that have no
 * own piece before or behind them: such a walk is free, and is seen. Null once one is chosen.
 */
export function pieceLead({ match, intent, stage }: SessionState): PieceLead | null {
  if (match === null || intent !== null || stage !== 'idle') return null;
  const { state } = match;
  const leads = mayAct(state).flatMap(({ piece, why }) => {
    const from = pieceOn(state, piece);
    if (why !== null || from === undefined) return [];
    return goalsOf(state, ownerOf(piece)).map((goal) => {
      const way = minus(goal, from);
      const [far, reach] = [toGoalMm(state, piece), walkReachMm(piece, stepsLeft(state, piece))];
      const share = Math.min(1, reach / sizeMm(way));
      const to = plus(from, { xMm: way.xMm * share, zMm: way.zMm * share });
      const own = state.pieces.filter(({ id }) => id !== piece && ownerOf(id) === ownerOf(piece));
      const inLine = own.some((one) => asideMm(minus(one, from), way) < halfOf(one.id) + halfOf(piece));
      const steps = Math.ceil(far / strideMm(piece));
      const turns = Math.ceil(far / reach);
      return { piece, steps, wins: turns <= 1, from, to, goal, inLine, turns, left: far - reach };
    });
  });
  const [best] = leads.toSorted(
    (a, b) =>
      Number(b.wins) - Number(a.wins) || Number(a.inLine) - Number(b.inLine) || a.turns - b.turns || a.left - b.left,
  );
  return best ?? null;
}

const halfOf = (piece: PieceId): number => pyramidOf(piece).base * 500; // mm

/** How far a place is from the line of a way. */
const asideMm = (off: PlaceMm, way: PlaceMm): number => Math.abs(off.xMm * way.zMm - off.zMm * way.xMm) / sizeMm(way);
