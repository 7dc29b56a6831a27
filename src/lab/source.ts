import type { Answer } from './experiment.ts';
import type { LabResult } from './result.ts';
import type { Table } from './table.ts';

const DIGITS = 8; // of a hash: enough to tell a few results apart

/** The beginning of a result's hash, for names and captions. */
export const shortHash = (hash: string): string => hash.slice(0, DIGITS);

/** Where figures come from, for the foot of a picture that is shown without its file. */
export function sourceOf({ job, trials, hash }: LabResult, { setting }: Pick<Answer, 'setting'>): string {
  const of = setting === '' ? '' : `: ${setting}`;
  return `tumbletop lab ${job.experiment}${of}; ${trials} ${trials === 1 ? 'trial' : 'trials'}, seed ${job.seed}, hash ${shortHash(hash)}`;
}

/** The figures with all that is needed to make them again, in every row, as rows of several files are put together. */
export function withSource(file: LabResult, { table, setting }: Pick<Answer, 'table' | 'setting'>): Table {
  const { job, trials, build, hash } = file;
  const source = [setting, trials, job.seed, build, hash, JSON.stringify(job)];
  return {
    columns: [...table.columns, 'setting', 'trials of the job', 'seed', 'build', 'hash', 'job'],
    rows: table.rows.map((row) => [...row, ...source]),
  };
}
