import { useCallback, useEffect, useState } from 'react';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import { createNotebook, type Notebook } from './notebook.ts';
import type { Talk } from './talk.ts';

/** The text table of a match: whether it is open, and everything that was said. */
interface TextTableState {
  readonly open: boolean;
  readonly notebook: Notebook;
  setOpen(open: boolean): void;
}

/** Everything that happens goes into the notebook, whether or not it is open: so nothing is said twice. */
export function useTextTable(talk: Talk): TextTableState {
  const open = useSettings((settings) => settings.textTable);
  const change = useChange();
  const [notebook] = useState(createNotebook);
  const setOpen = useCallback((next: boolean): void => change({ textTable: next }), [change]);
  useEffect(() => {
    notebook.write('happened', talk.opening());
    return talk.listen((lines) => notebook.write('happened', lines));
  }, [talk, notebook]);
  return { open, notebook, setOpen };
}
