import { useCallback, useEffect, useState } from 'react';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import { createNotebook, type Notebook } from '#play/textTable/notebook.ts';
import type { AnySession } from '#play/session/state.ts';
import type { Talk } from '#play/textTable/talk.ts';

/** The text table of a match: whether it is open, and everything that was said. */
interface TextTableState {
  readonly open: boolean;
  readonly notebook: Notebook;
  setOpen(open: boolean): void;
}

/** Calls back when the device changes hands, so that the lines said are cleared; returns how to stop that. */
export type Wiping = (wipe: () => void) => () => void;

export const NEVER_WIPED: Wiping = () => () => undefined;

/** Lines told to one player alone are wiped when the device goes on. */
export const whenTheDeviceGoesOn =
  ({ store }: Pick<AnySession, 'store'>): Wiping =>
  (wipe) =>
    store.subscribe((now, before) => before.holder !== null && now.holder !== before.holder && wipe());

/** Everything that happens goes into the notebook, whether or not it is open: so nothing is said twice. */
export function useTextTable(talk: Talk, wiping: Wiping): TextTableState {
  const open = useSettings((settings) => settings.textTable);
  const change = useChange();
  const [notebook] = useState(createNotebook);
  const setOpen = useCallback((next: boolean): void => change({ textTable: next }), [change]);
  useEffect(() => {
    notebook.write('happened', talk.opening());
    const unwatch = wiping(() => notebook.clear()); // before the news of the same moment, which everybody may hear
    const unheard = talk.listen((lines, kind) => notebook.write(kind ?? 'happened', lines));
    return () => {
      unwatch();
      unheard();
    };
  }, [talk, notebook, wiping]);
  return { open, notebook, setOpen };
}
