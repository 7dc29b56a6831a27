import { exp } from '#sim/maths/exponential.ts';
import { cos } from '#sim/maths/trig.ts';

/** How fast released conkers swing, and how soon that dies down, 1/s (house values). */
const RATE = 9;
const DECAY = 1.5;

/** Swings are seen for so long, s (house value). */
export const SWING_S = 2.6;

/** From the release until both meet for the first time, s. */
export const clashS = Math.PI / 2 / RATE;

/** So much of the angle from which they were released they stand out, so many seconds later; at 0 they touch. */
export const swungAt = (seconds: number): number => Math.abs(cos(RATE * seconds)) * exp(-DECAY * seconds);
