import { isWhole } from '#engine/seen.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { MatchState, Session } from '../session/state.ts';

/** The outcome of a try so far; a game says more of one that is missed. */
export type AnyVerdict = { readonly state: 'open' } | { readonly state: 'solved' } | { readonly state: 'missed' };

/** One try that counts: it was solved or missed. `D`: all that there is to tell of it. */
export interface Try<V extends AnyVerdict, D> {
  readonly number: number; // from 1
  readonly verdict: Exclude<V, { state: 'open' }>;
  readonly done: D;
}

export interface PracticeState<V extends AnyVerdict = AnyVerdict, D = unknown> {
  /** The first first; the last one may still be under way, and be missed by what comes. */
  readonly tries: readonly Try<V, D>[];
  /** Of the try under way. */
  readonly verdict: V;
  /** Nothing more can be done in it. */
  readonly over: boolean;
  /** Something has been done since the position stood as it was. */
  readonly begun: boolean;
}

/** One position at a session's table, tried again and again. */
export interface PracticeRun<V extends AnyVerdict = AnyVerdict, D = unknown> {
  readonly store: StoreApi<PracticeState<V, D>>;
  begin(): void;
  /** The position as it was before the try. A hand on the table comes to rest first, and what it did counts. */
  again(): void;
  /** The same, and no try is remembered: something else is tried from now on. */
  anew(): void;
  /** Gets up. */
  stop(): void;
}

/** The thing that is tried. */
export interface Practised<M, V extends AnyVerdict, D> {
  /** Puts the position on the table; each time with a chance of its own, as a rate of success is one of luck, too. */
  setUp(): void;
  judge(match: M): V;
  isOver(verdict: V, match: M): boolean;
  detailOf(match: M): D;
}

/** Counts the tries at this session's table. */
export function createPracticeRun<T extends GameTypes, S extends MatchState<T>, V extends AnyVerdict, D>(
  { store: played, closing, commands }: Session<T, S>,
  open: V & { readonly state: 'open' },
  { setUp, judge, isOver, detailOf }: Practised<Match<T>, V, D>,
): PracticeRun<V, D> {
  const fresh = { verdict: open as V, over: false, begun: false };
  const store = createStore<PracticeState<V, D>>(() => ({ tries: [], ...fresh }));
  let before: readonly Try<V, D>[] = []; // the tries before the one under way
  let unsubscribe: (() => void) | null = null;

  const begin = (): void => {
    before = store.getState().tries;
    store.setState(fresh);
    setUp();
  };

  const follow = ({ match }: S, { match: last }: S): void => {
    if (match === null || !isWhole(match) || match.header !== last?.header || match.log === last.log) return;
    const verdict = judge(match);
    const tries = isDone(verdict) ? [...before, { number: before.length + 1, verdict, done: detailOf(match) }] : before;
    store.setState({ tries, verdict, over: isOver(verdict, match), begun: true });
  };

  return {
    store,
    begin: () => {
      unsubscribe ??= played.subscribe(follow);
      begin();
    },
    again: () => {
      closing();
      begin();
    },
    anew: () => {
      store.setState({ tries: [] });
      begin();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      commands.leave();
    },
  };
}

const isDone = <V extends AnyVerdict>(verdict: V): verdict is Exclude<V, { state: 'open' }> => verdict.state !== 'open';

/** How many of the tries were solved. */
export const solvedOf = (tries: readonly Try<AnyVerdict, unknown>[]): number =>
  tries.filter(({ verdict }) => verdict.state === 'solved').length;
