import type { TruckOffAction } from '#games/truck-off/actions.ts';

/** A bot's move is the action itself; its throws it hands to chance. */
export type TruckOffMove = TruckOffAction;
