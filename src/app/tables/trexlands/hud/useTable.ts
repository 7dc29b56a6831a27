import { useMemo } from 'react';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { view } from '#games/trexlands/view.ts';
import type { Seat } from '#sim/ids.ts';
import { tableHooks } from '#app/session/context.tsx';
import { viewingSeat } from '#play/trexlands/session/inHand.ts';
import { ownAmong } from '#play/trexlands/session/players.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { namesOf, type Names } from '#play/trexlands/words/names.ts';
import { haltOf, type Halt } from '#play/trexlands/say/halt.ts';

/** The match of Trexlands around a component, and the hand over its arena. A position is shown by `useView`. */
export const { useTheSession, useSession, useCommands, useMatch, useTheHand, useHand } = tableHooks<TrexlandsTable>();

/** The position as the player with the device may see it; everything that is shown comes from here. */
export function useView(): TrexlandsState {
  const { state } = useMatch();
  const viewing = useSession(viewingSeat);
  return useMemo(() => view(state, viewing), [state, viewing]);
}

/** The outcome for which everything waits, until it has been read; null where nothing does. */
export function useHalt(): Halt | null {
  const match = useSession((session) => session.match);
  const events = useSession((session) => session.events);
  const halted = useSession((session) => session.halted);
  return useMemo(() => haltOf({ match, events, halted }), [match, events, halted]);
}

/** Picks the seats that are played at this screen: only they have anything to press. */
export function useOwn(): (seats: readonly Seat[]) => readonly Seat[] {
  const match = useMatch();
  const alone = useSession((session) => session.alone);
  return useMemo(() => (seats) => ownAmong({ match, alone }, seats), [match, alone]);
}

/** Names of this match’s seats and trucks. */
export function useNames(): Names {
  const { seats } = useMatch().header;
  return useMemo(() => namesOf(seats), [seats]);
}
