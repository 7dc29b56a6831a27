import type { Scale } from '../turningPoints.ts';

/** A seat's chance to win; what costs less of it is no turning point (house value). */
export const SCALE: Scale = { won: 1, lost: 0, leastFall: 0.05 };
