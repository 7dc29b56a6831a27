import { hypot } from '#sim/maths/trig.ts';
import { HAND_MM, Handful } from '#sim/roll/handful.ts';
import { fallMmOf } from '#sim/roll/releaseLimits.ts';
import { ARENA } from '#sim/roll/rollWorld.ts';
import { FREE_LIMITS, TRUCK_REACH, type FreeThrow } from './throwLimits.ts';

const TO_MM = 1000;

/** Trucks in a hand over the arena. */
export const TRUCKS_IN_HAND = new Handful(TRUCK_REACH * TO_MM, (ARENA.side * TO_MM) / 2);

/** Over the ground, mm/s. */
interface Going {
  readonly x: number;
  readonly z: number;
}

const STILL: Going = { x: 0, z: 0 };
/** More than a place loses by being written, mm. */
const ROUNDING_MM = 0.1;

/**
 * How high a hand that goes so lets go of a truck's middle at least, however it is turned: in a free throw that may not
 * be gentle, a slow hand does from higher up.
 */
export function leastHandMm(free: FreeThrow, { x, z }: Going = STILL): number {
  if (free !== 'firm') return HAND_MM;
  const fall = FREE_LIMITS.leastFallMm - fallMmOf(0, hypot(x, z) / TO_MM);
  return Math.max(HAND_MM, fall + TRUCK_REACH * TO_MM + ROUNDING_MM);
}
