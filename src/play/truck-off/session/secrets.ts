import type { TruckOffAction } from '#games/truck-off/actions.ts';
import { asked } from '#games/truck-off/asked.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { onlyOthersActed } from '#play/session/onlyOthers.ts';
import type { SessionState } from './sessionTypes.ts';

/**
 * Whether what the seat chooses now, and all that it chooses from, is open to everybody, or will be at once: the last
 * selected card is shown whatever is done with it, selected cards may lie open (TO-54), and where there is no card
 * there is no secret. Then nobody has to hand the device on. Trucks are selected by each in person, the last, too.
 */
export function choosesOpenly(state: TruckOffState, seat: number): boolean {
  const player = state.players[seat];
  switch (state.phase.name) {
    case 'trucks':
      return false;
    case 'cards':
      return player?.hand.length === 0;
    case 'execute':
      return state.options.openCards === true || player?.chosen.length === 1;
    default:
      return true;
  }
}

/** Whether a choice has to be made by whoever has the device. */
const isPrivate = (state: TruckOffState, { do: what, seat }: TruckOffAction): boolean =>
  what !== 'concede' && what !== 'roll' && state.outcome === null && !choosesOpenly(state, seat);

/** Null where the action is nobody's secret, or its seat has the device. */
export function isElsewhere(
  { match, holder }: Pick<SessionState, 'match' | 'holder'>,
  action: TruckOffAction,
): boolean {
  return match !== null && match.state.roll === null && isPrivate(match.state, action) && action.seat !== holder;
}

/**
 * The seat that goes on holding the device: until it is asked no more, or has chosen something, as the next choice may
 * be another's.
 */
export const holderOn = ({ holder }: Pick<SessionState, 'holder'>, state: TruckOffState): SessionState['holder'] =>
  holder !== null && asked(state).includes(holder) && state.roll === null ? holder : null;

/** Trucks and cards are selected behind everybody's back; a reason would tell which (TO-06, TO-07). */
export const choosesInSecret = ({ phase, roll }: SeenTruckOff['state']): boolean =>
  roll === null && (phase.name === 'trucks' || phase.name === 'cards');

/** Whether other seats have only selected in secret since, so that this one has the same choice as before. */
export const leavesChoice = (before: SeenTruckOff, now: SeenTruckOff, seat: number): boolean =>
  choosesInSecret(before.state) &&
  before.state.phase.name === now.state.phase.name &&
  onlyOthersActed(before, now, seat);
