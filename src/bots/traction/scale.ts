import type { Scale } from '../turningPoints.ts';

/** Beyond so many turns of the race a position is as good as won, or lost (house value). */
export const DECIDED = 20;

/** In turns of the race by which a seat is ahead; what costs less of them is no turning point (house value). */
export const SCALE: Scale = { won: DECIDED, lost: -DECIDED, leastFall: 1.5 };
