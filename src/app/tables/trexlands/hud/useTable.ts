import { useMemo } from 'react';
import type { TrexlandsState } from '../../../../games/trexlands/state.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { view } from '../../../../games/trexlands/view.ts';
import type { Seat } from '../../../../sim/ids.ts';
import { seerOf } from '../session/inHand.ts';
import { personsIn } from '../../../session/players.ts';
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
  const seer = useSession(seerOf);
  return useMemo(() => view(state, seer), [state, seer]);
}

/** Picks the seats of persons: only they have anything to press. */
export function usePersons(): (seats: readonly Seat[]) => readonly Seat[] {
  const { header } = useMatch();
  return useMemo(() => (seats) => personsIn(header, seats), [header]);
}

/** Names of this match’s seats and trucks. */
export function useNames(): Names {
  const { seats } = useMatch().header;
  return useMemo(() => namesOf(seats), [seats]);
}
