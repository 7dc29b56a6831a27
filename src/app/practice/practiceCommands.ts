import type { TextCommands } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import type { PracticeRun } from '#play/practice/practiceRun.ts';

/** The text table's commands at a practice besides playing. `wayOut`: an address. */
export const practiceCommands =
  (run: Pick<PracticeRun, 'again'>, wayOut: string) =>
  (close: () => void): TextCommands => ({
    saved: () => texts.practice.notSaved,
    exportFile: () => [texts.practice.noFile],
    sameAgain: run.again,
    leave: () => window.location.assign(wayOut),
    close,
    isRunning: () => false,
  });
