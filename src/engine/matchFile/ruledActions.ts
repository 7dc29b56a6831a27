import { ok, type Result } from '#sim/result.ts';
import type { Evidence } from '../evidence.ts';
import type { GameTypes } from '../game.ts';
import type { RecordedAction } from '../replay.ts';
import type { Played } from './matchForm.ts';

/** Keys of an action in this order, unnamed ones last, in objects inside of it, too; lists stay as they are. */
export function inOrder<V>(order: readonly string[], value: V): V {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(value).sort(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder<unknown>(order, inner)])) as V;
}

/** A ruling as it is written down. */
export interface WrittenRuling {
  readonly tick: number;
}

/** The record that a replay is held against: rulings in full. `mark`: one of them in a few words. */
export const evidenceBy =
  <W extends WrittenRuling>(mark: (ruling: W) => string) =>
  (rulings: readonly W[], ticks: number, hash: string): Evidence => ({
    hash,
    ticks,
    marks: rulings.map((ruling) => ({ tick: ruling.tick, text: mark(ruling), ruling })),
  });

/** An action as it is written down: what a replay is held against, and the rulings in full. */
export interface RuledAction<T extends GameTypes, W extends WrittenRuling> extends RecordedAction<T> {
  /** Of what was performed; empty for any other action. */
  readonly rulings: readonly W[];
}

/** A game whose actions say what they do. */
export type DoingTypes = GameTypes & { readonly action: { readonly do: string } };

/** An entry of a file's log. */
export type RuledFile<A extends { readonly do: string }, P extends A, W> =
  | (P & {
      readonly ticks: number;
      readonly rulings: readonly W[];
      readonly bodies: string;
      readonly hash: string;
    })
  | (Exclude<A, P> & { readonly hash: string });

interface RuledParts<T extends DoingTypes, P extends T['action'], W extends WrittenRuling> {
  /** The one kind of action that is performed on the table. */
  readonly does: P['do'];
  /** It as it was performed: in whole quanta. */
  readonly written: (action: P) => P;
  readonly rulingsOf: (performed: T['performed']) => readonly W[];
  readonly evidenceOf: (rulings: readonly W[], ticks: number, hash: string) => Evidence;
  /** However an action was put together, it is written the same: keys as the schema has them. */
  readonly order: readonly string[];
}

/** How actions are recorded, written and read where one kind of them is performed, with rulings. */
export function ruledActions<T extends DoingTypes, P extends T['action'], W extends WrittenRuling>(
  parts: RuledParts<T, P, W>,
) {
  const { does, order, written, rulingsOf, evidenceOf } = parts;
  const isPerformed = (action: T['action']): action is P => action.do === does;
  return {
    record: ({ action, evidence, performed, hash }: Played<T>): RuledAction<T, W> =>
      isPerformed(action)
        ? { action: written(action), evidence, rulings: performed === null ? [] : rulingsOf(performed), hash }
        : { action, evidence: null, rulings: [], hash },
    makeAction: ({ action, evidence, rulings, hash }: RuledAction<T, W>): object => {
      const keys = inOrder<object>(order, action);
      if (!isPerformed(action)) return { ...keys, hash };
      if (evidence === null) throw new Error(`${does} is recorded with its evidence`);
      return { ...keys, ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
    },
    readAction: (file: RuledFile<T['action'], P, W>): Result<RuledAction<T, W>> => {
      if (!('bodies' in file)) {
        const { hash, ...action } = file;
        return ok({ action, evidence: null, rulings: [], hash });
      }
      const { ticks, rulings, bodies, hash, ...action } = file;
      return ok({ action, evidence: evidenceOf(rulings, ticks, bodies), rulings, hash });
    },
  };
}
