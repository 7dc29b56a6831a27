import type { Counts, Experiment } from '#engine/module/odds.ts';
import { openTrials } from './trials.ts';

/** The trials of these numbers, from the first to before the last. */
export interface Task {
  readonly experiment: Experiment;
  readonly first: number;
  readonly end: number;
}

const trials = openTrials();

/** On a thread of the pool: the counts of one task. */
export default async function count({ experiment, first, end }: Task): Promise<Counts> {
  return (await trials)(experiment, first, end);
}
