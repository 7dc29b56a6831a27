import { useMemo } from 'react';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { view } from '#games/tractor-pull/view.ts';
import { tableHooks } from '#app/session/context.tsx';
import { shownState } from '#play/tractor-pull/session/core.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';

/** The match of Tractor Pull around a component, and the hand at its wrench. */
export const { useTheSession, useSession, useSessionData, useCommands, useMatch, useTheHand, useHand } =
  tableHooks<TractorPullTable>();

export { useSeatNames as useNames } from '#app/frame/AtTable.tsx';

/** The position that the table shows, as everybody may see it. */
export function useShown(): TractorPullState {
  const state = useSession(shownState);
  if (state === null) throw new Error('there is no match at this table');
  return useMemo(() => view(state, null), [state]);
}

/** The position as one seat may see it: for a choice that is open to all, or when it has the device. */
export function useViewOf(seat: number): TractorPullState {
  const { state } = useMatch();
  return useMemo(() => view(state, seat), [state, seat]);
}
