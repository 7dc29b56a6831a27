import data from '../data/hand.json' with { type: 'json' };
import { TICKS_PER_SAMPLE, type Corner, type Grip, type Sample } from '../gesture/gesture.ts';
import { gripPoint, pivotPoint } from '../hand/hold.ts';
import { hundredth } from '../maths/quantise.ts';
import { minimumJerk, MINIMUM_JERK_PEAK_SPEED } from '../maths/minimumJerk.ts';
import { fromAxisAngle, fromYawDeg, multiply, rotate } from '../maths/quat.ts';
import { add, cross, length, scale, sub, UNIT_Y, vec3, type Vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { TICK_HZ } from '../settings.ts';

/** A step as it is ordered: pivot on this corner, swivel so far (counter-clockwise positive, -360 to 360). */
export interface StepCommand {
  readonly corner: Corner;
  readonly swivelDeg: number;
}

/** Hands for assisted moves: 90, 180 and 360 degrees a second at their fastest. */
export const HANDS = ['careful', 'natural', 'brisk'] as const;
export type Hand = (typeof HANDS)[number];

const SAMPLES_PER_SECOND = TICK_HZ / TICKS_PER_SAMPLE;
const { tiltRad: TILT, holdS: HOLD_S, push: PUSH, hands: HAND_VALUES } = data.assisted;

/**
 * The samples of one step by a practised hand, with minimum-jerk motion: tip over the corner, swivel, set down, hold
 * still for a moment. `start` is where the grip point is now (the stroke's first sample, not repeated in the answer).
 * A careful player's hand has a `pace` below 1: the same way in more time. `tiltRad`: how far it means to tip the
 * piece.
 */
export function stepSamples(
  spec: PyramidSpec,
  grip: Grip,
  start: Sample,
  command: StepCommand,
  hand: Hand,
  pace = 1,
  tiltRad = TILT,
): Sample[] {
  const { tipS, swivelS } = timesOf(command.swivelDeg, hand, pace);
  const pose = stepPoses(spec, grip, start, command.corner);
  const count = Math.ceil((2 * tipS + swivelS + HOLD_S) * SAMPLES_PER_SECOND);
  const samples: Sample[] = [];
  for (let i = 1; i <= count; i++) {
    const t = i / SAMPLES_PER_SECOND;
    const tilt = tiltRad * (minimumJerk(t / tipS) - minimumJerk((t - tipS - swivelS) / tipS));
    samples.push(pose(tilt, turnedDeg(command.swivelDeg, hand, i, pace)));
  }
  return samples;
}

/** How far such a step has been swivelled by its i-th sample. */
export function turnedDeg(swivelDeg: number, hand: Hand, i: number, pace = 1): number {
  const { tipS, swivelS } = timesOf(swivelDeg, hand, pace);
  return swivelS === 0 ? 0 : swivelDeg * minimumJerk((i / SAMPLES_PER_SECOND - tipS) / swivelS);
}

const timesOf = (swivelDeg: number, hand: Hand, pace: number): { readonly tipS: number; readonly swivelS: number } => ({
  tipS: HAND_VALUES[hand].tipS / pace,
  swivelS: (MINIMUM_JERK_PEAK_SPEED * Math.abs(swivelDeg)) / (HAND_VALUES[hand].swivelDegS * pace),
});

/** Where the grip is for a tilt (rad, over the corner) and a swivel (degrees) about the pivot of this step. */
export function stepPoses(
  spec: PyramidSpec,
  grip: Grip,
  start: Sample,
  corner: Corner,
): (tiltRad: number, swivelDeg: number) => Sample {
  const pivot = pivotPoint(spec, corner);
  const arm = sub(gripPoint(spec, grip), pivot);
  const towards = scale(pivot, 1 / length(pivot));
  const tiltAxis = cross(UNIT_Y, towards);
  const startPoint = vec3(start.xMm, start.yMm, start.zMm);
  const pivotMm = sub(startPoint, scale(rotate(fromYawDeg(start.headingDeg), arm), 1000));
  return (tilt, swivelDeg) => {
    const headingDeg = start.headingDeg + swivelDeg;
    const rotation = multiply(fromYawDeg(headingDeg), fromAxisAngle(tiltAxis, tilt));
    return sample(add(pivotMm, scale(rotate(rotation, arm), 1000)), headingDeg);
  };
}

/** The samples of a shove at half height by (dx, dz) millimetres: out, and no way back. */
export function pushSamples(start: Sample, dxMm: number, dzMm: number): Sample[] {
  const seconds = pushSeconds(lengthOf(dxMm, dzMm));
  const samples: Sample[] = [];
  for (let i = 1; i <= Math.ceil(seconds * SAMPLES_PER_SECOND); i++)
    samples.push(shoved(start, dxMm, dzMm, minimumJerk(i / SAMPLES_PER_SECOND / seconds)));
  return samples;
}

/**
 * A hand that shoves watches the piece: friction holds it a little short of the finger's aim, so the hand goes on until
 * the piece has been carried as far as it was meant to, or it is plain that it will not be. Null: far enough.
 */
export function pushOn(start: Sample, here: Sample, last: Sample, dxMm: number, dzMm: number): Sample | null {
  const far = lengthOf(dxMm, dzMm);
  if (far === 0) return null;
  const carried = ((here.xMm - start.xMm) * dxMm + (here.zMm - start.zMm) * dzMm) / far;
  const aimed = ((last.xMm - start.xMm) * dxMm + (last.zMm - start.zMm) * dzMm) / far;
  if (carried >= far || aimed >= far + PUSH.beyondMm) return null;
  return shoved(start, dxMm, dzMm, (aimed + PUSH.beyondStepMm) / far);
}

/**
 * A whole shove, one sample at a time, until null lets go: recorded and live tables must shove alike. `here` says how
 * far the piece has really come.
 */
export function pushingHand(start: Sample, here: () => Sample, dxMm: number, dzMm: number): () => Sample | null {
  const planned = pushSamples(start, dxMm, dzMm);
  let last = start;
  let i = 0;
  return () => {
    const next = planned[i++] ?? pushOn(start, here(), last, dxMm, dzMm);
    if (next) last = next;
    return next;
  };
}

/** A short shove is slow, a longer one takes a second and a half, and none is faster than half of what a hand can. */
function pushSeconds(farMm: number): number {
  const at = (fastestMmS: number): number => (MINIMUM_JERK_PEAK_SPEED * farMm) / fastestMmS;
  return Math.max(Math.min(at(PUSH.gentleMmS), PUSH.longestS), at(PUSH.fastestMmS));
}

function shoved(start: Sample, dxMm: number, dzMm: number, share: number): Sample {
  return sample(vec3(start.xMm + dxMm * share, start.yMm, start.zMm + dzMm * share), start.headingDeg);
}

const lengthOf = (x: number, z: number): number => Math.sqrt(x * x + z * z);
const sample = (at: Vec3, headingDeg: number): Sample => ({
  xMm: hundredth(at.x),
  yMm: hundredth(at.y),
  zMm: hundredth(at.z),
  headingDeg: hundredth(headingDeg),
});
