import { useMemo } from 'react';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { view } from '#games/truck-off/view.ts';
import { useMatchHere } from '#app/frame/AtTable.tsx';
import { tableHooks } from '#app/session/context.tsx';
import { ownerNamesOf, type OwnerNames } from '#play/truck-off/say/names.ts';
import { shownState } from '#play/truck-off/shownState.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';

/** The match of Truck Off around a component, and the hand over its tray. */
export const { useTheSession, useSession, useSessionData, useCommands, useMatch, useTheHand, useHand } =
  tableHooks<TruckOffTable>();

/** Names of all who own trucks in the match at the table. */
export const useOwnerNames = (): OwnerNames => ownerNamesOf(useMatchHere().match?.header.seats ?? []);

/** The position that the table shows, as whoever has the device may see it. */
export function useView(): TruckOffState {
  const state = useSession(shownState);
  const holder = useSession((session) => session.holder);
  if (state === null) throw new Error('there is no match at this table');
  return useMemo(() => view(state, holder), [state, holder]);
}

/** The position as one seat may see it: for a choice that is open to all, or when it has the device. */
export function useViewOf(seat: number): TruckOffState {
  const { state } = useMatch();
  return useMemo(() => view(state, seat), [state, seat]);
}
