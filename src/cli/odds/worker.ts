import { parentPort } from 'node:worker_threads';
import { loadPhysics } from '../../sim/physics.ts';
import type { Task } from './rollers.ts';
import { trialsWith } from './trials.ts';

const trials = loadPhysics().then(trialsWith);

/** A thread that rolls: answers every task with its counts. */
parentPort?.on('message', async ({ experiment, first, end }: Task) => {
  parentPort?.postMessage((await trials)(experiment, first, end));
});
