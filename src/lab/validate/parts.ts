import { TICK_HZ } from '#sim/settings.ts';

/** Parts of the page. */
export const PARTS = ['theory', 'dice', 'rest', 'hand', 'truck'] as const;

/** Ticks a second: those of a match, and finer ones. */
export const TICKS_HZ = [1, 2, 4, 8].map((finer) => finer * TICK_HZ);
