import type { TextCommands } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { goTo } from '#app/ui/useRoute.ts';
import type { LessonRun } from '#play/trexlands/teach/lessonRun.ts';

/** The text table's commands at a lesson besides playing it. */
export const lessonCommands =
  (run: LessonRun) =>
  (close: () => void): TextCommands => ({
    saved: () => texts.drills.notSaved,
    exportFile: () => [texts.drills.noFile],
    sameAgain: run.again,
    leave: () => goTo({ page: 'start' }),
    close,
    isRunning: () => false,
  });
