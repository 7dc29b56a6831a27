import { HANDS, turnedDeg, type Hand } from '../assist/assist.ts';
import type { Corner, Grip, Sample, Stroke } from '../gesture/gesture.ts';
import { ownStepSamples, type OwnHand } from '../hand/ownHand.ts';
import { fromHundredths, toHundredths } from '../maths/quantise.ts';
import type { PyramidSpec } from '../pyramid.ts';

/** A step as it was ordered: compiling it again gives the stroke, but for samples after the referee had stopped it. */
export interface Order {
  readonly corner: Corner;
  readonly hand: Hand;
  readonly swivelHundredths: number;
  /** How many samples of the step were not carried out any more. */
  readonly missing: number;
}

/** The holder of a stroke: the hand, its place among the holds of its action, and the piece. */
export interface Holding {
  readonly own: OwnHand;
  readonly stroke: number;
  readonly spec: PyramidSpec;
  readonly grip: Grip;
}

/** A whole turn, the most that can be ordered (TR-08). */
export const MOST_HUNDREDTHS = 36_000;
const NEAR_DEG = 0.02; // two numbers that were rounded to 0.01

/** The samples of the order from `start` on, which is the first of them. */
export function samplesOf({ own, stroke, spec, grip }: Holding, start: Sample, order: Order): readonly Sample[] {
  const { corner, swivelHundredths, hand, missing } = order;
  const step = { corner, swivelDeg: fromHundredths(swivelHundredths) };
  const all = ownStepSamples(own, stroke, spec, grip, start, step, hand);
  return [start, ...all.slice(0, Math.max(0, all.length - missing))];
}

/** The order that gives exactly these samples; null where none does, as of a free hand. */
export function orderOf(holding: Holding, { corner, samples }: Stroke): Order | null {
  const [start] = samples;
  const last = samples.at(-1);
  if (corner === null || start === undefined || last === undefined) return null;
  const turned = last.headingDeg - start.headingDeg - trembledDeg(holding, samples.length - 1);
  for (const hand of HANDS)
    for (const swivelHundredths of swivelsFor(hand, holding.own.pace, samples.length - 1, turned)) {
      const order = given(holding, start, samples, { corner, hand, swivelHundredths, missing: 0 });
      if (order !== null) return order;
    }
  return null;
}

/** The order, with what is missing of it, if it gives these samples. */
function given(holding: Holding, start: Sample, samples: readonly Sample[], order: Order): Order | null {
  const all = samplesOf(holding, start, order);
  return samples.every((sample, i) => same(sample, all[i])) ? { ...order, missing: all.length - samples.length } : null;
}

/** Swivels that have turned so far by that sample: of a step that was stopped the end is not known. */
function swivelsFor(hand: Hand, pace: number, samples: number, turned: number): readonly number[] {
  const whole = toHundredths(turned);
  const found = [whole, whole - 1, whole + 1];
  // aims by pointer are whole degrees
  for (let swivel = -MOST_HUNDREDTHS; swivel <= MOST_HUNDREDTHS; swivel += 100)
    if (Math.abs(turnedDeg(swivel / 100, hand, samples, pace) - turned) < NEAR_DEG) found.push(swivel);
  return found.filter((swivel) => Math.abs(swivel) <= MOST_HUNDREDTHS);
}

/** How far the hand's tremor has carried the heading by that sample. */
function trembledDeg({ own, stroke }: Holding, samples: number): number {
  const tremor = own.tremor(stroke);
  let last = 0;
  for (let i = 0; i < samples; i += 1) last = tremor?.({ xMm: 0, yMm: 0, zMm: 0, headingDeg: 0 }).headingDeg ?? 0;
  return last;
}

const same = (a: Sample, b: Sample | undefined): boolean =>
  a.xMm === b?.xMm && a.yMm === b.yMm && a.zMm === b.zMm && a.headingDeg === b.headingDeg;
