import { loadPhysics } from '../../sim/physics.ts';
import type { Task } from './rollers.ts';
import { trialsWith, type Counts } from './trials.ts';

const trials = loadPhysics().then(trialsWith);

/** On a thread of the pool: the counts of one task. */
export default async function count({ experiment, first, end }: Task): Promise<Counts> {
  return (await trials)(experiment, first, end);
}
