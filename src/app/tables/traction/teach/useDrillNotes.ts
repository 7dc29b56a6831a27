import { useEffect } from 'react';
import type { Notebook } from '#play/textTable/notebook.ts';
import { texts } from '#play/texts.ts';
import { useDrill, usePart, useRunState } from './useRun.ts';

/** The task and its outcome, in the notebook of the text table, for players who do not see the panels. */
export function useDrillNotes(notebook: Notebook): void {
  const { title } = useDrill();
  const { task } = usePart();
  const verdict = useRunState((state) => state.verdict);
  const shown = useRunState((state) => state.shown);
  useEffect(() => notebook.write('happened', [`${title}.`, task]), [notebook, title, task]);
  useEffect(() => {
    if (verdict.state !== 'open') notebook.write('happened', [texts.drills[verdict.state], verdict.words]);
    else if (shown) notebook.write('happened', [texts.drills.shown]);
  }, [notebook, verdict, shown]);
}
