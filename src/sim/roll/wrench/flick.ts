import { hypot } from '#sim/maths/trig.ts';
import { SPIN_LIMITS } from './spin.ts';

/**
 * Fingers that flick a card go faster than a pointer over a screen (house value): a mouse that goes past the end at
 * 550 mm/s of the mat, which is 1500 pixels a second on a laptop, spins it by half of what a hand can.
 */
const GAIN = 6;
/** From the card's middle to its end, mm (data/wrench.json): further out a finger has no longer a lever. */
const END_MM = 44;

/** The spin by a finger that goes so, mm/s, there beside the card's middle; rad/s, counter-clockwise from above. */
export const spinBy = (xMm: number, zMm: number, goingX: number, goingZ: number): number =>
  (GAIN * (zMm * goingX - xMm * goingZ)) / Math.max(END_MM, hypot(xMm, zMm)) / END_MM;

/** The nearest spin that a hand can give, rad/s. */
export const spinOfHand = (radS: number): number =>
  Math.min(0.999 * SPIN_LIMITS.mostSpinRadS, Math.max(SPIN_LIMITS.leastSpinRadS, Math.abs(radS))) * (radS < 0 ? -1 : 1);
