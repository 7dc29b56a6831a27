import { runHooks } from '#app/teach/runHooks.ts';
import type { TurnRun, TurnState } from '#play/trexlands/practice/turnTask.ts';

/** The task at this table, with all that this game knows of its tries. */
export const { RunContext: TurnContext, useRun: useTurn, useRunState: useTurnState } = runHooks<TurnState, TurnRun>();
