import { useMemo } from 'react';
import type { TrexlandsState } from '../../../../games/trexlands/state.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { view } from '../../../../games/trexlands/view.ts';
import { useSession } from '../session/SessionContext.tsx';
import { namesOf, type Names } from '../words/names.ts';

/** The match on the table; the HUD is only there while there is one. Its position is shown by `useView`. */
export function useMatch(): TrexlandsMatch {
  const match = useSession((session) => session.match);
  if (match === null) throw new Error('there is no match on the table');
  return match;
}

/** The position as the player with the device may see it; everything that is shown comes from here. */
export function useView(): TrexlandsState {
  const { state } = useMatch();
  const eyes = useSession((session) => session.eyes);
  return useMemo(() => view(state, eyes), [state, eyes]);
}

/** Names of this match’s seats and trucks. */
export function useNames(): Names {
  const { seats } = useMatch().header;
  return useMemo(() => namesOf(seats), [seats]);
}
