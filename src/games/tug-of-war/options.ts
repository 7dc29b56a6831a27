import type { RuleSets } from '#engine/ruleSets.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { ITEMS, type ItemId, type Seat } from './ids.ts';
import { extentOf, setOf, type MACHINES, type SetId } from './sets.ts';
import { badOptions } from './refusals.ts';

/** Where the rope begins: pullers at 0 of 18 each, or 9 of 18 on a rope of fixed length (TW-30, TW-31). */
export const ROPES = ['pit', 'fixed-length'] as const;
/** Letters of the Rope: those that matches of computers balanced, or the first list (TW-34, TW-73). */
export const LETTER_LISTS = ['balanced', 'first'] as const;
export type LetterList = (typeof LETTER_LISTS)[number];
/** A card for each push that changes the row, or for each row that is crossed (TW-49). */
export const MAZE_REWARDS = ['pushes', 'rows'] as const;

/** Each item with its owner's seat; null where nobody has it (TW-23). */
export type Items = Readonly<Record<ItemId, Seat | null>>;

/** The players' agreement before a match. */
export interface TugOfWarOptions {
  readonly set: SetId;
  /** TW-74: left out: all. */
  readonly machines?: (typeof MACHINES)[number] | undefined;
  readonly rope: (typeof ROPES)[number];
  /** Left out: balanced. */
  readonly letters?: LetterList | undefined;
  readonly mazeReward: (typeof MAZE_REWARDS)[number];
  /** TW-72, a guard: a match ends when its position stands for the third time; left out, it does not. */
  readonly repetition?: boolean | undefined;
  /** TW-20: off unless the table has chosen it. */
  readonly clock: boolean;
  /** Of the Death Match: the seat that says who goes first; null: drawn (TW-23). */
  readonly advantage: Seat | null;
  readonly items: Items;
  /** TW-74: the seat that goes first; left out: as the set of rules says (TW-23). */
  readonly begins?: Seat | undefined;
}

export const NO_ITEMS: Items = { starter: null, conkerStart: null, blockMove: null };

export const STANDARD_OPTIONS: TugOfWarOptions = {
  set: 'final',
  rope: 'pit',
  mazeReward: 'pushes',
  clock: false,
  advantage: null,
  items: NO_ITEMS,
};

/** Measuring has found nothing to change: both sets are the rule text's. */
export const OPTIONS_BY: RuleSets<TugOfWarOptions> = {
  text: { ...STANDARD_OPTIONS, repetition: true },
  tuned: { ...STANDARD_OPTIONS, repetition: true },
  before: STANDARD_OPTIONS,
  first: { ...STANDARD_OPTIONS, repetition: true, machines: 'quick' },
};

/** Options that a table can play by. Fault: `bad-option`, with the path in a header. */
export function checkOptions(options: TugOfWarOptions): Result<TugOfWarOptions> {
  const { chooser, name } = setOf(options.set);
  const item = ITEMS.find((id) => options.items[id] !== null);
  if (chooser !== 'items' && item !== undefined)
    return fault('bad-option', badOptions.items(name, item, options.items[item]), `$.options.items.${item}`);
  if (chooser !== 'advantage' && options.advantage !== null)
    return fault('bad-option', badOptions.advantage(name, options.advantage), '$.options.advantage');
  const { name: match, modules } = extentOf(options.set, options.machines);
  if (options.items.conkerStart !== null && !modules.includes('conker'))
    return fault('bad-option', badOptions.conker(match, options.items.conkerStart), '$.options.items.conkerStart');
  return ok(options);
}
