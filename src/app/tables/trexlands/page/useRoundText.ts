import { useEffect } from 'react';
import type { TextPanel } from '../../../hud/Hud.tsx';
import { useTheLibrary } from '../../../storage/useLibrary.tsx';
import { useTalkPanel } from '../../../textTable/useTalkPanel.tsx';
import { useTheRound } from '../round/RoundContext.tsx';
import { trexlandsTalk } from '../talk/talk.ts';
import { roundHouse } from './roundHouse.ts';

/** The match of Trexlands on the table in words. What was told to one player alone is wiped when the device goes on. */
export function useRoundText(): TextPanel {
  const round = useTheRound();
  const library = useTheLibrary();
  const text = useTalkPanel(() => trexlandsTalk(round), (close) => roundHouse(round, library, close));
  const { notebook } = text;
  useEffect(
    () =>
      round.store.subscribe((now, before) => {
        if (before.eyes !== null && now.eyes !== before.eyes) notebook.clear();
      }),
    [round, notebook],
  );
  return text;
}
