import type { StepsAnswer } from './fromSteps.ts';
import type { CalibrateParameters } from './parameters.ts';
import type { ReadingsAnswer } from './readings.ts';

const show = (coefficient: number): string => coefficient.toFixed(3);

const GOOD_MANY = 5;

/** The coefficient that readings of a slope give, in words. */
export function saidOfReadings({ mean, low, high, readings }: ReadingsAnswer): string {
  if (low === null || high === null)
    return `The coefficient is ${show(mean)}, but one reading shows no spread and so gives no interval; take ${GOOD_MANY} or more.`;
  const few =
    readings.length < GOOD_MANY
      ? ` With ${readings.length} readings the interval is wide; ${GOOD_MANY} or more narrow it.`
      : '';
  return `The coefficient is ${show(mean)}; 95 %: ${show(Math.max(0, low))} to ${show(high)}.${few}`;
}

/** The coefficient that steps by hand give, or why they give none, and what would. */
export function saidOfSteps({ steps = [], friction }: CalibrateParameters, found: StepsAnswer): string {
  const { value, low, high, fits } = found;
  if (!fits)
    return 'No coefficient explains these steps: a hand as the simulated ones would hardly ever see them. Check the counts, or measure an angle.';
  const [all, held] = [steps.reduce((sum, { of }) => sum + of, 0), steps.reduce((sum, one) => sum + one.held, 0)];
  const interval = `95 %: ${ends(low, high, friction)}`;
  if (value !== null) return `The coefficient is ${show(value)}; ${interval}.${REMINDER}`;
  if (low === null && high === null)
    return `These ${all} steps say nothing: ${held} of them held, as they may on any surface from ${show(friction[0] ?? 0)} to ${show(friction.at(-1) ?? 0)}. Take more, or measure an angle.`;
  return `${howMany(held, all)}, which gives no coefficient but a bound (${interval}). ${held === all ? MORE_SLIPS : MORE_HOLDS}`;
}

function howMany(held: number, all: number): string {
  if (held === all) return `All ${all} steps held`;
  return held === 0 ? `All ${all} steps slipped` : `${held} of ${all} steps held`;
}

function ends(low: number | null, high: number | null, friction: readonly number[]): string {
  if (low !== null && high !== null) return `${show(low)} to ${show(high)}`;
  if (low !== null) return `${show(low)} or more`;
  return high === null ? `anything from ${show(friction[0] ?? 0)}` : `${show(high)} or less`;
}

const REMINDER = ' It is as true as the simulated hand is like yours; an angle needs no hand.';
const MORE_SLIPS = 'Steps by a pinch slip sooner; or measure an angle, which always gives a coefficient.';
const MORE_HOLDS = 'Steps by the finger on the tip hold sooner; or measure an angle, which always gives a coefficient.';
