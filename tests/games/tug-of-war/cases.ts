import { expect } from 'vitest';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import type { PositionInput } from '#games/tug-of-war/scenario/schema.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { at, gainedIn, refused, say, sentences, type Options } from './support.ts';

/** A position, what is played in it, and what comes of it. Seat 0 is red and to play, unless the position says so. */
export interface Case {
  /** The dispute, after its clauses. */
  readonly name: string;
  readonly options?: Options;
  readonly position?: PositionInput | undefined;
  /** Lines such as `0 rope 3 1`. */
  readonly play?: readonly string[];
  /** The cards that each seat gains: `5 2`. */
  readonly gained?: readonly [string, string];
  /** Hands afterwards, the lowest card first. */
  readonly hands?: readonly [string, string];
  /** States of modules afterwards. */
  readonly now?: Readonly<Partial<Record<ModuleId, object>>>;
  /** Points of modules afterwards: `1-0`. */
  readonly points?: Readonly<Partial<Record<ModuleId, string>>>;
  /** Modules that are won afterwards, by seat. */
  readonly won?: Readonly<Partial<Record<ModuleId, 0 | 1 | null>>>;
  readonly winner?: 0 | 1 | null;
  /** Sentences that are told. */
  readonly told?: readonly string[];
  /** Lines that are refused afterwards, and why; null for one that may be played. */
  readonly refused?: Readonly<Record<string, string | null>>;
}

export const named = (cases: readonly Case[]): readonly (readonly [string, Case])[] =>
  cases.map((one) => [one.name, one]);

/** Plays it and compares. */
export function holds(one: Case): void {
  const { options, position, play = [], gained, hands, now = {}, points = {}, won = {}, told = [] } = one;
  const played = say(at(position, options), ...play);
  const { state } = played;
  const machine = (id: string) => machineOf(state, id as ModuleId);
  if (gained !== undefined) expect(gainedIn(played)).toEqual(gained);
  if (hands !== undefined) expect(state.hands.map((hand) => hand.join(' '))).toEqual(hands);
  for (const [id, expected] of Object.entries(now)) expect([id, machine(id).state]).toEqual([id, expected]);
  for (const [id, expected] of Object.entries(points))
    expect([id, machine(id).points.join('-')]).toEqual([id, expected]);
  for (const [id, expected] of Object.entries(won)) expect([id, machine(id).wonBy]).toEqual([id, expected]);
  if (one.winner !== undefined) expect(state.outcome?.winner ?? null).toBe(one.winner);
  for (const sentence of told) expect(sentences(played)).toContain(sentence);
  for (const [line, why] of Object.entries(one.refused ?? {}))
    expect([line, refused(state, line)]).toEqual([line, why]);
}
