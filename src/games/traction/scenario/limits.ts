import { OPTION_RANGES } from '../options.ts';

/** What a scenario file may hold. One number, one place: schema, messages and the published JSON Schema use these. */
export const TITLE_LENGTH = 1000; // characters
export const REACH_MM = 2000; // |x| and |z| of anything that is placed or pushed
export const TABLE_MM_MIN = 300;
export const TABLE_MM_MAX = 4000;
export const FRICTION_MAX = 2;
export const RESTITUTION_MAX = 0.9;
export const SWIVEL_MAX_DEG = 360; // either way, TR-08
export const STEPS_MAX = OPTION_RANGES.steps.max; // no range is longer
export const PIECES_MAX = 30; // six for each of five seats
export const SEATS_MAX = 5;
export const ACTIONS_MAX = 200;
export { GESTURE_TEXT_MOST as GESTURE_LENGTH } from '../../../sim/gesture/codec.ts';
export const EXPECTED_MAX = 200; // rulings, steps or pieces in one expectation
export const WITHIN_MM = 0.5; // how near an expected length must be, unless the file says otherwise
export const WITHIN_DEG = 0.5;
export const WITHIN_TICKS = 0;
export const WITHIN_MAX = 10_000; // mm, degrees or ticks: beyond any value there is
