import { rewind } from '#engine/undo.ts';
import type { TruckOffAction } from '#games/truck-off/actions.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff, TruckOffMatch } from '#games/truck-off/truckOff.ts';

/** Whether trucks or cards have been selected that others must not know of yet (TO-06, TO-07). */
const isSelecting = ({ phase, players, roll }: TruckOffState): boolean =>
  roll === null && (phase.name === 'trucks' || phase.name === 'cards') && players.some(({ decided }) => decided);

/** The match as far as everybody may watch it again: while some have selected in secret, to where that began. */
export function publicPart(match: TruckOffMatch): TruckOffMatch {
  const told = actionsToTell(match);
  return told < match.log.length ? rewind(match, told) : match;
}

const isSecret = (action: TruckOffAction): boolean => action.do === 'trucks' || action.do === 'cards';

/** The same of a recording, as far as it tells by itself: selections at its end may still be secret. */
export const recordedToTell = (log: readonly { readonly action: TruckOffAction }[]): number =>
  log.findLastIndex(({ action }) => !isSecret(action)) + 1;

/** How many actions of the match everybody may know of. */
export function actionsToTell({ state, log }: SeenTruckOff): number {
  const from = isSelecting(state) ? log.findLastIndex(({ before }) => !isSelecting(before.state)) : -1;
  return from < 0 ? log.length : from;
}
