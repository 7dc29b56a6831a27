import type { Thought } from '#bots/bot.ts';
import type { ToValue } from '#bots/tug-of-war/analysis.ts';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { ActionValue } from '#bots/turningPoints.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Task } from '#play/offThread/helper.ts';
import { helperFor } from '../gameHelper.ts';

/** The value of one action of a match. */
export const valueTask = (given: ToValue): Task<ActionValue | null> => ({ do: 'value', given });

/** The best move before an action, by the search that has valued it. */
export const betterTask = (given: TugOfWarState): Task<Thought<TugOfWarMove>> => ({ do: 'better', given });

/** Bots think off the page’s thread, and matches are analysed there. */
export const helperOf = helperFor('tug-of-war');
