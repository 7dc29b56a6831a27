import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Thought } from '../../../../../bots/bot.ts';
import { valueFor, type ActionValue, DECIDED } from '../../../../../bots/traction/turningPoints.ts';
import { LEVELS } from '../../../../../bots/traction/levels.ts';
import type { TractionMove } from '../../../../../bots/traction/moves.ts';
import { steadinessIn } from '../../../../../games/traction/seatHand.ts';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import type { Helper } from '../../../../offThread/helper.ts';
import { thinkTask, valueTask } from '../../helper.ts';

export interface AnalysisState {
  readonly stage: 'new' | 'running' | 'stopped' | 'done' | 'failed';
  /** Of the actions of the log, as far as known; null too for those that are no move. */
  readonly values: readonly (ActionValue | null)[];
  /** Actions that have been looked at. */
  readonly done: number;
  /** The action for which a better move is asked, or shown. */
  readonly asked: number | null;
  /** The best bot's move in its place; null until it has been thought of, and where that failed. */
  readonly better: Thought<TractionMove> | null;
  readonly betterFailed: boolean;
}

/** The value of every move of a match, found one after the other off the page's thread. */
export interface Analysis {
  readonly store: StoreApi<AnalysisState>;
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

export function createAnalysis(match: TractionMatch, open: () => Promise<Helper>): Analysis {
  const { log, state, header } = match;
  const store = createStore<AnalysisState>(() => ({
    stage: 'new',
    values: log.map(() => null),
    done: 0,
    asked: null,
    better: null,
    betterFailed: false,
  }));
  let running: AbortController | null = null;
  let thinking: AbortController | null = null;

  const run = async ({ signal }: AbortController): Promise<void> => {
    const helper = await open();
    try {
      for (let i = store.getState().done; i < log.length && !signal.aborted; i += 1) {
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
    const entry = log[i];
    if (entry === undefined || !MOVES.includes(entry.action.do)) return null;
    const given = { before: entry.before.state, after: log[i + 1]?.before.state ?? state };
    const value = await helper.carryOut(valueTask(given), { onProgress: NO_PROGRESS, signal });
    return value.ok ? value.value : null;
  };

  const think = async (action: number, { signal }: AbortController): Promise<void> => {
    const view = log[action]?.before.state;
    if (view === undefined) return;
    const { seat } = view.turn;
    const task = thinkTask({
      level: LEVELS.at(-1) ?? LEVELS[0],
      steadiness: steadinessIn(header, seat),
      seed: header.seed,
      seat,
      length: action,
      view,
    });
    const helper = await open();
    try {
      const thought = await helper.carryOut(task, { onProgress: NO_PROGRESS, signal });
      if (!signal.aborted) store.setState(thought.ok ? { better: thought.value } : { betterFailed: true });
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
    store,
    start: () => {
      if (running !== null) return;
      const mine = (running = new AbortController());
      store.setState({ stage: 'running' });
      void run(mine)
        .catch(() => {
          if (!mine.signal.aborted) store.setState({ stage: 'failed' });
        })
        .finally(() => {
          if (running === mine) running = null;
        });
    },
    stop,
    ask: (action) => {
      thinking?.abort();
      thinking = action === null ? null : new AbortController();
      store.setState({ asked: action, better: null, betterFailed: false });
      if (action === null || thinking === null) return;
      const mine = thinking;
      void think(action, mine).catch(() => {
        if (!mine.signal.aborted) store.setState({ betterFailed: true });
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

/** Actions that a seat chooses in its own turn. */
const MOVES: readonly string[] = ['walk', 'tackle', 'end-turn'];

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
  { header, state, log }: TractionMatch,
  { values, done }: Pick<AnalysisState, 'values' | 'done'>,
  seat: number,
): readonly ValuePoint[] {
  const two = header.seats.length === 2;
  const points = values.flatMap((value, action): readonly ValuePoint[] =>
    value === null || !(two || value.seat === seat) ? [] : [{ action, value: valueFor(seat, value) }],
  );
  const winners = state.outcome?.winners;
  if (winners === undefined || done < log.length || points.length === 0) return points;
  return [...points, { action: log.length, value: winners.some((winner) => winner === seat) ? DECIDED : -DECIDED }];
}
