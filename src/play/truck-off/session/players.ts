import { asked } from '#games/truck-off/asked.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { isOf, personsFirst } from '#play/session/players.ts';
import { choosesOpenly } from './secrets.ts';
import type { SessionState } from './sessionTypes.ts';

/** Those who are asked, persons before computers. */
export const askedHere = ({ header, state }: Pick<SeenTruckOff, 'header' | 'state'>): readonly number[] =>
  personsFirst(header, asked(state));

/**
 * The seat that chooses at this screen now: the one with the device or, where nothing of its choice is secret, whoever
 * is asked. Null while nothing is asked of anybody here.
 */
export function chooserOf({ match, stage, holder, alone, spectating }: SessionState): number | null {
  if (match === null || stage !== 'choosing' || spectating || match.undo !== null) return null;
  if (match.state.outcome !== null) return null;
  const seats = askedHere(match);
  const seat = holder !== null && seats.includes(holder) ? holder : seats[0];
  if (seat === undefined || !isOf(match.header, 'person', seat) || (alone !== null && seat !== alone)) return null;
  return seat === holder || choosesOpenly(match.state, seat) ? seat : null;
}
