import { OPTION_RANGES } from '../options.ts';

/**
 * Limits of a scenario of Traction, beside those of every game. One number, one place: schema, messages and the
 * published JSON Schema use these.
 */
export const TABLE_MM_MIN = 300;
export const TABLE_MM_MAX = 4000;
// less does not lift the far corners, more than 21.7 brings the tip over the pivot
export const HAND_TILT_DEG = { min: 5, max: 20 } as const;
export const STEPS_MAX = OPTION_RANGES.steps.max; // no range is longer
export const PIECES_MAX = 30; // six for each of five seats
export const ACTIONS_MAX = 200;
export { GESTURE_TEXT_MOST as GESTURE_LENGTH } from '#sim/gesture/codec.ts';
export { FRICTION_MAX, REACH_MM, RESTITUTION_MAX, SEATS_MAX } from '#engine/scenario/limits.ts';
