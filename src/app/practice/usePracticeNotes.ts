import { useEffect } from 'react';
import type { Notebook } from '#play/textTable/notebook.ts';
import { texts } from '#play/texts.ts';
import { solvedOf } from '#play/practice/practiceRun.ts';
import { usePracticeState } from './usePractice.ts';

/**
 * The task and each try's outcome (`told`), in the notebook of the text table, for players who do not see the panels.
 */
export function usePracticeNotes(notebook: Notebook, task: string, told: string): void {
  const begun = usePracticeState((state) => state.begun);
  const tries = usePracticeState((state) => state.tries);
  const verdict = usePracticeState((state) => state.verdict);
  useEffect(() => notebook.write('happened', [task, texts.practice.typed]), [notebook, task]);
  useEffect(() => {
    if (!begun) {
      if (tries.length > 0) notebook.write('happened', [texts.practice.ready]);
      return;
    }
    if (verdict.state === 'open') return;
    notebook.write('happened', [
      texts.practice[verdict.state],
      told,
      texts.practice.tries(tries.length, solvedOf(tries)),
    ]);
  }, [notebook, begun, tries, verdict, told]);
}
