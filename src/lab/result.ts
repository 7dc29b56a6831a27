import { z } from 'zod';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { readJson } from '#engine/files/readJson.ts';
import { whole } from '#engine/files/numbers.ts';
import { hashOf } from '#engine/hash.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Answer, NamedShare, Tally } from './experiment.ts';
import { JOB_FORMAT, jobOf, MOST_TRIALS, type FindExperiment, type Job } from './job.ts';

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

/** A result's file as text: the bytes of the command's `--json`. */
export const makeResult = (file: LabResult): string => `${JSON.stringify(file, null, 2)}\n`;

/** Keys of a result that every experiment has; its own are beside them. */
const resultSchema = z.looseObject({
  build: z.string().min(1).max(200),
  hash: z.string().regex(/^[0-9a-f]{32}$/, 'a hash of 32 digits'),
  trials: whole(1, MOST_TRIALS),
});

/** A file of the lab: a job that can be done, or a result as it says itself; only its job done again can prove it. */
export type LabFile =
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'result'; readonly file: LabResult; readonly answer: Answer };

/**
 * Reads a job or a result. Faults: those of reading JSON and jobs, `unknown-format`, `no-answer`, and the first key
 * that is wrong.
 */
export async function readLabFile(text: string, find: FindExperiment): Promise<Result<LabFile>> {
  const json = readJson(text);
  if (!json.ok) return json;
  if (formatOf(json.value) === JOB_FORMAT) {
    const ready = await jobOf(json.value, find);
    return ready.ok ? ok({ kind: 'job', job: ready.value.job }) : ready;
  }
  const known = expectFormat(json.value, RESULT_FORMAT, RESULT_VERSION);
  if (!known.ok) return known;
  const read = resultSchema.safeParse(json.value);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json.value) };
  const { format: _, version: __, job, build, hash, trials, ...keys } = read.data;
  const ready = await jobOf(job, find);
  if (!ready.ok)
    return fault(
      ready.fault.code,
      ready.fault.message.replaceAll('$', () => '$.job'),
    );
  const answer = ready.value.prepared.shown(keys);
  if (!answer.ok) return answer;
  const odd = answer.value.shares.find((share) => !isShare(share));
  if (odd !== undefined)
    return fault(
      'no-answer',
      `The figures of the file are none: ${odd.name} is ${odd.count} of ${odd.total}; expected whole numbers, the first no more than the second.`,
    );
  const head = { format: RESULT_FORMAT, version: RESULT_VERSION, job: ready.value.job, build, hash, trials } as const;
  return ok({ kind: 'result', file: { ...head, ...keys }, answer: answer.value });
}

const isShare = ({ count, total }: NamedShare): boolean =>
  Number.isInteger(count) && Number.isInteger(total) && count >= 0 && count <= total;

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
