import { fault, ok, type Result } from '#sim/result.ts';
import type { Tally } from './experiment.ts';
import { chunkOf, chunksOf, type ReadyJob } from './job.ts';

/** Counts a chunk somewhere: on this thread, on another, on another machine. */
export type CountChunk = (number: number) => Promise<Result<unknown>>;

/** The fault of a chunk under way that the answer turned out not to need. */
export const NOT_WANTED = fault('not-wanted', 'Nobody waits for the chunk any more.');

/** Chunks that were counted before, and a place for those that are counted now. */
export interface Kept {
  /** The counts of a chunk; null where it is not there. */
  readonly take: (number: number) => Promise<unknown>;
  /** Faults: counts of the same chunk that are others (`chunk-differs`), or a place that cannot be written to. */
  readonly keep: (number: number, counts: unknown) => Promise<Result<null>>;
}

/** Keeps nothing. */
export const KEEPS_NOTHING: Kept = { take: () => Promise.resolve(null), keep: () => Promise.resolve(ok(null)) };

export interface Running {
  readonly count: CountChunk;
  /** Chunks under way at once. */
  readonly workers: number;
  readonly kept?: Kept;
  /** Called with the trials that are done so far, in any order, and what is known of the beginning of the job. */
  readonly told?: (done: number, tally: Tally) => Promise<void> | void;
  /** Whether no further chunk is wanted. */
  readonly stopped?: () => boolean;
  /** Called when the answer is there, while chunks that it does not need may still be under way. */
  readonly ended?: () => void;
}

/** The counts of the job's trials from the first on, without a gap. */
export interface Ran {
  readonly tally: Tally;
  /** Whether the job is done: all trials, or as many as its precision took. */
  readonly isDone: boolean;
}

/**
 * Carries out the chunks of a job and puts them together in their order. Whether a precision is reached is asked of
 * whole beginnings of the job alone, so that who was faster does not matter. Faults: the first of a chunk in their
 * order.
 */
export async function carryOut({ job, prepared }: ReadyJob, running: Running): Promise<Result<Ran>> {
  const { count, workers, kept = KEEPS_NOTHING, told = () => undefined } = running;
  const { stopped = () => false, ended = () => undefined } = running;
  const beginning = new Beginning({ job, prepared });
  let [next, done] = [0, 0];
  const work = async (): Promise<Result<null>> => {
    while (next < chunksOf(job) && !beginning.isEnded && !stopped()) {
      const number = next;
      next += 1;
      const before = await kept.take(number);
      const counted = before === null ? await count(number) : ok(before);
      beginning.take(number, counted);
      if (counted.ok && before === null) {
        const noted = await kept.keep(number, counted.value);
        if (!noted.ok) return noted;
      }
      const { first, end } = chunkOf(job, number);
      done += end - first;
      if (beginning.isEnded) ended();
      await told(done, beginning.tally);
    }
    return ok(null);
  };
  const worked = await Promise.all(Array.from({ length: Math.max(1, workers) }, work));
  const failed = beginning.failed ?? worked.find((one) => !one.ok);
  if (failed !== undefined && !failed.ok) return failed;
  return ok({ tally: beginning.tally, isDone: beginning.isEnded });
}

/** The chunks from the first on that are there without a gap. */
class Beginning {
  readonly tally: Tally;
  isEnded = false;
  failed: Result<never> | null = null;
  private taken = 0;
  private readonly waiting = new Map<number, Result<unknown>>();

  constructor(private readonly ready: ReadyJob) {
    this.tally = ready.prepared.tally();
  }

  take(number: number, counted: Result<unknown>): void {
    this.waiting.set(number, counted);
    for (
      let next = this.waiting.get(this.taken);
      next !== undefined && !this.isEnded;
      next = this.waiting.get(this.taken)
    ) {
      this.waiting.delete(this.taken);
      this.add(next);
      this.taken += 1;
    }
  }

  private add(counted: Result<unknown>): void {
    const { job } = this.ready;
    const { first, end } = chunkOf(job, this.taken);
    const added = counted.ok ? this.tally.add(counted.value, end - first) : counted;
    if (!added.ok) {
      this.failed = fault(added.fault.code, `Chunk ${this.taken} of the job: ${added.fault.message}`);
      this.isEnded = true;
      return;
    }
    this.isEnded = end === job.trials || this.isPrecise() || this.tally.isAnswered();
  }

  private isPrecise(): boolean {
    const { precision } = this.ready.job;
    const half = precision === null ? null : this.tally.halfWidth();
    return precision !== null && half !== null && half * 100 <= precision;
  }
}
