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

/** Neither is called red or blue: these are colours of a match. Yellow and sky blue, nor do they look so. */
const COLOURS = [2, 3] as const;

export const STANDARD_DRAFT: Draft = {
  players: 2,
  seats: [
    ...form.seats.map((name, i) => ({ name, colour: COLOURS[i] ?? i })),
    ...STANDARD_SEATS.filter(({ colour }) => !COLOURS.some((one) => one === colour)),
  ],
  rules: DEFAULT_SET,
  options: OPTIONS_BY[DEFAULT_SET],
};

/** The game of one click: by the rules as they are read. */
export const standardMatch = (): NewMatch => personsMatch(STANDARD_DRAFT);

/** The game that the form describes. Faults: those of `seatsOf`. */
export const planOf = (draft: Draft): Result<NewMatch> => planOfOptions(draft);
