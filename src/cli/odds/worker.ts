import { parentPort } from 'node:worker_threads';
import { loadPhysics } from '../../sim/physics.ts';
import type { Task } from './rollers.ts';
import { countTrials } from './trials.ts';

/** A thread that rolls: answers every task with its counts. */
parentPort?.on('message', async ({ experiment, first, end }: Task) => {
  parentPort?.postMessage(countTrials(await loadPhysics(), experiment, first, end));
});
