import { runHooks } from '../teach/runHooks.ts';
import type { PracticeRun, PracticeState } from '#play/practice/practiceRun.ts';

/** The practice that shared parts of the page are around; a game's own knows more of its tries. */
export const {
  RunContext: PracticeContext,
  useRun: usePractice,
  useRunState: usePracticeState,
} = runHooks<PracticeState, PracticeRun>();
