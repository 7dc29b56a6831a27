import { useEffect, useState } from 'react';
import { createNotebook, type Notebook } from '../../../textTable/notebook.ts';
import { useTheRound } from '../round/RoundContext.tsx';
import { announcementsOf } from './model/announcements.ts';

/** Everything that has happened since this was drawn, in sentences, for the announcer. */
export function useTold(): Notebook {
  const { store } = useTheRound();
  const [notebook] = useState(createNotebook);
  useEffect(() => {
    notebook.write('happened', announcementsOf({ match: null, roll: null }, store.getState()));
    return store.subscribe((now, before) => {
      if (now.match !== before.match || now.roll !== before.roll) notebook.write('happened', announcementsOf(before, now));
    });
  }, [store, notebook]);
  return notebook;
}
