import { runHooks } from '../../../teach/runHooks.ts';
import type { PracticeRun, PracticeState } from './practiceRun.ts';

export const {
  RunContext: PracticeContext,
  useRun: usePractice,
  useRunState: usePracticeState,
} = runHooks<PracticeState, PracticeRun>();
