import { stepSamples, type Hand, type StepCommand } from '../assist/assist.ts';
import type { Grip, Sample } from '../gesture/gesture.ts';
import type { Chance } from '../maths/chance.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { reachable } from './limits.ts';
import { steadinessValues, type Steadiness } from './steadiness.ts';
import { tremorOf, type Tremor } from './tremor.ts';

/** A person's own hand in one action: how slowly it goes, how far it tips, and how each of its strokes trembles. */
export interface OwnHand {
  /** Its speed as a share of the usual hand's. */
  readonly pace: number;
  /** How far it means to tip a piece over its corner; left out, as far as the practised hands do. */
  readonly tiltRad?: number;
  /** Null for a hand that does not. */
  tremor(stroke: number): Tremor | null;
}

/** A hand without a handicap. */
export const USUAL_HAND: OwnHand = { pace: 1, tremor: () => null };

/** `chance`: what the tremor of a stroke is drawn from. The same chance, the same tremor. */
export function ownHandOf(steadiness: Steadiness, chance: (stroke: number) => Chance): OwnHand {
  const values = steadinessValues(steadiness);
  const trembles = values.tremorMm > 0 || values.tremorDeg > 0;
  return { pace: values.pace, tremor: (stroke) => (trembles ? tremorOf(values, chance(stroke)) : null) };
}

/** An ordered step as this hand really does it, within a hand's limits; `stroke` counts the action's holds from 0. */
export function ownStepSamples(
  own: OwnHand,
  stroke: number,
  spec: PyramidSpec,
  grip: Grip,
  start: Sample,
  command: StepCommand,
  hand: Hand,
): readonly Sample[] {
  const wanted = stepSamples(spec, grip, start, command, hand, own.pace, own.tiltRad);
  const tremor = own.tremor(stroke);
  if (tremor === null) return wanted;
  let [before, last] = [start, start];
  return wanted.map((sample) => {
    [before, last] = [last, reachable(before, last, tremor(sample))];
    return last;
  });
}
