import { expect } from 'vitest';
import type { TruckId } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { andThen, money, refused, roundOf, say, sentences, type Round } from './support.ts';

/**
 * A part of a match's log with what comes of it. With three players and nothing else told the dice show 5, 6, 7 and 17,
 * seats 0 to 2 are alone at the d8, d10 and d12, and all meet at the d20: 10, 11 and 12 in all.
 */
export interface Case extends Round {
  /** The dispute, after its clauses. */
  readonly name: string;
  readonly play?: readonly string[];
  /** Everybody's afterwards, Barry's last. */
  readonly after?: readonly number[];
  /** Sentences that are told. */
  readonly told?: readonly string[];
  /** Lines that are refused afterwards, and why; null for one that may be played. */
  readonly refused?: Readonly<Record<string, string | null>>;
  /** Where trucks are afterwards. */
  readonly at?: Readonly<Record<string, number | null>>;
}

export const named = (cases: readonly Case[]): readonly (readonly [string, Case])[] =>
  cases.map((one) => [one.name, one]);

/** Plays it and compares. */
export function holds({ play = [], after, told = [], refused: lines = {}, at = {}, ...round }: Case): void {
  const played = andThen(roundOf(round), (s) => say(s, ...play));
  const { state } = played;
  if (after !== undefined) expect(money(state)).toEqual(after);
  for (const sentence of told) expect(sentences(played)).toContain(sentence);
  for (const [line, why] of Object.entries(lines)) expect([line, refused(state, line)]).toEqual([line, why]);
  for (const [id, venue] of Object.entries(at)) expect([id, venueOf(state, id as TruckId)]).toEqual([id, venue]);
}

const venueOf = (state: TruckOffState, id: TruckId): number | null | undefined =>
  state.trucks.find((truck) => truck.id === id)?.at;
