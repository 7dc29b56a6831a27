import { z } from 'zod';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import { whole } from '#engine/files/numbers.ts';
import { hashOf } from '#engine/hash.ts';
import { LARGEST_SEED } from '#engine/random.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { anyObject } from './anyObject.ts';
import type { Chunk, LabExperiment, Prepared } from './experiment.ts';

export const JOB_FORMAT = 'tumbletop/lab-job';
export const JOB_VERSION = 1;

/** A job names at most so many trials (house value). */
export const MOST_TRIALS = 100_000_000;
/** Half the width of an interval, in points: what a job may ask for. */
const FINEST = 0.01;
const COARSEST = 50;

/** A job as files have it; keys that are left out are the experiment's own. */
const jobSchema = z.strictObject({
  format: z.literal(JOB_FORMAT),
  version: z.literal(JOB_VERSION),
  experiment: z.string(),
  seed: whole(0, LARGEST_SEED).default(1),
  trials: whole(1, MOST_TRIALS).optional(),
  precision: z.number().min(FINEST).max(COARSEST).nullable().default(null),
  chunk: whole(1, MOST_TRIALS).optional(),
  parameters: anyObject().default({}),
});

/** The form of job files of these experiments. */
export const jobSchemaOf = (experiments: readonly Pick<LabExperiment, 'id' | 'parameters'>[]): z.ZodType => {
  const [first, ...others] = experiments.map(({ id, parameters }) =>
    jobSchema.extend({ experiment: z.literal(id), parameters: parameters.optional() }),
  );
  if (first === undefined) throw new Error('there is no experiment');
  return z.discriminatedUnion('experiment', [first, ...others]);
};

/** Everything that an answer follows from, but for the physics build. Plain data. */
export interface Job {
  readonly format: typeof JOB_FORMAT;
  readonly version: typeof JOB_VERSION;
  readonly experiment: string;
  readonly seed: number;
  /** So many; fewer where a precision is reached before. */
  readonly trials: number;
  /** Half the width of the 95 % interval that ends the job, in points; null to carry out all trials. */
  readonly precision: number | null;
  /** Trials of a chunk; the job decides it, never the number of workers. */
  readonly chunk: number;
  readonly parameters: object;
}

/** A job that can be done. */
export interface ReadyJob {
  readonly job: Job;
  readonly prepared: Prepared;
}

/** Finds an experiment by its id. */
export type FindExperiment = (id: string) => Promise<LabExperiment | null>;

/**
 * Reads a job, as a file or a page has it. Faults: `unknown-format`, `unknown-version`, `unknown-experiment`,
 * `no-precision`, `uneven`, and the first key that is wrong, with its place and value.
 */
export async function jobOf(json: unknown, find: FindExperiment): Promise<Result<ReadyJob>> {
  const known = expectFormat(json, JOB_FORMAT, JOB_VERSION);
  if (!known.ok) return known;
  const read = jobSchema.safeParse(json);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json) };
  const { experiment: id, seed, trials, precision, chunk, parameters } = read.data;
  const experiment = await find(id);
  if (experiment === null)
    return fault('unknown-experiment', `$.experiment is ${JSON.stringify(id)}, which is none.`, '$.experiment');
  if (precision !== null && !experiment.hasPrecision)
    return fault('no-precision', `$.precision is ${precision}; ${id} has no share to be so exact.`, '$.precision');
  const prepared = experiment.prepare(parameters);
  if (!prepared.ok) return prepared;
  const { experiment: own } = prepared.value;
  const { size, why } = own.group;
  const whole = (trials: number): number => Math.ceil(trials / size) * size;
  const uneven = Object.entries({ trials, chunk }).find(([, given]) => (given ?? 0) % size !== 0);
  if (uneven !== undefined)
    return fault('uneven', `$.${uneven[0]} is ${uneven[1]}; expected a multiple of ${size}, ${why}.`, `$.${uneven[0]}`);
  const job: Job = {
    format: JOB_FORMAT,
    version: JOB_VERSION,
    experiment: id,
    seed,
    trials: trials ?? (precision === null ? whole(own.trials) : MOST_TRIALS - (MOST_TRIALS % size)),
    precision,
    chunk: chunk ?? whole(experiment.chunk),
    parameters: prepared.value.parameters,
  };
  return ok({ job, prepared: prepared.value });
}

export const chunksOf = ({ trials, chunk }: Pick<Job, 'trials' | 'chunk'>): number => Math.ceil(trials / chunk);

/** The trials of the chunk of this number. */
export const chunkOf = ({ trials, chunk }: Pick<Job, 'trials' | 'chunk'>, number: number): Chunk => ({
  first: number * chunk,
  end: Math.min(trials, (number + 1) * chunk),
});

/** Raised where the same job of the same physics is counted otherwise: chunks that were kept are counted again. */
export const LAB_REVISION = 6;

/** The same for the same job, physics build and lab alone: names a folder or a queue of its chunks. */
export const jobId = (job: Job, build: string): string => hashOf([job, build, LAB_REVISION]);
