import { pushingHand, type Hand, type StepCommand } from './assist/assist.ts';
import type { Corner, Gesture, Sample } from './gesture/gesture.ts';
import { ownStepSamples, USUAL_HAND, type OwnHand } from './hand/ownHand.ts';
import type { Tick } from './ids.ts';
import type { Performance } from './performance.ts';
import { pyramidOf } from './pyramid.ts';
import { ok, type Result } from './result.ts';

/** Something done on the table that stops after every tick: whoever runs it decides how many it takes at a time. */
export type Ticking<T> = Generator<Tick, T, void>;

/** All of it within this call. */
export function atOnce<T>(ticking: Ticking<T>): T {
  for (;;) {
    const step = ticking.next();
    if (step.done) return step.value;
  }
}

/** Runs the table until the hand may act again or the action is over. */
function* settling(performance: Performance): Ticking<void> {
  while (performance.phase === 'settling' || performance.phase === 'stopping') {
    performance.advance();
    yield performance.tick;
  }
}

export const settle = (performance: Performance): void => atOnce(settling(performance));

/** One hold from touch to rest. Ends early where the watcher stops the sweep. */
function* stroke(performance: Performance, corner: Corner | null, first: Sample | null, rest: readonly Sample[]): Ticking<Result<Sample>> {
  const gripped = first ? performance.grip(corner, first) : performance.grip(corner);
  if (!gripped.ok) return gripped;
  for (const sample of rest) yield* carryingOut(performance, sample);
  performance.release();
  yield* settling(performance);
  return gripped;
}

export const playStroke = (performance: Performance, corner: Corner | null, first: Sample | null, rest: readonly Sample[]): Result<Sample> =>
  atOnce(stroke(performance, corner, first, rest));

/** A recorded gesture to its end, or to where the watcher stopped it, tick by tick. */
export function* playingGesture(performance: Performance, gesture: Gesture): Ticking<Result<Performance>> {
  for (const { corner, samples } of gesture.strokes) {
    if (performance.phase !== 'ready') break;
    const [first = null, ...rest] = samples;
    const played = yield* stroke(performance, corner, first, rest);
    if (!played.ok) return played;
  }
  return ok(performance);
}

/** The same within this call. */
export const playGesture = (performance: Performance, gesture: Gesture): Result<Performance> => atOnce(playingGesture(performance, gesture));

/** Plays ordered steps with a practised hand, each from where the piece really stands. `go` may end the walk early; `own` is whose hand practised. */
export function playSteps(performance: Performance, steps: readonly StepCommand[], hand: Hand, go: () => boolean, own: OwnHand = USUAL_HAND): Result<Performance> {
  const spec = pyramidOf(performance.piece);
  for (const [i, step] of steps.entries()) {
    if (performance.phase !== 'ready' || !go()) break;
    const start = performance.here();
    const played = playStroke(performance, step.corner, start, ownStepSamples(own, i, spec, performance.gripKind, start, step, hand));
    if (!played.ok) return played;
  }
  return ok(performance);
}

/** Plays a shove at half height by so many millimetres. */
export function playPush(performance: Performance, dxMm: number, dzMm: number): Result<Performance> {
  const start = performance.here();
  const gripped = performance.grip(null, start);
  if (!gripped.ok) return gripped;
  const hand = pushingHand(start, () => performance.here(), dxMm, dzMm);
  for (let next = hand(); next && performance.phase === 'held'; next = hand()) atOnce(carryingOut(performance, next));
  performance.release();
  settle(performance);
  return ok(performance);
}

/** Has the hand reach its next target, unless the sweep has been stopped. */
function* carryingOut(performance: Performance, sample: Sample): Ticking<void> {
  if (performance.phase !== 'held') return;
  performance.push(sample);
  while (performance.phase === 'held' && !performance.wantsSample) {
    performance.advance();
    yield performance.tick;
  }
}
