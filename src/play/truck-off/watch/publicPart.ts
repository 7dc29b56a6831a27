import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { toldWithSecrets } from '#play/replay/secretChoices.ts';

/** Trucks and cards are selected in secret (TO-06, TO-07). */
export const { isSecret, publicPart, actionsToTell, recordedToTell } = toldWithSecrets<TruckOffTypes>(
  ({ phase, players, roll, outcome }) =>
    outcome === null &&
    roll === null &&
    (phase.name === 'trucks' || phase.name === 'cards') &&
    players.some(({ decided }) => decided),
  (action) => action.do === 'trucks' || action.do === 'cards',
);
