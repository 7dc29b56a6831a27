import { useEffect } from 'react';
import { CITY, type Place } from '#games/trexlands/ids.ts';
import { truckOf } from '#games/trexlands/queries.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { useTheSession } from '../useTable.ts';

/** Tells when a place was clicked on the table that the chosen trucks can come to in several ways. */
export function useSeveralWays(onPlace: (place: Place) => void): void {
  const { store } = useTheSession();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const place = now.fault !== before.fault && now.fault?.code === 'several-ways' ? pointedPlace(now) : null;
        if (place !== null) onPlace(place);
      }),
    [store, onPlace],
  );
}

function pointedPlace({ pointed, match }: SessionState): Place | null {
  if (pointed?.kind === 'terra') return pointed.terra;
  if (pointed?.kind === 'city') return CITY;
  if (pointed?.kind !== 'truck' || match === null) return null;
  const { at } = truckOf(match.state, pointed.truck);
  return at === 'camp' ? null : at;
}
