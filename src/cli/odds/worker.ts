import { parentPort } from 'node:worker_threads';
import type { Task } from './rollers.ts';
import { openTrials } from './trials.ts';

const trials = openTrials();

/** A thread that rolls: answers every task with its counts. */
parentPort?.on('message', async ({ experiment, first, end }: Task) => {
  parentPort?.postMessage((await trials)(experiment, first, end));
});
