import type { Physics } from '#sim/physics.ts';
import type { Helper, TaskSteps } from '#play/offThread/helper.ts';
import type { Said } from '#play/offThread/messages.ts';
import { workerHelper, type Port } from '#play/offThread/workerHelper.ts';
import { late } from '../late/late.ts';

/** How a game's tasks are carried out. */
export interface HelperWays {
  /**
   * Gives the port of a worker that serves them (`serveTasks`); throws, or its worker fails, where there can be none.
   */
  readonly start: () => Port;
  /** For this thread, where there is no worker. */
  readonly steps: () => Promise<TaskSteps>;
}

/** Starts a worker, or else helps on this thread. Rejects with a `LateFault` where neither can be had. */
export async function openHelper(physics: Physics, { start, steps }: HelperWays): Promise<Helper> {
  const coming = (async () => workerHelper(start()))();
  try {
    return await late(() => coming);
  } catch {
    coming.then((helper) => helper.close()).catch(() => undefined); // it may still come, and nobody would end it
    const [{ slicedHelper }, stepsOf] = await Promise.all([late(() => import('#play/offThread/slices.ts')), steps()]);
    return slicedHelper(physics, stepsOf);
  }
}

/** The page's end of a worker. */
export const portOf = (worker: Worker): Port => ({
  send: (task) => worker.postMessage(task),
  hear: (listener) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => listener(data));
    worker.addEventListener('error', ({ message }) => listener({ say: 'failed', why: message }));
    worker.addEventListener('messageerror', () => listener({ say: 'failed', why: 'a message could not be read' }));
  },
  end: () => worker.terminate(),
});
