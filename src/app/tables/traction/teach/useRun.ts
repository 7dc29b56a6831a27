import { runHooks } from '#app/teach/runHooks.ts';
import { partNow, type TaskState } from '#play/practice/taskRun.ts';
import type { TractionPart, TractionTask } from '#play/traction/teach/lessons.ts';
import type { TractionRun } from '#play/traction/teach/taskRun.ts';

/** The task at this table, with all that this game knows of it. */
export const { RunContext, useRun, useRunState } = runHooks<TaskState<TractionTask>, TractionRun>();

/** The part that is to be done now. */
export const usePart = (): TractionPart => useRunState(partNow);
