import { forecastStep, onPadMm } from '#games/traction/forecast.ts';
import { goalsOf } from '#games/traction/pads.ts';
import { afterStep, type Standing } from '#games/traction/standing.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { contains } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad } from '#sim/world/outline.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { SURE_ON_PAD_MM } from '../session/expected.ts';

/** A swivel is changed by so much at most; by more the piece would not go where it is pulled (house value). */
const MOST_DEG = 45;

/**
 * A piece that is pulled on to a pad where it wins is meant to touch it: the step over the same corner, as near as
 * possible to the aimed one, by which it surely does. The aimed one where there is none, or it does so already.
 */
export function ontoPad(
  state: TractionState,
  piece: PieceId,
  from: Standing,
  step: StepCommand,
  pulledTo: PlaceMm,
): StepCommand {
  const place = [{ x: pulledTo.xMm, z: pulledTo.zMm }];
  if (!goalsOf(state, ownerOf(piece)).some((pad) => contains(outlineOfPad(pad), place))) return step;
  const spec = pyramidOf(piece);
  for (let more = 0; more <= MOST_DEG; more += 1) {
    for (const swivelDeg of [step.swivelDeg - more, step.swivelDeg + more]) {
      if (onPadMm(state, piece, afterStep(spec, from, step.corner, swivelDeg)) <= SURE_ON_PAD_MM) continue;
      const { hits, offTable, tooFar } = forecastStep(state, piece, from, step.corner, swivelDeg);
      if (hits.length === 0 && !offTable && !tooFar) return { ...step, swivelDeg };
    }
  }
  return step;
}
