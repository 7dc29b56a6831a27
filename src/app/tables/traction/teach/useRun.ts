import { runHooks } from '#app/teach/runHooks.ts';
import { partNow, type DrillRun, type RunState } from './drillRun.ts';
import type { PageDrill, PagePart } from './lessons.ts';

export const { RunContext, useRun, useRunState } = runHooks<RunState, DrillRun>();

/** The drill under way. */
export const useDrill = (): PageDrill => useRunState(({ drill }) => drill);

/** The part that is to be done now. */
export const usePart = (): PagePart => useRunState(partNow);
