/**
 * The course of an unhurried hand: of all movements from rest to rest it has the least jerk.
 * Source: T. Flash and N. Hogan, "The coordination of arm movements", J. Neuroscience 5 (1985) 1688-1703.
 */

/** The greatest speed of the course over its mean speed, reached half-way: 30 t^2 (1 - t)^2 at t = 1/2. */
export const MINIMUM_JERK_PEAK_SPEED = 1.875;

const clamp01 = (t: number): number => Math.min(1, Math.max(0, t));

/** The share of the way covered, 0 to 1, at the share t of the time; 0 before the start and 1 after the end. */
export function minimumJerk(t: number): number {
  const u = clamp01(t);
  return u * u * u * (10 + u * (6 * u - 15));
}
