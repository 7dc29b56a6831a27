import { useMemo } from 'react';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { view } from '#games/truck-off/view.ts';
import { shownState } from '../scene/shownState.ts';
import { useSession } from '../session/SessionContext.tsx';

export function useMatch(): SeenTruckOff {
  const match = useSession((session) => session.match);
  if (match === null) throw new Error('there is no match at this table');
  return match;
}

/** The position that the table shows, as whoever has the device may see it. */
export function useView(): TruckOffState {
  const state = useSession(shownState);
  const eyes = useSession((session) => session.eyes);
  if (state === null) throw new Error('there is no match at this table');
  return useMemo(() => view(state, eyes), [state, eyes]);
}

/** The position as one seat may see it: for a choice that is open to all, or when it has the device. */
export function useViewOf(seat: number): TruckOffState {
  const { state } = useMatch();
  return useMemo(() => view(state, seat), [state, seat]);
}
