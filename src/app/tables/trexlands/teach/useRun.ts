import type { LessonStep } from '#games/trexlands/help/lesson.ts';
import { runHooks } from '#app/teach/runHooks.ts';
import type { LessonRun, RunState } from '#play/trexlands/teach/lessonRun.ts';

export const { RunContext, useRun, useRunState } = runHooks<RunState, LessonRun>();

/** The step under way. */
export const useStep = (): LessonStep => useRunState(({ step }) => step);
