import type { Asking, Helper, Task } from '#play/offThread/helper.ts';
import type { Result } from '#sim/result.ts';

/** Helpers that carry out tasks at the same time, one each. */
export interface Pool {
  /** As many as can be under way at once. */
  readonly size: number;
  /** Waits until a helper is free. */
  readonly carryOut: <R>(task: Task<R>, asking: Asking) => Promise<Result<R>>;
  /** Has one helper ready before it is needed. */
  readonly warm: () => void;
  readonly close: () => void;
}

/** Helpers are opened when they are needed, kept for the next task, and replaced when they were stopped. */
export function createPool(size: number, open: () => Promise<Helper>): Pool {
  const idle: Promise<Helper>[] = [];
  const all = new Set<Promise<Helper>>();
  const opened = (): Promise<Helper> => {
    const helper = open();
    all.add(helper);
    helper.catch(() => all.delete(helper)); // the task that waits for it is told
    return helper;
  };
  return {
    size,
    warm: () => {
      if (all.size === 0) idle.push(opened());
    },
    carryOut: async (task, asking) => {
      const helper = idle.pop() ?? opened();
      const carried = await (await helper).carryOut(task, asking).catch((error: unknown) => {
        all.delete(helper);
        throw error;
      });
      if (asking.signal.aborted) all.delete(helper); // it has ended with its task
      else idle.push(helper);
      return carried;
    },
    close: () => {
      for (const helper of all)
        helper.then(
          (one) => one.close(),
          () => undefined,
        );
      all.clear();
      idle.length = 0;
    },
  };
}
