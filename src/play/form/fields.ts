import { DEFAULT_SET, OFFERED_SETS, type RuleSet } from '#engine/ruleSets.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { SeatRange } from '#engine/seats.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '../texts.ts';
import type { DraftOfSeats } from './players.ts';

/** Words that may depend on what was chosen. */
export type Words<D> = string | ((draft: D) => string);

export interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

interface Valued<D, V> extends Lens<D, V> {
  readonly label: string;
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** A field of the form of a new match, as data: its words, what it reads of the draft, and what it sets. */
export type Field<D> = {
  /** Left out: always shown. */
  readonly when?: (draft: D) => boolean;
} & (
  | ({ readonly kind: 'tick'; readonly note?: Words<D> } & Valued<D, boolean>)
  /** One of a few, side by side (`name` is that of the radio buttons), or in a list. */
  | ({
      readonly kind: 'segments' | 'select';
      readonly name: string;
      readonly choices: readonly Choice<string | number>[];
    } & Valued<D, string | number>)
  | ({ readonly kind: 'number' } & Range & Valued<D, number>)
  | ({ readonly kind: 'slider'; readonly shown: Words<D> } & Required<Range> & Valued<D, number>)
  /** One of the players, or nobody; with words before it. */
  | ({ readonly kind: 'seat'; readonly nobody: string; readonly before?: string } & Valued<D, number | null>)
  /** A handicap for each player who plays. */
  | {
      readonly kind: 'handicaps';
      readonly title: string;
      readonly note: Words<D>;
      /** The name of a player's choice; the first has the number 1. */
      readonly of: (number: number, name: string) => string;
      readonly choices: readonly Choice<string>[];
      value(draft: D, player: number): string;
      set(draft: D, player: number, value: string): D;
      /** Handicaps of hands, which show at the badges. */
      hands?(draft: D): readonly Steadiness[];
    }
  | { readonly kind: 'note' | 'shown'; readonly words: Words<D> }
  | ({ readonly note?: Words<D>; readonly fields: readonly Field<D>[] } & (
      | { readonly kind: 'group' | 'rule' | 'fold'; readonly legend: string }
      /** Side by side. */
      | { readonly kind: 'row'; readonly className: string }
    ))
  /** Drawn by a component of the game's own. */
  | { readonly kind: 'own'; readonly id: string; readonly agreed?: AgreedPart }
);

/** A part of what is agreed on, in its own words: all of a match file at that place. */
export interface AgreedPart {
  readonly at: string;
  words(head: MatchJson): readonly { readonly label: string; readonly words: string }[];
}

/** A level of a game's bots, as players call it. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
}

/** All that is agreed on before a match of a game. */
export interface MatchForm<D extends DraftOfSeats> {
  readonly game: string;
  readonly title: string;
  readonly lead: string;
  /** For how many the game is. */
  readonly counts: SeatRange;
  /** The game's bots, the weakest first; left out where it has none. */
  readonly levels?: readonly BotLevel[];
  readonly standard: D;
  /** The match that the form describes; a fault says which seat is wrong, or what else. */
  planOf(draft: D): Result<unknown>;
  /** Below the players. */
  readonly fields: readonly Field<D>[];
}

/** A place in a draft. */
export interface Lens<D, V> {
  value(draft: D): V;
  set(draft: D, value: V): D;
}

/** The places of a draft, by their names. */
export const lensesOf =
  <D extends object>() =>
  <K extends keyof D>(key: K): Lens<D, D[K]> => ({
    value: (draft) => draft[key],
    set: (draft, value) => ({ ...draft, [key]: value }),
  });

/** The same of the options in it. */
export const optionsIn =
  <D extends { readonly options: object }>() =>
  <K extends keyof D['options']>(key: K): Lens<D, D['options'][K]> => ({
    value: ({ options }) => (options as D['options'])[key],
    set: (draft, value) => ({ ...draft, options: { ...draft.options, [key]: value } }),
  });

/** A place that is ticked where it has the first of two values. */
export const either = <D, V>({ value, set }: Lens<D, V>, on: V, off: V): Lens<D, boolean> => ({
  value: (draft) => value(draft) === on,
  set: (draft, ticked) => set(draft, ticked ? on : off),
});

/** Values with their words. */
export const choicesOf = <V extends string>(words: Readonly<Record<V, string>>): readonly Choice<V>[] =>
  (Object.keys(words) as V[]).map((value) => ({ value, label: words[value] }));

interface OneOf<D, V extends string | number> extends Valued<D, V> {
  readonly kind?: 'segments' | 'select';
  readonly name: string;
  readonly choices: readonly Choice<V>[];
  readonly when?: (draft: D) => boolean;
}

/** One of several values of a type of its own. */
export const oneOf = <D, V extends string | number>({ kind = 'segments', ...field }: OneOf<D, V>): Field<D> => ({
  ...field,
  kind,
  set: (draft, value) =>
    field.set(draft, field.choices.find((one) => one.value === value)?.value ?? field.value(draft)),
});

type Under<D> = 'rule' | { readonly note?: Words<D> };

/** The same under a question of its own: of a house rule, or of a group with its note. */
export function ruleOf<D, V extends string | number>(field: OneOf<D, V>, under: Under<D> = 'rule'): Field<D> {
  const inner = { legend: field.label, fields: [oneOf(field)] };
  return under === 'rule' ? { kind: 'rule', ...inner } : { kind: 'group', ...under, ...inner };
}

/** A number, or none, as words of a list tell it. */
const numberAt = <D>({ value, set }: Lens<D, number | null>): Lens<D, string> => ({
  value: (draft) => String(value(draft) ?? 'none'),
  set: (draft, chosen) => set(draft, chosen === 'none' ? null : Number(chosen)),
});

/** One of a few numbers, or none (null), under a question of its own; `word`: how one is called there. */
export const numberOf = <D>(
  name: string,
  label: string,
  numbers: readonly (number | null)[],
  at: Lens<D, number | null>,
  word: (value: number | null) => string = String,
): Field<D> => {
  const choices = numbers.map((value) => ({ value: String(value ?? 'none'), label: word(value) }));
  return ruleOf<D, string>({ name, label, choices, ...numberAt(at) });
};

/** The words of a game's sets of rules, a sentence each; a set without one is not offered. */
export interface SetWords {
  /** Stands there unless another set has been chosen: measuring has come to nothing else. */
  readonly text?: string;
  /** The differences of the tuned set, and what they were measured to do. */
  readonly tuned?: string;
  /** The shorter first match, by all that it leaves out. */
  readonly first?: string;
}

/** The set of rules of a new match; single house rules go over it. */
export const rulesField = <D extends { readonly rules: RuleSet }>(
  { text, tuned, first }: SetWords,
  set: (draft: D, rules: RuleSet) => D,
): Field<D> => {
  const { sets, legend } = texts.ruleSets;
  const notes = {
    text,
    tuned: tuned && texts.ruleSets.tuned(tuned),
    first: first && texts.ruleSets.first(first),
  };
  const offered = OFFERED_SETS.filter((one) => one === DEFAULT_SET || notes[one] !== undefined);
  const choices = offered.map((value) => ({ value, label: sets[value] }));
  const field = { name: 'rules', label: legend, choices, value: ({ rules }: D) => rules, set };
  const usual = notes.tuned ?? text ?? '';
  return ruleOf<D, RuleSet>(field, { note: ({ rules }) => (rules === 'first' ? notes.first : null) ?? usual });
};

/** The choice of the player who begins: by lot, or as the rule text's own question is answered. */
export const beginsField = <D extends { readonly first: number | null }>(question: string): Field<D> => ({
  kind: 'group',
  legend: texts.ruleSets.begins,
  fields: [
    { kind: 'seat', label: question, before: question, nobody: texts.ruleSets.byLot, ...lensesOf<D>()('first') },
  ],
});

/** The words for this draft. */
export const wordsOf = <D>(words: Words<D>, draft: D): string => (typeof words === 'string' ? words : words(draft));
