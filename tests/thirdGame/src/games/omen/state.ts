import type { TimeAction } from '#engine/clock.ts';
import type { Deck, Pile } from '#engine/deck.ts';
import type { ThrownBody } from '#referee/thrown.ts';
import type { HandRelease } from '#sim/roll/handRelease.ts';

/** What the table agrees on. */
export interface OmenOptions {
  /** Turns that everybody has. */
  readonly rounds: number;
  /** Seconds to foretell in; null for no clock. */
  readonly clockS: number | null;
}

export const STANDARD_OPTIONS: OmenOptions = { rounds: 2, clockS: null };
export const SEATS = { min: 2, max: 6 } as const;

/** A position between two actions. A card's number is null where whoever looks may not know it. */
export interface OmenState {
  readonly seats: number;
  readonly options: OmenOptions;
  /** The pile is secret, the discards are not. */
  readonly deck: Deck<number>;
  /** By seat; secret but for its owner. */
  readonly hands: readonly Pile<number>[];
  readonly points: readonly number[];
  readonly turn: { readonly seat: number; readonly number: number };
  /** The card that lies face down before the throw, secret but for its owner; empty while none does. */
  readonly foretold: readonly (number | null)[];
  readonly conceded: readonly number[];
  readonly outcome: { readonly winners: readonly number[]; readonly by: 'points' | 'concession' } | null;
}

export type OmenAction = ForetellAction | ThrowAction | TimeAction | ConcedeAction;

export interface ForetellAction {
  readonly do: 'foretell';
  readonly seat: number;
  readonly card: number;
}

/** Physical. By hand, or (null) by chance. */
export interface ThrowAction {
  readonly do: 'throw';
  readonly seat: number;
  readonly hand: HandRelease | null;
}

export interface ConcedeAction {
  readonly do: 'concede';
  readonly seat: number;
}

/** What came of a throw. */
export interface OmenReport {
  readonly ticks: number;
  readonly hash: string;
  readonly die: ThrownBody;
}

export type OmenEvent =
  | { readonly type: 'foretold'; readonly seat: number }
  | {
      readonly type: 'rolled';
      readonly seat: number;
      readonly face: number;
      readonly card: number;
      readonly points: number;
    }
  | { readonly type: 'thrown-again'; readonly seat: number }
  | { readonly type: 'passed-over'; readonly seat: number }
  | { readonly type: 'conceded'; readonly seat: number };
