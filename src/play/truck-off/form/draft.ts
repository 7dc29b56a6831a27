import { NUMBERS } from '#games/truck-off/numbers.ts';
import {
  EVEN_FIRST_MONEY,
  FIRST_MATCH,
  optionsOf,
  STANDARD_OPTIONS,
  type TruckOffOptions,
} from '#games/truck-off/options.ts';
import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import type { Result } from '#sim/result.ts';
import { personsMatch, planOfOptions } from '#play/form/plans.ts';
import { STANDARD_SEATS, type DraftOfSeats } from '#play/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** A new match of Truck Off as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly rules: RuleSet;
  readonly options: TruckOffOptions;
  /** The player who begins; null for the lot. */
  readonly first: number | null;
  /** Of two players: whether the first one begins with some money, and how much Barry has. */
  readonly evenStart: boolean;
  readonly barryMoney: number;
}

export const STANDARD_DRAFT: Draft = {
  players: 3,
  seats: STANDARD_SEATS,
  rules: DEFAULT_SET,
  options: STANDARD_OPTIONS,
  first: null,
  evenStart: false,
  barryMoney: NUMBERS.two.barryMoney,
};

/** The draft by another set of rules: its house rules, and those that were chosen besides. */
export function withRules(draft: Draft, rules: RuleSet): Draft {
  const { rounds: _, openCards: __, ...others } = draft.options;
  const so = { ...draft, rules, options: others, evenStart: rules === 'tuned' };
  return rules === 'first' ? { ...so, players: 3, options: { ...others, ...FIRST_MATCH } } : so;
}

/** The match of one click: so many players by a set of rules as it is read; of a first match the learner begins. */
export function standardMatch(rules = DEFAULT_SET, players = STANDARD_DRAFT.players): NewMatch {
  const draft = withRules({ ...STANDARD_DRAFT, players }, rules);
  return personsMatch(rules === 'first' ? { ...draft, options: { ...draft.options, first: 0 } } : draft);
}

/** The match that the form describes. Faults: those of `seatsOf`, and of the set-up. */
export function planOf({ rules, options, first, evenStart, barryMoney, ...draft }: Draft): Result<NewMatch> {
  const money = draft.players === 2 ? withMoney(rules, options, evenStart, barryMoney) : options;
  const agreed = first === null || first >= draft.players ? money : { ...money, first };
  return planOfOptions({ ...draft, rules, options: agreed });
}

/** An option that is as the set of rules has it is not worth a word; one that is not is said, none at all as 0. */
const withMoney = (
  rules: RuleSet,
  options: TruckOffOptions,
  evenStart: boolean,
  barryMoney: number,
): TruckOffOptions => ({
  ...options,
  ...(evenStart
    ? { firstMoney: EVEN_FIRST_MONEY }
    : optionsOf(rules, 2).firstMoney === undefined
      ? {}
      : { firstMoney: 0 }),
  ...(barryMoney === NUMBERS.two.barryMoney ? {} : { barryMoney }),
});
