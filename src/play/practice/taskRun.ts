import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { isWhole } from '#engine/seen.ts';
import type { MatchState, Session } from '../session/state.ts';
import type { Attempt, Task, TaskSetting, TaskVerdict } from './task.ts';

export interface TaskState<K extends Task = Task> {
  readonly task: K;
  readonly part: number;
  /** Of the attempt under way. */
  readonly verdict: TaskVerdict;
  /** Nothing more can be done in it. */
  readonly over: boolean;
  /** Something has been done since the position stood as it was. */
  readonly begun: boolean;
  /** At this part; the last one may still be under way, and be failed by what comes. */
  readonly tries: readonly Attempt[];
  /** A practised hand shows how; what it comes to is not the player's. */
  readonly showing: boolean;
  /** It has shown how. */
  readonly shown: boolean;
}

/** Tasks at one session's table, one at a time. */
export interface TaskRun<K extends Task = Task> {
  readonly store: Pick<StoreApi<TaskState<K>>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Sits down at this task, of which nothing was tried yet. */
  begin(task: K): void;
  /** The position as it was before the attempt. A hand on the table comes to rest first, and what it did counts. */
  again(): void;
  /** The next part, if there is one. */
  next(): void;
  /** A practised hand does it. */
  show(): void;
  /** Gets up. */
  stop(): void;
}

export interface TaskRunOptions<K extends Task, S> extends TaskSetting<S> {
  readonly onPassed?: (task: K) => void;
  /** Called after every change of the session while the task is open, and answers for the rivals. */
  readonly rivals?: (now: TaskState<K>) => void;
  /** Does a line of what is shown; false where the table refuses it. */
  readonly showLine?: (line: string, part: K['parts'][number]) => boolean;
}

const FRESH = { verdict: { state: 'open' }, over: false, begun: false, showing: false, shown: false } as const;

/** Nothing happens before `begin`. Then the task is asked after every action what the match has come to. */
export function createTaskRun<T extends GameTypes, S extends Session<T>, K extends Task<T, S>>(
  { session, build, random, onPassed, rivals, showLine }: TaskRunOptions<K, S>,
  first: K,
): TaskRun<K> {
  const store = createStore<TaskState<K>>(() => ({ task: first, part: 0, tries: [], ...FRESH }));
  let before: readonly Attempt[] = []; // the attempts before the one under way
  let lines: readonly string[] = []; // still to be shown
  let unsubscribe: (() => void) | null = null;

  const setUp = (patch: Partial<TaskState<K>> = {}): void => {
    store.setState({ ...FRESH, ...patch });
    before = store.getState().tries;
    partNow(store.getState()).setUp({ session, build, random });
  };

  const judge = (match: Match<T>): void => {
    const state = store.getState();
    if (state.over) return;
    const part: K['parts'][number] = partNow(state);
    const verdict = part.judge(match);
    const passed = verdict.state === 'passed';
    const attempt = { said: '', ...part.tell?.(match), number: before.length + 1, passed };
    store.setState({
      verdict,
      over: verdict.over ?? verdict.state !== 'open',
      begun: true,
      tries: verdict.state === 'open' ? before : [...before, attempt],
    });
    const { task, part: at } = state;
    if (passed && state.verdict.state !== 'passed' && at === task.parts.length - 1) onPassed?.(task);
  };

  /** After all other listeners of this change: a hand that begins in the middle of them would be overtaken by them. */
  const showOn = async (): Promise<void> => {
    await Promise.resolve();
    const state = store.getState();
    if (unsubscribe === null || !state.showing) return;
    const [line, ...rest] = lines;
    lines = rest;
    if (line === undefined) store.setState({ showing: false, shown: true });
    else if (showLine?.(line, partNow(state)) !== true) store.setState({ showing: false });
  };

  const played = ({ match }: MatchState<T>, { match: last }: MatchState<T>): void => {
    if (match === null || !isWhole(match)) return;
    if (match.log.length > 0 && match.log !== last?.log) {
      if (store.getState().showing) void showOn();
      else judge(match);
    }
    if (unsubscribe !== null && isOpen(store.getState())) rivals?.(store.getState());
  };

  return {
    store,
    begin: (task) => {
      unsubscribe ??= session.store.subscribe(played);
      setUp({ task, part: 0, tries: [] });
    },
    again: () => {
      session.closing();
      setUp();
    },
    next: () => {
      const { task, part } = store.getState();
      if (part + 1 < task.parts.length) setUp({ part: part + 1, tries: [] });
    },
    show: () => {
      setUp({ showing: true });
      lines = partNow(store.getState()).shown ?? [];
      void showOn();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      session.commands.leave();
    },
  };
}

/** The player is to do something: nothing is shown, and the attempt is not over. */
export const isOpen = ({ over, showing }: TaskState): boolean => !over && !showing;

/** The part that is to be done now. */
export function partNow<K extends Task>({ task, part }: TaskState<K>): K['parts'][number] {
  const now = task.parts[part];
  if (now === undefined) throw new Error(`the task ${task.id} has no part ${part}`);
  return now;
}

/** How often the part was failed. */
export const failuresIn = ({ tries }: TaskState): number => tries.filter(({ passed }) => !passed).length;
