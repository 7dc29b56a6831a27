import { forecastStep } from '#games/traction/forecast.ts';
import type { Standing } from '#games/traction/standing.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';

/** A swivel is changed by so much at most: half a turn to each side reaches all that the corner can (house value). */
const MOST_DEG = 180;
/** Looked at first; the nearest of those that miss is looked at again degree by degree (house value). */
const BY_DEG = 4;

/**
 * The one step that comes to a rival's piece first: over the corner that is aimed at, as near as possible to that aim,
 * or else over another one. Null where none does.
 */
export function ontoRival(
  state: TractionState,
  piece: PieceId,
  from: Standing,
  { corner, swivelDeg }: StepCommand,
  victim: PieceId,
): StepCommand | null {
  let closest: StepCommand | null = null;
  let closestMm = Infinity;
  for (const over of [corner, ...CORNERS.filter((other) => other !== corner)])
    for (const step of around({ corner: over, swivelDeg }, MOST_DEG, BY_DEG)) {
      const mm = missedByMm(state, piece, from, step, victim);
      if (mm === 0) return step;
      if (mm < closestMm) [closest, closestMm] = [step, mm];
    }
  if (closest === null) return null;
  return around(closest, BY_DEG, 1).find((step) => missedByMm(state, piece, from, step, victim) === 0) ?? null;
}

/** How far a step passes by the piece; 0: it comes to it before any other; endless where it may not be done. */
function missedByMm(state: TractionState, piece: PieceId, from: Standing, step: StepCommand, victim: PieceId): number {
  const { first, nearest, offTable, tooFar } = forecastStep(state, piece, from, step.corner, step.swivelDeg);
  if (offTable || tooFar) return Infinity;
  if (first.length === 1 && first[0] === victim) return 0;
  return nearest?.piece === victim ? nearest.mm : Infinity;
}

/** The same step, turned by more and more to both sides. */
const around = ({ corner, swivelDeg }: StepCommand, most: number, by: number): readonly StepCommand[] =>
  Array.from({ length: 1 + (2 * most) / by }, (_, i) => ({
    corner,
    swivelDeg: swivelDeg + (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * by,
  }));
