import data from '../data/hand.json' with { type: 'json' };
import { besideLimit } from '../besideLimit.ts';
import type { Gesture, Sample, Stroke } from '../gesture/gesture.ts';
import { TICKS_PER_SAMPLE } from '../gesture/gesture.ts';
import { hundredth } from '../maths/quantise.ts';
import { fault, ok, type Result } from '../result.ts';
import { TICK_HZ } from '../settings.ts';

/** A hand's limits at the grip point (house values, data/hand.json). Bots and files obey the same. */
export const HAND_LIMITS = data.limits;

const SAMPLES_PER_SECOND = TICK_HZ / TICKS_PER_SAMPLE;
/** Furthest the target may move from one sample to the next, mm. */
export const STEP_MM = (HAND_LIMITS.speedMS * 1000) / SAMPLES_PER_SECOND;
/** Furthest that move may differ from the one before, mm. */
export const STEP_CHANGE_MM = (HAND_LIMITS.accelerationMS2 * 1000) / (SAMPLES_PER_SECOND * SAMPLES_PER_SECOND);
/** Furthest the heading may turn from one sample to the next, degrees. */
export const STEP_DEG = HAND_LIMITS.headingDegS / SAMPLES_PER_SECOND;
export const MAX_SAMPLES = HAND_LIMITS.seconds * SAMPLES_PER_SECOND;
// mm or degrees: what rounding two samples to 0.01 can add to a difference of differences, and a little
const ROUNDING = 0.02;

/** Whether a hand could have made this gesture; the fault's message tells the limit. */
export function withinLimits(gesture: Gesture): Result<Gesture> {
  if (gesture.strokes.length === 0) return fault('hand-empty', 'The gesture has no stroke: its hand touches nothing.');
  if (gesture.strokes.length > HAND_LIMITS.strokes)
    return fault(
      'hand-strokes',
      `The gesture has ${gesture.strokes.length} strokes; ${HAND_LIMITS.strokes} are the most.`,
    );
  const samples = gesture.strokes.reduce((n, s) => n + s.samples.length, 0);
  if (samples > MAX_SAMPLES)
    return fault(
      'hand-seconds',
      `The gesture lasts ${besideLimit(samples / SAMPLES_PER_SECOND, HAND_LIMITS.seconds, 1)} s; ${HAND_LIMITS.seconds} s is the most.`,
    );
  for (const [i, stroke] of gesture.strokes.entries()) {
    const checked = strokeWithinLimits(stroke, i);
    if (!checked.ok) return checked;
  }
  return ok(gesture);
}

function strokeWithinLimits(stroke: Stroke, index: number): Result<Stroke> {
  if (stroke.samples.length === 0) return fault('hand-empty', `Stroke ${index + 1} has no sample.`);
  let before: Sample | null = null;
  let last: Sample | null = null;
  for (const [i, sample] of stroke.samples.entries()) {
    const broken = last && brokenLimit(before ?? last, last, sample);
    if (broken)
      return fault(
        `hand-${broken.limit}`,
        `Stroke ${index + 1}, sample ${i + 1}: the hand ${DOES[broken.limit]} ${besideLimit(broken.value, broken.at, 2)} ${broken.unit}; ${broken.at} ${broken.unit} is the most.`,
      );
    before = last;
    last = sample;
  }
  return ok(stroke);
}

interface Broken {
  readonly limit: 'speed' | 'acceleration' | 'heading';
  readonly value: number;
  readonly at: number;
  readonly unit: string;
}

const DOES: Readonly<Record<Broken['limit'], string>> = {
  speed: 'moves at',
  acceleration: 'speeds up or slows down by',
  heading: 'turns at',
};

function brokenLimit(before: Sample, last: Sample, next: Sample): Broken | null {
  const step = distance(last, next);
  if (step > STEP_MM + ROUNDING)
    return { limit: 'speed', value: step * SAMPLES_PER_SECOND, at: HAND_LIMITS.speedMS * 1000, unit: 'mm/s' };
  const change = norm(
    next.xMm - 2 * last.xMm + before.xMm,
    next.yMm - 2 * last.yMm + before.yMm,
    next.zMm - 2 * last.zMm + before.zMm,
  );
  if (change > STEP_CHANGE_MM + ROUNDING)
    return {
      limit: 'acceleration',
      value: change * SAMPLES_PER_SECOND * SAMPLES_PER_SECOND,
      at: HAND_LIMITS.accelerationMS2 * 1000,
      unit: 'mm/s²',
    };
  const turn = Math.abs(next.headingDeg - last.headingDeg);
  if (turn > STEP_DEG + ROUNDING)
    return {
      limit: 'heading',
      value: turn * SAMPLES_PER_SECOND,
      at: HAND_LIMITS.headingDegS,
      unit: 'degrees a second',
    };
  return null;
}

/**
 * The sample nearest to the wanted one that a hand could reach next: live input goes through here, so that what is
 * recorded is always within the limits. `before` is the sample before `last` (or `last` itself at the start).
 */
export function reachable(before: Sample, last: Sample, wanted: Sample): Sample {
  const velocity = { x: last.xMm - before.xMm, y: last.yMm - before.yMm, z: last.zMm - before.zMm };
  let step = { x: wanted.xMm - last.xMm, y: wanted.yMm - last.yMm, z: wanted.zMm - last.zMm };
  step = shortened(step, brakingStep(norm(step.x, step.y, step.z)));
  const change = shortened({ x: step.x - velocity.x, y: step.y - velocity.y, z: step.z - velocity.z }, STEP_CHANGE_MM);
  step = shortened({ x: velocity.x + change.x, y: velocity.y + change.y, z: velocity.z + change.z }, STEP_MM);
  const turn = Math.max(-STEP_DEG, Math.min(STEP_DEG, wanted.headingDeg - last.headingDeg));
  return {
    xMm: hundredth(last.xMm + step.x),
    yMm: hundredth(last.yMm + step.y),
    zMm: hundredth(last.zMm + step.z),
    headingDeg: hundredth(last.headingDeg + turn),
  };
}

/** Fast enough to arrive, slow enough to stop there: v^2 = 2 a s, in samples. */
function brakingStep(remainingMm: number): number {
  return Math.min(STEP_MM, Math.sqrt(STEP_CHANGE_MM * remainingMm), remainingMm);
}

type Step = { readonly x: number; readonly y: number; readonly z: number };

function shortened(v: Step, most: number): Step {
  const size = norm(v.x, v.y, v.z);
  if (size <= most) return v;
  const k = most / size;
  return { x: v.x * k, y: v.y * k, z: v.z * k };
}

const norm = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);
const distance = (a: Sample, b: Sample): number => norm(b.xMm - a.xMm, b.yMm - a.yMm, b.zMm - a.zMm);
