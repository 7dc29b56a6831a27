import { runHooks } from '#app/teach/runHooks.ts';
import type { PracticeRun, PracticeState } from '#play/traction/practice/practiceRun.ts';

/** The practice at this table, with all that this game knows of its tries. */
export const {
  RunContext: TractionPracticeContext,
  useRun: useTractionPractice,
  useRunState: useTractionPracticeState,
} = runHooks<PracticeState, PracticeRun>();
