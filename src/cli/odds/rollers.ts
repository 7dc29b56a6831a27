import { Worker } from 'node:worker_threads';
import type { Counts, Experiment } from '../../engine/module/odds.ts';
import { openTrials } from './trials.ts';

/** Somebody who carries out trials, one block after another. */
export interface Roller {
  count(experiment: Experiment, first: number, end: number): Promise<Counts>;
  close(): Promise<void>;
}

export interface Task {
  readonly experiment: Experiment;
  readonly first: number;
  readonly end: number;
}

/** So many rollers: threads of their own, or this one if one is enough. */
export async function openRollers(count: number): Promise<readonly Roller[]> {
  return count <= 1 ? [await ownRoller()] : Array.from({ length: count }, workerRoller);
}

async function ownRoller(): Promise<Roller> {
  const count = await openTrials();
  return {
    count: (experiment, first, end) => Promise.resolve(count(experiment, first, end)),
    close: () => Promise.resolve(),
  };
}

function workerRoller(): Roller {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return {
    count: (experiment, first, end) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('message', (counts: Counts) => resolve(counts));
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
        worker.postMessage({ experiment, first, end } satisfies Task);
      }),
    async close() {
      worker.removeAllListeners();
      await worker.terminate();
    },
  };
}
