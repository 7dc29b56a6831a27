import type { EndTurnAction, PenaliseAction, RightAction } from '#games/traction/actions.ts';
import type { OrderedSteps } from '#games/traction/perform.ts';

/** A bot's move: steps that it orders of its hand, or what is done without a hand. */
export type TractionMove = OrderedSteps | RightAction | PenaliseAction | EndTurnAction;

export const isOrder = (move: TractionMove): move is OrderedSteps => move.do === 'walk' || move.do === 'tackle';
