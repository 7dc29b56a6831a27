import { pieceOn } from '#games/traction/board.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import { strideMm, tackleReachMm, walkReachMm } from '#games/traction/reach.ts';
import { pointPolygonDistance } from '#sim/geometry/footprint.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { stepAhead, type StepAhead } from './ahead.ts';
import { placeOf } from './place.ts';
import { gapTo, lyingPiece, stepsOf, type Offset, type Situation } from './situation.ts';

/** How far a piece can come. */
export interface Reach {
  readonly steps: number; // of its walk
  readonly walkMm: number; // of the base's middle, in a straight walk
  readonly corners: readonly CornerReach[];
  readonly pads: readonly PadReach[];
  readonly tackleMm: number; // how far its base gets from the corner that it stands on
  // rivals' pieces that some corner's circle meets, the nearest first
  readonly targets: readonly (Offset & { readonly piece: PieceId })[];
}

export interface CornerReach {
  readonly corner: Corner;
  readonly bearingDeg: number; // where it points
  readonly half: StepAhead; // half a turn on it, the longest step there is
}

/** A rival's pad, and how many steps and turns it takes at the least. */
export interface PadReach {
  readonly seat: Seat;
  readonly steps: number;
  readonly turns: number;
}

const HALF_TURN_DEG = 180;

/** Null: the piece is not on the table, or lies flat. */
export function reachOf(situation: Situation, id: PieceId): Reach | null {
  const piece = pieceOn(situation.state, id);
  if (piece === undefined || piece.pose === 'flat') return null;
  const steps = stepsOf(situation, id);
  return {
    steps,
    walkMm: walkReachMm(id, steps),
    corners: cornersOf(situation, piece),
    pads: padsOf(situation, piece),
    tackleMm: tackleReachMm(id),
    targets: targetsOf(situation, piece),
  };
}

function cornersOf(situation: Situation, piece: PiecePlacement): readonly CornerReach[] {
  return placeOf(situation, piece).corners.map(({ corner, bearingDeg }) => {
    const step = { corner, swivelDeg: HALF_TURN_DEG };
    return {
      corner,
      bearingDeg,
      half: stepAhead(situation, piece, step, forecastStep(situation.state, piece.id, piece, corner, HALF_TURN_DEG)),
    };
  });
}

/** No step takes the middle further than a diagonal, and no corner is further from it than half of one. */
function padsOf(situation: Situation, piece: PiecePlacement): readonly PadReach[] {
  const stride = strideMm(piece.id);
  const [now, later] = [stepsOf(situation, piece.id), rangeOf(situation.state.options, piece.id)];
  const walksFor = (steps: number): number => 1 + Math.max(0, Math.ceil((steps - now) / later));
  const rivals = situation.state.pads.filter((pad) => pad.seat !== ownerOf(piece.id));
  return rivals.map((pad) => {
    const far = pointPolygonDistance({ x: piece.xMm, z: piece.zMm }, outlineOfPad(pad)) - stride / 2;
    const steps = Math.max(1, Math.ceil(far / stride));
    return { seat: pad.seat, steps, turns: walksFor(steps) };
  });
}

function targetsOf({ state, view }: Situation, piece: PiecePlacement): Reach['targets'] {
  const swept = tackleReachMm(piece.id);
  const pivots = CORNERS.map((corner) => cornerAt(pyramidOf(piece.id), piece, corner));
  const meets = (other: PiecePlacement): boolean =>
    pivots.some(({ xMm, zMm }) => pointPolygonDistance({ x: xMm, z: zMm }, outlineOfPiece(other)) <= swept);
  const rivals = state.pieces.filter((other) => ownerOf(other.id) !== ownerOf(piece.id) && meets(other));
  return rivals
    .map((other) => ({ piece: other.id, ...gapTo(view, lyingPiece(piece), lyingPiece(other)) }))
    .sort((a, b) => a.mm - b.mm);
}
