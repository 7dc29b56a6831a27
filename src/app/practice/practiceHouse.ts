import type { House } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import type { PracticeRun } from '#play/practice/practiceRun.ts';

/** The text table's commands at a practice besides playing. `wayOut`: an address. */
export const practiceHouse =
  (run: Pick<PracticeRun, 'again'>, wayOut: string) =>
  (close: () => void): House => ({
    saved: () => texts.practice.notSaved,
    exportFile: () => [texts.practice.noFile],
    sameAgain: run.again,
    leave: () => window.location.assign(wayOut),
    close,
    isRunning: () => false,
  });
