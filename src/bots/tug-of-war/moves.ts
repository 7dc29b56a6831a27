import type { TugOfWarAction } from '#games/tug-of-war/actions.ts';

/** A bot's move is the action itself: nothing is performed on a table. */
export type TugOfWarMove = TugOfWarAction;
