import { pushingHand, stepSamples, type Hand, type StepCommand } from './assist/assist.ts';
import type { Corner, Gesture, Sample } from './gesture/gesture.ts';
import type { Performance } from './performance.ts';
import { pyramidOf } from './pyramid.ts';
import { ok, type Result } from './result.ts';

/** Runs the table until the hand may act again or the action is over. */
export function settle(performance: Performance): void {
  while (performance.phase === 'settling' || performance.phase === 'stopping') performance.advance();
}

/** One hold from touch to rest. Ends early where the watcher stops the sweep. */
export function playStroke(performance: Performance, corner: Corner | null, first: Sample | null, rest: readonly Sample[]): Result<Sample> {
  const gripped = first ? performance.grip(corner, first) : performance.grip(corner);
  if (!gripped.ok) return gripped;
  for (const sample of rest) carryOut(performance, sample);
  performance.release();
  settle(performance);
  return gripped;
}

/** Plays a recorded gesture to its end, or to where the watcher stopped it. */
export function playGesture(performance: Performance, gesture: Gesture): Result<Performance> {
  for (const stroke of gesture.strokes) {
    if (performance.phase !== 'ready') break;
    const [first = null, ...rest] = stroke.samples;
    const played = playStroke(performance, stroke.corner, first, rest);
    if (!played.ok) return played;
  }
  return ok(performance);
}

/** Plays ordered steps with a practised hand, each from where the piece really stands. `go` may end the walk early. */
export function playSteps(performance: Performance, steps: readonly StepCommand[], hand: Hand, go: () => boolean): Result<Performance> {
  const spec = pyramidOf(performance.piece);
  for (const step of steps) {
    if (performance.phase !== 'ready' || !go()) break;
    const start = performance.here();
    const played = playStroke(performance, step.corner, start, stepSamples(spec, performance.gripKind, start, step, hand));
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
  for (let next = hand(); next && performance.phase === 'held'; next = hand()) carryOut(performance, next);
  performance.release();
  settle(performance);
  return ok(performance);
}

/** Has the hand reach its next target, unless the sweep has been stopped. */
function carryOut(performance: Performance, sample: Sample): void {
  if (performance.phase !== 'held') return;
  performance.push(sample);
  while (performance.phase === 'held' && !performance.wantsSample) performance.advance();
}
