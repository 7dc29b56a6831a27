import { z } from 'zod';
import { fromHundredths, toHundredths } from '../../../sim/maths/quantise.ts';

/**
 * How numbers are read: quantised to 0.01 before anything else, so a range is a range of what is simulated
 * (2000.004 mm is 2000 mm and within 2,000; 2000.006 mm is not).
 */
const hundredths = (value: number): number => fromHundredths(toHundredths(value));

/** Millimetres or degrees in [min, max], in steps of 0.01. */
export const quantised = (min: number, max: number) => z.number().overwrite(hundredths).min(min).max(max);

/** Any finite angle, read as its equal in (-180, 180]. */
export const yawDeg = () => z.number().overwrite(wrapYaw);

const noNegativeZero = (value: number): number => value + 0;

/** A coefficient is no length and no angle: taken as written. */
export const coefficient = (min: number, max: number) => z.number().overwrite(noNegativeZero).min(min).max(max);

/** A whole number in [min, max]. */
export const whole = (min: number, max: number) => z.int().overwrite(noNegativeZero).min(min).max(max);

/**
 * The heading that is written for this one: in (-180, 180], a multiple of 0.01 degree.
 * The remainder comes before the quantising because a large angle times 100 is no longer a number.
 */
export function wrapYaw(angleDeg: number): number {
  const turn = toHundredths(angleDeg % 360);
  const wrapped = turn > 18000 ? turn - 36000 : turn <= -18000 ? turn + 36000 : turn;
  return fromHundredths(wrapped);
}
