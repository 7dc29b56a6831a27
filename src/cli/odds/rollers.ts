import type { Counts } from '#engine/module/odds.ts';
import { openThreads, type Threads } from '#lab/threads.node.ts';
import { openTrials } from './trials.ts';
import type { Task } from './worker.ts';

/** Carries out trials, as many blocks at a time as it has threads. */
export type Rollers = Threads<Task, Counts>;

/** On so many threads of their own, or on this one if one is enough. */
export const openRollers = (threads: number): Promise<Rollers> =>
  openThreads(threads, new URL('./worker.ts', import.meta.url), async () => {
    const count = await openTrials();
    return ({ experiment, first, end }) => count(experiment, first, end);
  });
