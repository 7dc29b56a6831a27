import { Tinypool } from 'tinypool';
import type { Counts, Experiment } from '../../engine/module/odds.ts';
import { openTrials } from './trials.ts';

/** Carries out trials, as many blocks at a time as it has threads. */
export interface Rollers {
  count(task: Task): Promise<Counts>;
  close(): Promise<void>;
}

/** The trials of these numbers, from the first to before the last. */
export interface Task {
  readonly experiment: Experiment;
  readonly first: number;
  readonly end: number;
}

/** On so many threads of their own, or on this one if one is enough. */
export async function openRollers(threads: number): Promise<Rollers> {
  if (threads <= 1) {
    const count = await openTrials();
    return {
      count: ({ experiment, first, end }) => Promise.resolve(count(experiment, first, end)),
      close: () => Promise.resolve(),
    };
  }
  const filename = new URL('./worker.ts', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads });
  return { count: (task) => pool.run(task), close: () => pool.destroy() };
}
