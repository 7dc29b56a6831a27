import { pushingHand, type Hand, type StepCommand } from './assist/assist.ts';
import type { Corner, Gesture, Sample } from './gesture/gesture.ts';
import { ownStepSamples, USUAL_HAND, type OwnHand } from './hand/ownHand.ts';
import type { Performance } from './performance.ts';
import { pyramidOf } from './pyramid.ts';
import { ok, type Result } from './result.ts';
import { atOnce, bounded, type Ticking } from './ticking.ts';

/** Runs the table until the hand may act again or the action is over. */
function* settling(performance: Performance): Ticking<void> {
  while (performance.phase === 'settling' || performance.phase === 'stopping') {
    performance.advance();
    yield performance.tick;
  }
}

export const settle = (performance: Performance): void => atOnce(settling(performance));

/** One hold from touch to rest. Ends early where the watcher stops the sweep. */
function* stroke(
  performance: Performance,
  corner: Corner | null,
  first: Sample | null,
  rest: readonly Sample[],
): Ticking<Result<Sample>> {
  const gripped = first ? performance.grip(corner, first) : performance.grip(corner);
  if (!gripped.ok) return gripped;
  for (const sample of rest) yield* carryingOut(performance, sample);
  performance.release();
  yield* settling(performance);
  return gripped;
}

export const playStroke = (
  performance: Performance,
  corner: Corner | null,
  first: Sample | null,
  rest: readonly Sample[],
): Result<Sample> => atOnce(stroke(performance, corner, first, rest));

/**
 * A recorded gesture to its end, or to where the watcher stopped it, tick by tick. Faults: of taking hold (`hand-touch`
 * and its like), `action-too-long`.
 */
export const playingGesture = (performance: Performance, gesture: Gesture): Ticking<Result<Performance>> =>
  bounded(strokesOf(performance, gesture));

function* strokesOf(performance: Performance, gesture: Gesture): Ticking<Result<Performance>> {
  for (const { corner, samples } of gesture.strokes) {
    if (performance.phase !== 'ready') break;
    const [first = null, ...rest] = samples;
    const played = yield* stroke(performance, corner, first, rest);
    if (!played.ok) return played;
  }
  return ok(performance);
}

/** The same within this call. */
export const playGesture = (performance: Performance, gesture: Gesture): Result<Performance> =>
  atOnce(playingGesture(performance, gesture));

/**
 * Ordered steps by a practised hand, each from where the piece really stands, tick by tick. `go` may end the walk
 * early; `own` is whose hand practised.
 */
export const playingSteps = (
  performance: Performance,
  steps: readonly StepCommand[],
  hand: Hand,
  go: () => boolean,
  own: OwnHand = USUAL_HAND,
): Ticking<Result<Performance>> => bounded(orderedSteps(performance, steps, hand, go, own));

function* orderedSteps(
  performance: Performance,
  steps: readonly StepCommand[],
  hand: Hand,
  go: () => boolean,
  own: OwnHand,
): Ticking<Result<Performance>> {
  const spec = pyramidOf(performance.piece);
  for (const [i, step] of steps.entries()) {
    if (performance.phase !== 'ready' || !go()) break;
    const start = performance.here();
    const played = yield* stroke(
      performance,
      step.corner,
      start,
      ownStepSamples(own, i, spec, performance.gripKind, start, step, hand),
    );
    if (!played.ok) return played;
  }
  return ok(performance);
}

/** The same within this call. */
export const playSteps = (
  performance: Performance,
  steps: readonly StepCommand[],
  hand: Hand,
  go: () => boolean,
  own?: OwnHand,
): Result<Performance> => atOnce(playingSteps(performance, steps, hand, go, own));

/** A shove at half height by so many millimetres, tick by tick. */
export const playingPush = (performance: Performance, dxMm: number, dzMm: number): Ticking<Result<Performance>> =>
  bounded(shove(performance, dxMm, dzMm));

function* shove(performance: Performance, dxMm: number, dzMm: number): Ticking<Result<Performance>> {
  const start = performance.here();
  const gripped = performance.grip(null, start);
  if (!gripped.ok) return gripped;
  const hand = pushingHand(start, () => performance.here(), dxMm, dzMm);
  for (let next = hand(); next && performance.phase === 'held'; next = hand()) yield* carryingOut(performance, next);
  performance.release();
  yield* settling(performance);
  return ok(performance);
}

/** The same within this call. */
export const playPush = (performance: Performance, dxMm: number, dzMm: number): Result<Performance> =>
  atOnce(playingPush(performance, dxMm, dzMm));

/** Has the hand reach its next target, unless the sweep has been stopped. */
function* carryingOut(performance: Performance, sample: Sample): Ticking<void> {
  if (performance.phase !== 'held') return;
  performance.push(sample);
  while (performance.phase === 'held' && !performance.wantsSample) {
    performance.advance();
    yield performance.tick;
  }
}
