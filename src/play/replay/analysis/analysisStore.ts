import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Thought } from '#bots/bot.ts';
import { valueFor, type ActionValue, type Scale } from '#bots/turningPoints.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';

export interface AnalysisState<M> {
  readonly stage: 'new' | 'running' | 'stopped' | 'done' | 'failed';
  /** Why it has failed, in a sentence; null where it has not. */
  readonly wrong: string | null;
  /** Of the actions of the log, as far as known; null too for those that are no move. */
  readonly values: readonly (ActionValue | null)[];
  /** Actions that have been looked at. */
  readonly done: number;
  /** The action for which a better move is asked, or shown. */
  readonly asked: number | null;
  /** The best bot's move in its place; null until it has been thought of, and where that failed. */
  readonly better: Thought<M> | null;
  /** Why that failed, in a sentence; null where it has not. */
  readonly noBetter: string | null;
}

/** A match as it is analysed. `M`: a move of the game's bots. */
export interface Analysed<M> {
  readonly seats: readonly SeatInfo[];
  /** How many there are in its log. */
  readonly actions: number;
  /** Null while it is not over. */
  readonly winners: readonly number[] | null;
  readonly scale: Scale;
  /** How an action is valued; null where it is nothing to be valued. */
  valueTask(action: number): Task<ActionValue | null> | null;
  /** How the best bot thinks of a move in its place. */
  betterTask(action: number): Task<Thought<M>> | null;
}

/** The value of every move of a match, found one after the other off the page's thread. */
export interface Analysis<M = unknown> {
  readonly of: Analysed<M>;
  readonly store: StoreApi<AnalysisState<M>>;
  /** Begins, or goes on where it was stopped. */
  start(): void;
  /** Keeps the values found so far. */
  stop(): void;
  /** Has the best bot think of a move in the place of this action; null: it is no longer wanted. */
  ask(action: number | null): void;
  /** Stops all work; it can be begun again. */
  free(): void;
}

const NO_PROGRESS = (): void => undefined;

export function createAnalysis<M>(of: Analysed<M>, open: () => Promise<Helper>): Analysis<M> {
  const store = createStore<AnalysisState<M>>(() => ({
    stage: 'new',
    wrong: null,
    values: Array.from({ length: of.actions }, () => null),
    done: 0,
    asked: null,
    better: null,
    noBetter: null,
  }));
  let running: AbortController | null = null;
  let thinking: AbortController | null = null;

  const run = async ({ signal }: AbortController): Promise<void> => {
    const helper = await open();
    try {
      for (let i = store.getState().done; i < of.actions && !signal.aborted; i += 1) {
        const value = await valueAt(helper, i, signal);
        if (signal.aborted) return;
        store.setState(({ values }) => ({ values: values.with(i, value), done: i + 1 }));
      }
      if (!signal.aborted) store.setState({ stage: 'done' });
    } finally {
      helper.close();
    }
  };

  const valueAt = async (helper: Helper, i: number, signal: AbortSignal): Promise<ActionValue | null> => {
    const task = of.valueTask(i);
    if (task === null) return null;
    const value = await helper.carryOut(task, { onProgress: NO_PROGRESS, signal });
    return value.ok ? value.value : null;
  };

  const think = async (action: number, { signal }: AbortController): Promise<void> => {
    const task = of.betterTask(action);
    if (task === null) return;
    const helper = await open();
    try {
      const thought = await helper.carryOut(task, { onProgress: NO_PROGRESS, signal });
      if (!signal.aborted) store.setState(thought.ok ? { better: thought.value } : { noBetter: thought.fault.message });
    } finally {
      helper.close();
    }
  };

  const stop = (): void => {
    running?.abort();
    running = null;
    store.setState({ stage: 'stopped' });
  };

  return {
    of,
    store,
    start: () => {
      if (running !== null) return;
      const mine = (running = new AbortController());
      store.setState({ stage: 'running' });
      void run(mine)
        .catch((error: unknown) => {
          if (!mine.signal.aborted) store.setState({ stage: 'failed', wrong: saidOf(error, texts.analysis.failed) });
        })
        .finally(() => {
          if (running === mine) running = null;
        });
    },
    stop,
    ask: (action) => {
      thinking?.abort();
      thinking = action === null ? null : new AbortController();
      store.setState({ asked: action, better: null, noBetter: null });
      if (action === null || thinking === null) return;
      const mine = thinking;
      void think(action, mine).catch((error: unknown) => {
        if (!mine.signal.aborted) store.setState({ noBetter: saidOf(error, texts.analysis.noBetter) });
      });
    },
    free: () => {
      if (running !== null) stop();
      thinking?.abort();
      thinking = null;
      if (store.getState().better === null) store.setState({ asked: null });
    },
  };
}

/** One place of the curve: before which action (after the last one: how many there are), and the value there. */
export interface ValuePoint {
  readonly action: number;
  readonly value: number;
}

/**
 * The curve of a seat. Between two players every position tells of both; among more a seat's value is known when it is
 * to move.
 */
export function curveOf(
  { seats, actions, winners, scale }: Pick<Analysed<unknown>, 'seats' | 'actions' | 'winners' | 'scale'>,
  { values, done }: Pick<AnalysisState<unknown>, 'values' | 'done'>,
  seat: number,
): readonly ValuePoint[] {
  const two = seats.length === 2;
  const points = values.flatMap((value, action): readonly ValuePoint[] =>
    value === null || !(two || value.seat === seat) ? [] : [{ action, value: valueFor(seat, value, scale) }],
  );
  if (winners === null || done < actions || points.length === 0) return points;
  return [...points, { action: actions, value: valueAtEnd(winners, seats.length, seat, scale) }];
}

/** A win that all share is a draw: neither won nor lost. */
function valueAtEnd(winners: readonly number[], seats: number, seat: number, { won, lost }: Scale): number {
  if (winners.length === seats) return (won + lost) / 2;
  return winners.includes(seat) ? won : lost;
}
