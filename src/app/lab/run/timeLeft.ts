/** The time that is left, seconds, by the pace so far; null while nothing is known of it. */
export const timeLeftS = (done: number, of: number, elapsedMs: number): number | null =>
  done <= 0 ? null : (((of - done) / done) * elapsedMs) / 1000;

const POINTS = 100;

/** Trials that a precision will take, by the width of the interval so far: it narrows with their root. */
export const trialsNeeded = (trials: number, halfWidth: number, precision: number): number =>
  Math.ceil(trials * ((POINTS * halfWidth) / precision) ** 2);
