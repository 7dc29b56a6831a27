import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import { OPTIONS_BY, type TrexlandsOptions } from '#games/trexlands/options.ts';
import type { TruckFile } from '#engine/truckFile.ts';
import type { Result } from '#sim/result.ts';
import { personsMatch, planOfOptions } from '#play/form/plans.ts';
import { STANDARD_SEATS, type DraftOfSeats } from '#play/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** A new match of Trexlands as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly rules: RuleSet;
  readonly options: TrexlandsOptions;
  /** V, for as many players as there can be, in the order of `seats`. */
  readonly headStart: readonly number[];
}

export const STANDARD_DRAFT: Draft = {
  players: 2,
  seats: STANDARD_SEATS,
  rules: DEFAULT_SET,
  options: OPTIONS_BY[DEFAULT_SET],
  headStart: STANDARD_SEATS.map(() => 0),
};

/** The draft by another set of rules: a first match is one of two. */
export const withRules = (draft: Draft, rules: RuleSet): Draft => ({
  ...draft,
  rules,
  players: rules === 'first' ? 2 : draft.players,
  options: withTruck(OPTIONS_BY[rules], draft.options.truck),
});

/** All trucks by these measures; the usual ones are not worth a word. */
export function withTruck({ truck: _, ...options }: TrexlandsOptions, truck: TruckFile | undefined): TrexlandsOptions {
  return truck === undefined ? options : { ...options, truck };
}

/** The match that the form describes. Faults: those of `seatsOf`; all else is settled by the fields. */
export const planOf = (draft: Draft): Result<NewMatch> =>
  planOfOptions({ ...draft, options: withHeadStart(draft.options, draft.headStart.slice(0, draft.players)) });

/** No head start at all is not worth a word. */
export function withHeadStart(
  { headStart: _, ...options }: TrexlandsOptions,
  headStart: readonly number[],
): TrexlandsOptions {
  return headStart.every((coins) => coins === 0) ? options : { ...options, headStart };
}

/** The match of one click: two players and the rules of a set. */
export const standardMatch = (rules = DEFAULT_SET): NewMatch => personsMatch(withRules(STANDARD_DRAFT, rules));
