import { expect } from 'vitest';
import { listedOf } from '#games/tractor-pull/ejections.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { PositionInput } from '#games/tractor-pull/scenario/schema.ts';
import { writtenHand, writtenSide } from '#games/tractor-pull/scenario/written.ts';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { winsOf } from '#games/tractor-pull/state.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { at, refused, say, sentences, type Options } from './support.ts';

/**
 * A part of a match's log with what comes of it. Seat 0 is red; `rows` are deployed by both seats from hands of just
 * these cards, unless the position says otherwise.
 */
export interface Case {
  /** The dispute, after its clauses. */
  readonly name: string;
  readonly options?: Options;
  readonly position?: PositionInput;
  /** The rows that both deploy: `van sedan pickup`. */
  readonly rows?: readonly [string, string];
  /** Lines afterwards: `0 resolve rival-r1c2`. */
  readonly play?: readonly string[];
  /** Sides of the field afterwards, the front row first; left out, it does not matter. */
  readonly field?: readonly [readonly string[] | null, readonly string[] | null];
  readonly hands?: readonly [string, string];
  /** Classes in the ejection pile, the last one first. */
  readonly ejected?: string;
  /** Of the ropes as they stand. */
  readonly totals?: string;
  /** Who has each rope: `0 - 1`. */
  readonly ropes?: string;
  readonly supply?: number;
  readonly phase?: string;
  readonly wave?: number;
  /** The seats that are asked. */
  readonly asked?: readonly number[];
  /** Classes that the asked seat has still to have ejected. */
  readonly listed?: string;
  readonly wins?: readonly [number, number];
  readonly winner?: 0 | 1 | null;
  /** Sentences that are told. */
  readonly told?: readonly string[];
  /** Sentences that are not. */
  readonly untold?: readonly string[];
  /** Lines that are refused afterwards, and why; null for one that may be played. */
  readonly refused?: Readonly<Record<string, string | null>>;
}

export const named = (cases: readonly Case[]): readonly (readonly [string, Case])[] =>
  cases.map((one) => [one.name, one]);

/** Plays it and compares everything that it says. */
export function holds(one: Case): void {
  const { rows, play = [], position = {}, told = [], untold = [] } = one;
  const hands = rows === undefined ? position.hands : addedTo(position.hands, rows);
  const start = at({ ...position, ...(hands === undefined ? {} : { hands }) }, one.options);
  const deploys = rows === undefined ? [] : rows.map((row, seat) => `${seat} deploy ${row}`);
  const played = say(start, ...deploys, ...play);
  const { state } = played;
  const [first] = asked(state);
  const is: Record<string, unknown> = {
    field: [writtenSide(state, 0), writtenSide(state, 1)].map((side, i) => (one.field?.[i] === null ? null : side)),
    hands: [writtenHand(state, 0), writtenHand(state, 1)],
    ejected: state.ejected.map(classOf).join(' '),
    totals: pullRopes(state)
      .map(({ totals }) => totals.join('-'))
      .join(' '),
    ropes: pullRopes(state)
      .map(({ winner }) => winner ?? '-')
      .join(' '),
    supply: state.supply,
    phase: state.phase.name,
    wave: state.wave,
    asked: asked(state),
    listed:
      first === undefined
        ? ''
        : listedOf(state, first)
            .map(({ vehicle }) => classOf(vehicle))
            .join(' '),
    wins: [winsOf(state, 0), winsOf(state, 1)],
    winner: state.outcome?.winner ?? null,
  };
  for (const [key, value] of Object.entries(is))
    if (key in one) expect([key, value]).toEqual([key, one[key as keyof Case]]);
  for (const sentence of told) expect(sentences(played)).toContain(sentence);
  for (const sentence of untold) expect(sentences(played)).not.toContain(sentence);
  for (const [line, why] of Object.entries(one.refused ?? {}))
    expect([line, refused(state, line)]).toEqual([line, why]);
}

type Hands = NonNullable<PositionInput['hands']>;

const addedTo = (hands: Hands = ['', ''], rows: readonly [string, string]): [string, string] => [
  `${rows[0]} ${hands[0] ?? ''}`.trim(),
  `${rows[1]} ${hands[1] ?? ''}`.trim(),
];
