import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { partNow, type DrillRun, type RunState } from './drillRun.ts';
import type { PageDrill, PagePart } from './lessons.ts';

export const RunContext = createContext<DrillRun | null>(null);

export function useRun(): DrillRun {
  const run = useContext(RunContext);
  if (run === null) throw new Error('there is no drill around this component');
  return run;
}

/** The selected part of the run's state. */
export const useRunState = <T>(selector: (state: RunState) => T): T => useStore(useRun().store, selector);

/** The drill under way. */
export const useDrill = (): PageDrill => useRunState(({ drill }) => drill);

/** The part that is to be done now. */
export const usePart = (): PagePart => useRunState(partNow);
