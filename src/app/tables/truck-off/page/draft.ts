import { STANDARD_OPTIONS, type TruckOffOptions } from '../../../../games/truck-off/options.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import { seatsOf, STANDARD_SEATS, type DraftOfSeats } from '../../../pages/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** A new match of Truck Off as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly options: TruckOffOptions;
}

export const STANDARD_DRAFT: Draft = { players: 3, seats: STANDARD_SEATS, options: STANDARD_OPTIONS };

/** The match that the form describes. Faults: those of `seatsOf`, and of the set-up. */
export function planOf({ options, ...draft }: Draft): Result<NewMatch> {
  const seats = seatsOf(draft);
  return seats.ok ? ok({ seats: seats.value, setup: { options } }) : seats;
}
