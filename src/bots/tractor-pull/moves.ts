import type { TractorPullAction } from '#games/tractor-pull/actions.ts';

/** A bot's move is the action itself; its spins it hands to chance. */
export type TractorPullMove = TractorPullAction;
