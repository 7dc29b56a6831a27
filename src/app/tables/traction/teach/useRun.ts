import { runHooks } from '#app/teach/runHooks.ts';
import { partNow, type DrillRun, type RunState } from '#play/traction/teach/drillRun.ts';
import type { PageDrill, PagePart } from '#play/traction/teach/lessons.ts';

export const { RunContext, useRun, useRunState } = runHooks<RunState, DrillRun>();

/** The drill under way. */
export const useDrill = (): PageDrill => useRunState(({ drill }) => drill);

/** The part that is to be done now. */
export const usePart = (): PagePart => useRunState(partNow);
