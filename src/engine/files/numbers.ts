import { z } from 'zod';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';

/**
 * Millimetres or degrees in [min, max]. They are quantised to 0.01 before anything else, so a range is a range of what
 * is simulated (2000.004 mm is 2000 mm and within 2,000; 2000.006 mm is not).
 */
export const quantised = (min: number, max: number) => z.number().overwrite(hundredth).min(min).max(max);

/** Any finite angle, read as its equal in (-180, 180]. */
export const yawDeg = () => z.number().overwrite(hundredthYaw);

const noNegativeZero = (value: number): number => value + 0;

/** A coefficient is no length and no angle: taken as written. */
export const coefficient = (min: number, max: number) => z.number().overwrite(noNegativeZero).min(min).max(max);

/** A whole number in [min, max]. */
export const whole = (min: number, max: number) => z.int('a whole number').overwrite(noNegativeZero).min(min).max(max);
