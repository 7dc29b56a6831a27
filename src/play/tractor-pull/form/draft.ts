import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import { OPTIONS_BY, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import type { Result } from '#sim/result.ts';
import { personsMatch, planOfOptions } from '#play/form/plans.ts';
import { STANDARD_SEATS, type DraftOfSeats } from '#play/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';
import { form } from '../texts/form.ts';

/** A new game of Tractor Pull as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly rules: RuleSet;
  readonly options: TractorPullOptions;
}

/** Neither is called red or blue: these are colours of a match. Yellow and purple, nor do they look so. */
const COLOURS = [2, 4] as const;

export const STANDARD_DRAFT: Draft = {
  players: 2,
  seats: [
    ...form.seats.map((name, i) => ({ name, colour: COLOURS[i] ?? i })),
    ...STANDARD_SEATS.filter(({ colour }) => !COLOURS.some((one) => one === colour)),
  ],
  rules: DEFAULT_SET,
  options: OPTIONS_BY[DEFAULT_SET],
};

/**
 * The draft by another set of rules. It does not untick what was ticked by hand: the sets agree on these, but for the
 * first match.
 */
export function withRules(draft: Draft, rules: RuleSet): Draft {
  const { characters, locations, items, overtimeEject } = draft.options;
  const ticked = [rules, draft.rules].includes('first') ? {} : { characters, locations, items };
  return { ...draft, rules, options: { ...OPTIONS_BY[rules], ...ticked, overtimeEject } };
}

/** The game of one click: by a set of rules as it is read. */
export const standardMatch = (rules = DEFAULT_SET): NewMatch => personsMatch(withRules(STANDARD_DRAFT, rules));

/** The game that the form describes. Faults: those of `seatsOf`. */
export const planOf = (draft: Draft): Result<NewMatch> => planOfOptions(draft);
