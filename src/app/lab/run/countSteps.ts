import type { HowFar } from '#engine/howFar.ts';
import type { LabExperiment } from '#lab/experiment.ts';
import { chunkOf, type Job } from '#lab/job.ts';
import { ok } from '#sim/result.ts';
import type { Task, TaskSteps } from '#play/offThread/helper.ts';

/** The counts of the first trials of a chunk. */
export interface Counted {
  readonly counts: object;
  readonly trials: number;
}

/** A chunk to be counted, perhaps after some of it that is counted already. Plain data. */
export interface CountGiven {
  readonly job: Job;
  readonly chunk: number;
  readonly begun: Counted | null;
}

/** How far a chunk is, with what is counted of it: `done` counts trials. */
export interface CountedSoFar extends HowFar {
  readonly soFar: Counted | null;
}

export const countTask = (given: CountGiven): Task<object> => ({ do: 'count', given });

/** A slice shall take about so long, ms: within a frame or two, should it be counted on the page's own thread. */
const SLICE_MS = 20;

/**
 * Counts chunks of an experiment slice by slice, so that an answer can be shown while a chunk is under way. Counts do
 * not depend on how a chunk is sliced between the trials that the experiment counts in one go
 * (tests/app/lab/countSteps.test.ts).
 */
export const countStepsOf = (experiment: LabExperiment, now: () => number = () => performance.now()): TaskSteps =>
  function* (physics, { given }) {
    const { job, chunk, begun } = given as CountGiven;
    const prepared = experiment.prepare(job.parameters);
    if (!prepared.ok) return prepared;
    const tally = prepared.value.tally();
    const before = begun === null ? ok(null) : tally.add(begun.counts, begun.trials);
    if (!before.ok) return before;
    const { first, end } = chunkOf(job, chunk);
    const { slice: least } = prepared.value.experiment; // trials that are counted in one go
    let [at, size] = [first + tally.trials(), least];
    while (at < end) {
      const slice = { first: at, end: Math.min(end, at + size) };
      const started = now();
      const counted = prepared.value.count(physics, job.seed, slice);
      const added = counted.ok ? tally.add(counted.value, slice.end - slice.first) : counted;
      if (!added.ok) return added;
      at = slice.end;
      size = now() - started < SLICE_MS ? 2 * size : Math.max(least, least * Math.floor(size / 2 / least));
      yield { done: tally.trials(), tick: 0, soFar: soFarOf(tally.counts(), tally.trials()) } satisfies CountedSoFar;
    }
    return ok(tally.counts() ?? {});
  };

const soFarOf = (counts: object | null, trials: number): Counted | null =>
  counts === null ? null : { counts, trials };
