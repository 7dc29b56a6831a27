import { Tinypool } from 'tinypool';

/** Does tasks, as many at a time as it has threads. */
export interface Threads<Task, Answer> {
  readonly run: (task: Task) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/**
 * On so many threads of their own, each with the worker file's default export; by `openHere` on this one, if one is
 * enough. Tasks and answers are plain data.
 */
export async function openThreads<Task, Answer>(
  threads: number,
  worker: URL,
  openHere: () => Promise<(task: Task) => Answer | Promise<Answer>>,
): Promise<Threads<Task, Answer>> {
  if (threads <= 1) {
    const here = await openHere();
    return { run: async (task) => here(task), close: () => Promise.resolve() };
  }
  return threadsOf(threads, worker);
}

/** On threads of their own, even if it is one: this one stays free. */
export function threadsOf<Task, Answer>(threads: number, worker: URL): Threads<Task, Answer> {
  const pool = new Tinypool({ filename: worker.href, minThreads: threads, maxThreads: threads });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
}
