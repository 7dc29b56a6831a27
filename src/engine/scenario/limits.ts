/**
 * Limits of a scenario file of any game. One number, one place: schemas, messages and the published JSON Schema use
 * these.
 */
export const TITLE_LENGTH = 1000; // characters
export const REACH_MM = 2000; // |x| and |z| of anything that is placed, pushed or thrown
export const FRICTION_MAX = 2;
export const RESTITUTION_MAX = 0.9;
export const SEATS_MAX = 5;
export const EXPECTED_MAX = 200; // elements of a list in one expectation
export const FAR_MM = 10 * REACH_MM; // what fell off the table may lie further than anything is placed
export const MOST_TICKS = 1_000_000;
export const SCENARIO_TICKS_MOST = 400_000; // of all its actions: 28 minutes of table time
export const WITHIN_MM = 0.5; // how near an expected length must be, unless the file says otherwise
export const WITHIN_DEG = 0.5;
export const WITHIN_TICKS = 0;
export const WITHIN_MAX = 10_000; // mm, degrees or ticks: beyond any value there is
