import { padOf, pieceOn } from '#games/traction/board.ts';
import type { WalkCommand } from '#games/traction/commands.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import type { TractionState } from '#games/traction/state.ts';
import { pointPolygonDistance, polygonDistance, type Polygon2 } from '#sim/geometry/footprint.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import { afterStep, type Standing } from '#games/traction/standing.ts';
import { isClear, landedAt } from './ahead.ts';
import { withPiece, type Situation } from './situation.ts';

/** A walk towards a pad that meets nothing, by outlines: an estimate, never a ruling. */
export interface WayAhead {
  readonly command: WalkCommand;
  readonly beforeMm: number; // from its edge to the pad's
  readonly afterMm: number;
  readonly touches: readonly Seat[]; // rivals' pads: a win
}

const SWIVELS_DEG = Array.from({ length: 145 }, (_, i) => (i - 72) * 5); // TR-08, to what a person would type
/** Hands are not exact: others are passed at this distance where that is possible, mm (house value). */
const BERTH_MM = 1;
/** A step that brings less is not worth its name, mm (house value). */
const LEAST_GAIN_MM = 0.5;

/**
 * The walk that step by step brings the base's middle nearest to the pad; within a walk its next step. Its edge may
 * stay as far away as it is, where the base turns about the corner that is nearest. Null: no clear step comes nearer.
 */
export function wayTowards(situation: Situation, id: PieceId, goal: Seat): WayAhead | null {
  const { state } = situation;
  const range = situation.underWay?.piece === id ? 1 : rangeOf(state.options, id);
  const [piece, pad] = [pieceOn(state, id), padOf(state, goal)];
  if (piece === undefined || pad === undefined || piece.pose === 'flat') return null;
  const outline = outlineOfPad(pad);
  const beforeMm = polygonDistance(outlineOfPiece(piece), outline);
  const steps: StepCommand[] = [];
  let [at, touches]: [PiecePlacement, readonly Seat[]] = [piece, []];
  while (steps.length < range && touches.length === 0) {
    const next = bestStep(withPiece(state, at), at, outline);
    if (next === null) break;
    steps.push(next.step);
    [at, touches] = [next.landing, next.touches];
  }
  if (steps.length === 0) return null;
  return {
    command: { do: 'walk', piece: id, steps, hand: 'careful' },
    beforeMm,
    afterMm: polygonDistance(outlineOfPiece(at), outline),
    touches,
  };
}

interface BestStep {
  readonly step: StepCommand;
  readonly landing: PiecePlacement;
  readonly touches: readonly Seat[];
}

/** Landings are cheap to work out and sweeps are not: the nearest landing is tried first. */
function bestStep(state: TractionState, piece: PiecePlacement, pad: Polygon2): BestStep | null {
  const spec = pyramidOf(piece.id);
  const far = (standing: Standing): number => pointPolygonDistance({ x: standing.xMm, z: standing.zMm }, pad);
  const candidates = CORNERS.flatMap((corner) =>
    SWIVELS_DEG.map((swivelDeg) => ({ corner, swivelDeg, far: far(afterStep(spec, piece, corner, swivelDeg)) })),
  );
  const nearer = candidates
    .filter((step) => step.far < far(piece) - LEAST_GAIN_MM)
    .sort((a, b) => a.far - b.far || Math.abs(a.swivelDeg) - Math.abs(b.swivelDeg));
  for (const berthMm of [BERTH_MM, 0]) {
    for (const { corner, swivelDeg } of nearer) {
      const forecast = forecastStep(state, piece.id, piece, corner, swivelDeg, berthMm);
      if (isClear(forecast))
        return { step: { corner, swivelDeg }, landing: landedAt(piece, forecast), touches: forecast.pads };
    }
  }
  return null;
}
