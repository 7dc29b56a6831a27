import { useMemo } from 'react';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { view } from '#games/tractor-pull/view.ts';
import { shownState } from '#play/tractor-pull/session/core.ts';
import { useSession } from '../session/SessionContext.tsx';

export function useMatch(): SeenTractorPull {
  const match = useSession((session) => session.match);
  if (match === null) throw new Error('there is no match at this table');
  return match;
}

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
