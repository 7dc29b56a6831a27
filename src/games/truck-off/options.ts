import { z } from 'zod';
import { optionsBy, type RuleSet, type RuleSets } from '#engine/ruleSets.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { CARD_KINDS, cardOf, type CardKind } from './cards.ts';
import data from './data/discards.json' with { type: 'json' };
import { NUMBERS, roundsFor } from './numbers.ts';
import { provenance } from './provenance.ts';
import { againstDice, type OwnDice } from './ownDice.ts';
import { badOptions } from './refusals.ts';

/** Pairs that have a name. */
export const NAMED_DISCARDS = ['less-take-that', 'more-take-that'] as const;
export type NamedDiscards = (typeof NAMED_DISCARDS)[number];

/**
 * TO-04: the two cards that every player puts out of the game, as the group has chosen: a named pair, any two cards, or
 * two that chance draws.
 */
export type Discards = NamedDiscards | 'random' | readonly [CardKind, CardKind];

/** The group's agreement before the match. */
export interface TruckOffOptions {
  /** TO-52: the seat that begins; left out: by lot. */
  readonly first?: number | undefined;
  readonly discards: Discards;
  /** TO-45: the Daily Special variant. */
  readonly specials: boolean;
  /** TO-02, a house rule: $ that the first player of the first round begins with; left out: none, as all others. */
  readonly firstMoney?: number | undefined;
  /** The same of Barry, who plays with two; left out: the rule text's 20. */
  readonly barryMoney?: number | undefined;
  /** TO-54: rounds at most; left out: as many as the rule text has, five, or four with two players (TO-29). */
  readonly rounds?: number | undefined;
  /** TO-54: hands and selected cards lie face up; which are selected is secret until all have. Left out: off. */
  readonly openCards?: boolean | undefined;
  /** A house rule: dice of one's own, in the places of the usual ones; left out: none. */
  readonly dice?: OwnDice | undefined;
}

/** House values, $: more than a round is worth would decide the match. */
export const MONEY_LIMITS = { first: { min: 0, max: 20 }, barry: { min: 0, max: 60 } } as const;

export const STANDARD_OPTIONS = {
  discards: 'less-take-that',
  specials: false,
} as const satisfies TruckOffOptions;

/** With two players the grid has cards for one less. */
export const ROUND_LIMITS = { min: 1, max: NUMBERS.rounds.more } as const;

/** TO-29, TO-54. */
export const roundsOf = ({ seats, options }: { readonly seats: number; readonly options: TruckOffOptions }): number =>
  Math.min(options.rounds ?? ROUND_LIMITS.max, roundsFor(seats));

/** TO-54: what is another in a shorter first match for newcomers. */
export const FIRST_MATCH = { rounds: 3, openCards: true } as const satisfies Partial<TruckOffOptions>;

/**
 * House value, $: with it no place of two steady or two keen players is more than five points off its half; without
 * it the second one wins about six in ten (docs/truck-off.md).
 */
export const EVEN_FIRST_MONEY = 3;

const BY_MORE: RuleSets<TruckOffOptions> = {
  text: STANDARD_OPTIONS,
  tuned: STANDARD_OPTIONS,
  before: STANDARD_OPTIONS,
  first: { ...STANDARD_OPTIONS, ...FIRST_MATCH },
};
/** TO-51. */
const BY_TWO = { ...BY_MORE, tuned: { ...STANDARD_OPTIONS, firstMoney: EVEN_FIRST_MONEY } };

/** The options of a set for so many players, with a file's own over them; the first one's money is tuned for two. */
export const optionsOf = (
  rules: RuleSet | undefined,
  seats: number,
  own?: Parameters<typeof optionsBy<TruckOffOptions>>[2],
): TruckOffOptions => optionsBy(seats === 2 ? BY_TWO : BY_MORE, rules, own);

const pair = z.tuple([z.enum(CARD_KINDS), z.enum(CARD_KINDS)]);

const PAIRS = z
  .strictObject({ ...provenance, pairs: z.strictObject({ 'less-take-that': pair, 'more-take-that': pair }) })
  .parse(data).pairs;

/** The pair that a name stands for. */
export const pairOf = (name: NamedDiscards): readonly CardKind[] => PAIRS[name];

/** Options that a table of so many seats can play by. Fault: `bad-option`, with the path in a header. */
export function checkOptions(options: TruckOffOptions, seats: number): Result<TruckOffOptions> {
  const { first = 0, discards, firstMoney = 0, barryMoney = 0, rounds = ROUND_LIMITS.max } = options;
  if (!Number.isInteger(first) || first < 0 || first >= seats)
    return fault('bad-option', badOptions.first(first, seats), '$.options.first');
  const strange = (
    [
      ['firstMoney', firstMoney, MONEY_LIMITS.first],
      ['barryMoney', barryMoney, MONEY_LIMITS.barry],
      ['rounds', rounds, ROUND_LIMITS],
    ] as const
  ).find(([, value, { min, max }]) => !Number.isInteger(value) || value < min || value > max);
  if (strange !== undefined) {
    const [rule, value, limits] = strange;
    return fault('bad-option', badOptions.number(rule, value, limits), `$.options.${rule}`);
  }
  const against = againstDice(options.dice ?? {});
  if (against !== null) return { ok: false, fault: against };
  if (typeof discards === 'string' || isInSet(discards)) return ok(options);
  return fault('bad-option', badOptions.discards(discards, NUMBERS.discardedCards), '$.options.discards');
}

/** Twice the same card only where a set has it twice. */
const isInSet = (kinds: readonly CardKind[]): boolean =>
  kinds.every((kind) => kinds.filter((other) => other === kind).length <= cardOf(kind).copies);
