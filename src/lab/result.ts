import { hashOf } from '../engine/hash.ts';
import type { Answer, Tally } from './experiment.ts';
import type { Job } from './job.ts';

export const RESULT_FORMAT = 'tumbletop/lab-result';
export const RESULT_VERSION = 1;

/** A result file: all that is needed to run the job again, and what came of it. */
export interface LabResult {
  readonly format: typeof RESULT_FORMAT;
  readonly version: typeof RESULT_VERSION;
  readonly job: Job;
  readonly build: string;
  /** Over job, build, trials and what was counted. */
  readonly hash: string;
  /** Trials that were carried out. */
  readonly trials: number;
}

/** The answer as a file has it, the experiment's own keys beside the common ones; null where nothing was counted. */
export function resultOf(
  job: Job,
  build: string,
  tally: Tally,
): { readonly file: LabResult; readonly answer: Answer } | null {
  const answer = tally.answer();
  if (answer === null) return null;
  const trials = tally.trials();
  const file: LabResult = {
    format: RESULT_FORMAT,
    version: RESULT_VERSION,
    job,
    build,
    hash: hashOf([job, build, trials, tally.counts()]),
    trials,
    ...answer.keys,
  };
  return { file, answer };
}
