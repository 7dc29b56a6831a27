import type { TimeAction } from '#engine/clock.ts';
import type { Deck, Pile } from '#engine/deck.ts';
import type { DiceReport } from '#engine/dice/rulings.ts';
import type { HandRelease } from '#sim/roll/handRelease.ts';

export const SEATS = { min: 2, max: 6 } as const;
/** The numbers of the cards, those of a die; so many copies of each, and so many cards in a hand. */
export const CARDS = { numbers: [1, 2, 3, 4, 5, 6], copies: 4, hand: 3 } as const;

/** Agreed on before a match: turns of everybody, and seconds to foretell in (null: no clock). */
export interface OmenOptions {
  readonly rounds: number;
  readonly clockS: number | null;
}
export const STANDARD_OPTIONS: OmenOptions = { rounds: 2, clockS: null };

/** A position between two actions. A card is null where the looker may not know it. */
export interface OmenState {
  readonly options: OmenOptions;
  /** The pile is secret, the discards are not. */
  readonly deck: Deck<number>;
  /** By seat; secret but for its owner. */
  readonly hands: readonly Pile<number>[];
  readonly points: readonly number[];
  readonly turn: { readonly seat: number; readonly round: number };
  /** The card that lies face down before the throw, secret but for its owner; empty while none does. */
  readonly foretold: Pile<number>;
  readonly conceded: readonly number[];
  readonly outcome: { readonly winners: readonly number[]; readonly by: 'points' | 'concession' } | null;
}

interface By<D extends string> {
  readonly do: D;
  readonly seat: number;
}

/** Performed on the table: by hand, or (null) by chance. */
export interface ThrowAction extends By<'throw'> {
  readonly hand: HandRelease | null;
}

export type OmenAction = (By<'foretell'> & { readonly card: number }) | ThrowAction | By<'concede'> | TimeAction;

export type OmenEvent = { readonly seat: number } & (
  | { readonly type: 'rolled'; readonly face: number; readonly card: number; readonly points: number }
  | { readonly type: 'foretold' | 'thrown-again' | 'passed-over' | 'conceded' }
);

/** The types of Omen. */
export interface OmenTypes {
  readonly setup: { readonly options: OmenOptions };
  readonly state: OmenState;
  readonly action: OmenAction;
  readonly performed: DiceReport;
  readonly event: OmenEvent;
  /** The die thrown by hand. */
  readonly free: By<'throw'>;
}
