import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer, Tally } from '#lab/experiment.ts';
import { chunkOf, chunksOf, type Job, type ReadyJob } from '#lab/job.ts';
import { resultOf, type LabResult } from '#lab/result.ts';
import { carryOut, type Kept } from '#lab/run.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { ok } from '#sim/result.ts';
import { lapseOf, MOST_MS } from '#play/time/lapse.ts';
import type { PageTime } from '#play/time/pageTime.ts';
import { browserTime } from '#app/time/browserTime.ts';
import { countTask, type Counted, type CountedSoFar } from './countSteps.ts';
import type { Pool } from './pool.ts';
import { timeLeftS, trialsNeeded } from './timeLeft.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';

/** The end of a job, or how far it has come: the file of the result, and the same as every room shows it. */
export interface Outcome {
  readonly file: LabResult;
  readonly answer: Answer;
}

export interface RunState {
  readonly phase: 'ready' | 'running' | 'stopped' | 'done' | 'failed';
  /** Trials that are done, those of chunks under way among them. */
  readonly done: number;
  /** Trials in all; for a precision, as many as it is likely to take. */
  readonly of: number;
  /** Seconds; null while it is not known. */
  readonly leftS: number | null;
  /** The first trials of the job without a gap: while it runs, those that are done so far. */
  readonly outcome: Outcome | null;
  /** A fault's sentence. */
  readonly wrong: string | null;
}

/** A job that is carried out in this page. */
export interface LabRun {
  readonly ready: ReadyJob;
  readonly store: StoreApi<RunState>;
  /** Begins, or goes on after a stop. */
  readonly start: () => void;
  /** Keeps everything that is counted. */
  readonly stop: () => void;
}

/** An answer is drawn anew so often while a job runs, ms. */
const SHOW_MS = 250;

export function createRun(ready: ReadyJob, pool: Pool, time: PageTime = browserTime): LabRun {
  const { job } = ready;
  const store = createStore<RunState>(() => ({
    phase: 'ready',
    done: 0,
    of: job.trials,
    leftS: null,
    outcome: null,
    wrong: null,
  }));
  const beginning = new Counts(ready);
  let stopping = new AbortController();
  const kept: Kept = {
    take: (chunk) => Promise.resolve(beginning.chunkAt(chunk)),
    keep: (chunk, counts) => {
      beginning.take(chunk, counts as object);
      return Promise.resolve(ok(null));
    },
  };
  const carry = async (): Promise<void> => {
    const mine = stopping;
    const { signal } = mine;
    let isAnswered = false;
    const worked = workingTime(time);
    const before = beginning.done;
    let shown = -SHOW_MS;
    const show = (): void => {
      const elapsed = worked.ms();
      if (elapsed - shown < SHOW_MS || signal.aborted) return;
      shown = elapsed;
      const outcome = beginning.outcome();
      const of = trialsIn(job, beginning.tally(), beginning.done);
      const { done } = beginning;
      store.setState({ done, of, outcome, leftS: timeLeftS(done - before, of - before, elapsed) });
    };
    const ran = await carryOut(ready, {
      workers: Math.min(pool.size, chunksOf(job)),
      kept,
      stopped: () => signal.aborted,
      count: async (chunk) =>
        pool.carryOut(countTask({ job, chunk, begun: beginning.partOf(chunk) }), {
          signal,
          onProgress: (at) => {
            const { soFar } = at as CountedSoFar;
            if (soFar !== null) beginning.takePart(chunk, soFar);
            show();
          },
        }),
      told: show,
      // Chunks under way that the answer does not need are not waited for.
      ended: () => {
        if (!signal.aborted) isAnswered = true;
        mine.abort();
      },
    }).finally(worked.stop);
    if (mine !== stopping) return;
    if (signal.aborted && !isAnswered) {
      store.setState({ phase: 'stopped', done: beginning.done, outcome: beginning.outcome(), leftS: null });
    } else if (ran.ok) {
      const outcome = resultOf(job, PHYSICS_BUILD, ran.value.tally);
      const done = ran.value.tally.trials();
      store.setState({ phase: 'done', done, of: done, outcome, leftS: null });
    } else store.setState({ phase: 'failed', wrong: ran.fault.message, leftS: null });
  };
  return {
    ready,
    store,
    start: () => {
      if (store.getState().phase === 'running') return;
      stopping = new AbortController();
      store.setState({ phase: 'running', wrong: null });
      carry().catch((error: unknown) => {
        stopping.abort(); // whatever else is under way
        store.setState({ phase: 'failed', wrong: saidOf(error, `${texts.lab.failed} ${String(error)}`), leftS: null });
      });
    },
    stop: () => stopping.abort(),
  };
}

/**
 * The time that a run has had, ms: a machine that sleeps counts nothing. It is looked at every second, too, as a trial
 * may take longer than a reading is worth.
 */
function workingTime(time: PageTime): { readonly ms: () => number; readonly stop: () => void } {
  const lapse = lapseOf(time);
  let sum = 0;
  const ms = (): number => (sum += lapse.read());
  const stop = time.every(MOST_MS, ms);
  return {
    ms,
    stop: () => {
      stop();
      lapse.stop();
    },
  };
}

function trialsIn(job: Job, tally: Tally | null, done: number): number {
  const half = tally?.halfWidth() ?? null;
  if (job.precision === null || tally === null || half === null) return job.trials;
  return Math.min(job.trials, Math.max(done, trialsNeeded(tally.trials(), half, job.precision)));
}

/** The counts of chunks, whole ones and those under way. */
class Counts {
  /** Trials that are counted, wherever they are. */
  done = 0;
  private readonly chunks = new Map<number, object>();
  private readonly parts = new Map<number, Counted>();
  /** Of the chunks from the first on that are whole, without a gap. */
  private readonly whole: Tally;
  private next = 0;

  constructor(private readonly ready: ReadyJob) {
    this.whole = ready.prepared.tally();
  }

  chunkAt(chunk: number): object | null {
    return this.chunks.get(chunk) ?? null;
  }

  partOf(chunk: number): Counted | null {
    return this.parts.get(chunk) ?? null;
  }

  take(chunk: number, counts: object): void {
    if (this.chunks.has(chunk)) return;
    const { first, end } = chunkOf(this.ready.job, chunk);
    this.done += end - first - (this.parts.get(chunk)?.trials ?? 0);
    this.parts.delete(chunk);
    this.chunks.set(chunk, counts);
    for (let own = this.chunks.get(this.next); own !== undefined; own = this.chunks.get(this.next)) {
      const trials = chunkOf(this.ready.job, this.next);
      this.whole.add(own, trials.end - trials.first);
      this.next += 1;
    }
  }

  takePart(chunk: number, part: Counted): void {
    this.done += part.trials - (this.parts.get(chunk)?.trials ?? 0);
    this.parts.set(chunk, part);
  }

  /** The first trials of the job without a gap, those of a chunk under way among them; null where there are none. */
  tally(): Tally | null {
    const part = this.parts.get(this.next);
    if (part === undefined) return this.next === 0 ? null : this.whole;
    const tally = this.ready.prepared.tally();
    const counts = this.whole.counts();
    if (counts !== null) tally.add(counts, this.whole.trials());
    tally.add(part.counts, part.trials);
    return tally;
  }

  /** A result of its own: the job of so many trials, whose bytes are these. */
  outcome(): Outcome | null {
    const tally = this.tally();
    if (tally === null) return null;
    const { job } = this.ready;
    const trials = tally.trials();
    return resultOf(trials === job.trials ? job : { ...job, trials, precision: null }, PHYSICS_BUILD, tally);
  }
}
