import type { Counts } from '#engine/module/odds.ts';
import type { Task } from './rollers.ts';
import { openTrials } from './trials.ts';

const trials = openTrials();

/** On a thread of the pool: the counts of one task. */
export default async function count({ experiment, first, end }: Task): Promise<Counts> {
  return (await trials)(experiment, first, end);
}
