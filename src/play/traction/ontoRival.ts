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
  let nearest: { readonly step: StepCommand; readonly mm: number } | null = null;
  /** Whether a step comes to it; how near it else comes is kept. */
  const comes = (step: StepCommand): boolean => {
    const told = forecastStep(state, piece, from, step.corner, step.swivelDeg);
    if (told.offTable || told.tooFar) return false;
    if (told.nearest?.piece === victim && told.nearest.mm < (nearest?.mm ?? Infinity))
      nearest = { step, mm: told.nearest.mm };
    return told.first.length === 1 && told.first[0] === victim;
  };
  for (const over of [corner, ...CORNERS.filter((other) => other !== corner)]) {
    const found = around({ corner: over, swivelDeg }, MOST_DEG, BY_DEG).find(comes);
    if (found !== undefined) return found;
  }
  const close = (nearest as { readonly step: StepCommand } | null)?.step;
  return close === undefined ? null : (around(close, BY_DEG, 1).find(comes) ?? null);
}

/** The same step, turned by more and more to both sides. */
const around = ({ corner, swivelDeg }: StepCommand, most: number, by: number): readonly StepCommand[] =>
  Array.from({ length: 1 + (2 * most) / by }, (_, i) => ({
    corner,
    swivelDeg: swivelDeg + (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * by,
  }));
