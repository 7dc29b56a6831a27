import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import { NO_ITEMS, OPTIONS_BY, STANDARD_OPTIONS, type TugOfWarOptions } from '#games/tug-of-war/options.ts';
import { extentOf, setOf } from '#games/tug-of-war/sets.ts';
import type { Result } from '#sim/result.ts';
import { personsMatch, planOfOptions } from '#play/form/plans.ts';
import { STANDARD_SEATS, type DraftOfSeats } from '#play/form/players.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** A new match of Tug of War as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly rules: RuleSet;
  readonly options: TugOfWarOptions;
}

export const STANDARD_DRAFT: Draft = {
  players: 2,
  seats: STANDARD_SEATS,
  rules: DEFAULT_SET,
  options: OPTIONS_BY[DEFAULT_SET],
};

/** The draft by another set of rules: its machines, and what was chosen besides. */
export function withRules(draft: Draft, rules: RuleSet): Draft {
  const { machines: _, ...others } = draft.options;
  const { machines } = OPTIONS_BY[rules];
  return { ...draft, rules, options: { ...others, ...(machines !== undefined && { machines }) } };
}

/** The match of one click: two players by a set of rules. Whoever is new begins, and waits for nobody (TW-74). */
export function standardMatch(rules = DEFAULT_SET): NewMatch {
  const draft = withRules(STANDARD_DRAFT, rules);
  return personsMatch(rules === 'first' ? { ...draft, options: { ...draft.options, begins: 0 } } : draft);
}

/** Of what the form holds only the match's own: items, or the advantage, and the Maze's house rule. */
export function optionsOf(options: TugOfWarOptions): TugOfWarOptions {
  const { chooser } = setOf(options.set);
  const { modules } = extentOf(options.set, options.machines);
  const items = modules.includes('conker') ? options.items : { ...options.items, conkerStart: null, blockMove: null };
  return {
    ...options,
    items: chooser === 'items' ? items : NO_ITEMS,
    advantage: chooser === 'advantage' ? options.advantage : null,
    mazeReward: modules.includes('maze') ? options.mazeReward : STANDARD_OPTIONS.mazeReward,
  };
}

/** The match that the form describes. Faults: those of `seatsOf`, and of the set-up. */
export const planOf = (draft: Draft): Result<NewMatch> =>
  planOfOptions({ ...draft, options: optionsOf(draft.options) });
