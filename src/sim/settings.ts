/**
 * The engine's settings, each with the measurement that chose it. Lengths in metres, SI throughout the simulation.
 */

// 1/60 s cannot tell tipping from sliding for a cube; 1/480 halves what error is left at 1.75 times the cost
export const TICK_HZ = 240;
export const TICK_S = 1 / TICK_HZ;
export const GRAVITY = 9.81; // m/s2, standard gravity to three digits, as in every oracle
// m, a pyramid; at the default of 1 every distance threshold is sized for furniture and a swivelled corner drifts 4 mm
// a turn
export const LENGTH_UNIT = 0.02;
export const CONTACT_NATURAL_FREQUENCY = 480; // a nest of five pyramids sinks 9.6 mm at the default, 0.3 mm with it
export const SOFT_CCD_PREDICTION = 0.005; // m; impact penetration 3.8 -> 0.003 mm
// of the length unit: the engine's default of 0.20, written out because <Physics> sets others
export const ALLOWED_LINEAR_ERROR = 0.005;
// of the length unit, likewise; at a tenth of it a pyramid on a slope of 45 degrees slips 0.1 degrees too early
export const PREDICTION_DISTANCE = 0.02;
export const SOLVER_ITERATIONS = 4;
// of a roll with dice: of 100 rolls of six d4, d8 and d12 each, 10 never come to rest with 4, 3 with 8
export const DICE_SOLVER_ITERATIONS = 8;

/**
 * For trucks, which have many parts: of the length unit. Parts that hover, but by less than this, are given contacts
 * that shake what should rest; at 0.02 and 0.005 one roll in 20 to 500 never settles, as the truck is weighted.
 */
export const ROLL_PREDICTION_DISTANCE = 0.001;

export const PAD_LENGTH_MM = 127; // 5 in, an index card, along the pad's own x (house value)
export const PAD_WIDTH_MM = 76.2; // 3 in, along the pad's own z
// contact with a pad is measured against it; what a piece stands on is world/ground.ts
export const PAD_THICKNESS_MM = 0.25;
export const TABLE_MM = 1600; // side of the table top unless the file says otherwise

/** Contact, TR-51. */
export const CONTACT_MM = 0.05;
/** Neighbours that touched at the start have parted, TR-48. */
export const PARTED_MM = 0.5;
/** Each corner of an upright base is at most this far from what is under it, TR-26. */
export const UPRIGHT_MM = 0.5;
/**
 * The pivot has left the surface, not just the engine's solver error: the same half millimetre as TR-26 (house value).
 */
export const LIFT_OFF_MM = 0.5;
/** One corner alone carries a piece with this much tilt before a contact can be a tackle or a win, TR-58. */
export const STEP_TILT_DEG = 2;

// m/s; a piece about to topple over an edge grows a hundredfold in REST_TICKS, so this slow means at rest
export const REST_SPEED = 0.001;
export const REST_SPIN = 0.05; // rad/s
export const REST_TICKS = 36; // 0.15 s
export const SETTLE_LIMIT_TICKS = 8 * TICK_HZ; // then it counts as unsettled
/**
 * An action takes no longer: 250 s. A hand's own limits (120 s of holding, 16 strokes that settle) come to 59,520
 * ticks.
 */
export const ACTION_TICKS_MOST = 60_000;
// how deep a piece at rest sinks into the surface (measured: 0.040 to 0.062 for every size): it is put there at once
export const RESTING_DEPTH_MM = 0.05;
// lets contacts load before an action's first tick; a piece shifts by less than 0.005 mm in them
export const WARM_UP_TICKS = 24;
