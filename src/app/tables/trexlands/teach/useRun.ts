import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LessonStep } from '../../../../games/trexlands/help/lesson.ts';
import type { LessonRun, RunState } from './lessonRun.ts';

export const RunContext = createContext<LessonRun | null>(null);

export function useRun(): LessonRun {
  const run = useContext(RunContext);
  if (run === null) throw new Error('there is no lesson around this component');
  return run;
}

/** The selected part of the run's state. */
export const useRunState = <T>(selector: (state: RunState) => T): T => useStore(useRun().store, selector);

/** The step under way. */
export const useStep = (): LessonStep => useRunState(({ step }) => step);
