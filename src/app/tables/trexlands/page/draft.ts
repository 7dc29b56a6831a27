import { STANDARD_OPTIONS, type TrexlandsOptions } from '../../../../games/trexlands/options.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import { seatsOf, STANDARD_SEATS, type DraftOfSeats } from '../../../pages/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** A new match of Trexlands as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly options: TrexlandsOptions;
  /** V, for as many players as there can be, in the order of `seats`. */
  readonly headStart: readonly number[];
}

export const STANDARD_DRAFT: Draft = {
  players: 2,
  seats: STANDARD_SEATS,
  options: STANDARD_OPTIONS,
  headStart: STANDARD_SEATS.map(() => 0),
};

/** The match that the form describes. Faults: those of `seatsOf`; all else is settled by the fields. */
export function planOf({ options, headStart, ...draft }: Draft): Result<NewMatch> {
  const seats = seatsOf(draft);
  const given = headStart.slice(0, draft.players);
  return seats.ok ? ok({ seats: seats.value, setup: { options: withHeadStart(options, given) } }) : seats;
}

/** No head start at all is not worth a word. */
export function withHeadStart(
  { headStart: _, ...options }: TrexlandsOptions,
  headStart: readonly number[],
): TrexlandsOptions {
  return headStart.every((coins) => coins === 0) ? options : { ...options, headStart };
}
