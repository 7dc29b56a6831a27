import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countStepsOf } from '#app/lab/run/countSteps.ts';
import { createRun, type LabRun, type RunState } from '#app/lab/run/labRun.ts';
import { createPool, type Pool } from '#app/lab/run/pool.ts';
import { timeLeftS, trialsNeeded } from '#app/lab/run/timeLeft.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import type { Helper } from '#play/offThread/helper.ts';
import { trialChance } from '#lab/chance.ts';
import { labExperiment } from '#lab/experiment.ts';
import { jobOf, type ReadyJob } from '#lab/job.ts';
import { resultOf } from '#lab/result.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { halfWidthOf } from '#sim/maths/interval.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fault, ok } from '#sim/result.ts';
import { FakeTime } from '../time/fakeTime.ts';

/** Tosses a coin; the toss of this number breaks. */
const coinThatBreaks = (breaks: number) =>
  labExperiment({
    id: 'coin',
    parameters: z.strictObject({}),
    counts: z.strictObject({ heads: z.int().min(0) }),
    trials: 100,
    chunk: 10,
    count: (_, __, seed, { first, end }) => {
      let heads = 0;
      for (let trial = first; trial < end; trial += 1) {
        if (trial === breaks) return fault('broken', 'The coin is broken.');
        if (trialChance(seed, 'toss', trial)() < 1 / 2) heads += 1;
      }
      return ok({ heads });
    },
    merge: (a, b) => ({ heads: a.heads + b.heads }),
    halfWidth: (_, { heads }, trials) => halfWidthOf(heads, trials),
    answer: (_, { heads }, trials) => ({ share: heads / trials }),
    table: ({ share }) => ({ columns: ['share'], rows: [[share]] }),
    plots: () => [],
  });
const coin = coinThatBreaks(-1);

const physics = await loadPhysics();

async function readyOf(keys: object, experiment = coin): Promise<ReadyJob> {
  const file = { format: 'tumbletop/lab-job', version: 1, experiment: 'coin', ...keys };
  const ready = await jobOf(file, () => Promise.resolve(experiment));
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value;
}

/** Helpers on this thread; every look at a clock is so much later, so that each slice is told. */
function poolOf(size: number, experiment = coin): Pool {
  let time = 0;
  const later = (): number => (time += 100);
  const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return createPool(size, () => Promise.resolve(slicedHelper(physics, countStepsOf(experiment, later), breath, later)));
}

/** The time of a run whose every look at its clock is later. */
const clock = (): FakeTime => new FakeTime(1000);

const ended = (run: LabRun): Promise<RunState> =>
  new Promise((resolve) => {
    run.store.subscribe((state) => {
      if (state.phase !== 'running') resolve(state);
    });
  });

/** The whole answer, counted at once. */
function answered({ job, prepared }: ReadyJob, trials = job.trials): string {
  const tally = prepared.tally();
  const counts = prepared.count(physics, job.seed, { first: 0, end: trials });
  if (!counts.ok) throw new Error(counts.fault.message);
  tally.add(counts.value, trials);
  return JSON.stringify(resultOf(job, PHYSICS_BUILD, tally)?.file);
}

describe('a run of the lab', () => {
  it.each([1, 2, 7])('with %i workers has the bytes of the whole job', async (size) => {
    const ready = await readyOf({ trials: 95 });
    const run = createRun(ready, poolOf(size), clock());
    run.start();
    const { phase, outcome, done, of } = await ended(run);
    expect([phase, done, of]).toEqual(['done', 95, 95]);
    expect(JSON.stringify(outcome?.file)).toBe(answered(ready));
  });

  it('shows the first trials of its job without a gap, before a chunk is whole', async () => {
    const ready = await readyOf({ trials: 40, chunk: 20 });
    const run = createRun(ready, poolOf(3), clock());
    const seen: number[] = [];
    run.store.subscribe(({ outcome, phase }) => {
      if (phase !== 'running' || outcome === null) return;
      const { trials } = outcome.file;
      seen.push(trials);
      expect(JSON.stringify(outcome.file)).toBe(answered({ ...ready, job: { ...ready.job, trials } }));
    });
    run.start();
    await ended(run);
    expect(Math.min(...seen)).toBeLessThan(20);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('keeps what is done when it is stopped, as the job of so many trials, and goes on to the same end', async () => {
    const ready = await readyOf({ trials: 60, chunk: 30 });
    const run = createRun(ready, poolOf(2), clock());
    const stop = run.store.subscribe(({ done }) => {
      if (done > 12) run.stop();
    });
    run.start();
    const stopped = await ended(run);
    stop();
    const trials = stopped.outcome?.file.trials ?? 0;
    expect(stopped.phase).toBe('stopped');
    expect(trials).toBeGreaterThan(0);
    expect(trials).toBeLessThan(60);
    expect(JSON.stringify(stopped.outcome?.file)).toBe(answered({ ...ready, job: { ...ready.job, trials } }));
    run.start();
    const { phase, outcome } = await ended(run);
    expect([phase, JSON.stringify(outcome?.file)]).toEqual(['done', answered(ready)]);
  });

  it('counts nothing again that was counted before a stop', async () => {
    const asked: number[] = [];
    const counting = { ...coin, prepare: (given: unknown) => noting(coin.prepare(given), asked) };
    const run = createRun(await readyOf({ trials: 30 }), poolOf(1, counting), clock());
    const stop = run.store.subscribe(({ done }) => {
      if (done >= 13) run.stop();
    });
    run.start();
    const { done } = await ended(run);
    stop();
    const before = asked.length;
    run.start();
    await ended(run);
    expect(before).toBeGreaterThanOrEqual(done);
    expect(asked.slice(before).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 - done }, (_, i) => done + i),
    );
  });

  it('ends where its precision is reached, at the same chunk for any number of workers', async () => {
    const ready = await readyOf({ precision: 8 });
    const run = createRun(ready, poolOf(4), clock());
    run.start();
    const { outcome, phase } = await ended(run);
    const trials = outcome?.file.trials ?? 0;
    expect(phase).toBe('done');
    expect(trials % ready.job.chunk).toBe(0);
    expect(JSON.stringify(outcome?.file)).toBe(answered(ready, trials));
  });

  it('tells the time that is left by the time that it had: a machine that slept meanwhile does not count', async () => {
    const ready = await readyOf({ trials: 40, chunk: 10 });
    const leftOf = async (sleepsMs: number): Promise<number> => {
      const time = new FakeTime(100);
      let slept = false;
      let most = 0;
      const run = createRun(ready, poolOf(1), time);
      run.store.subscribe(({ leftS, done }) => {
        most = Math.max(most, done > 10 ? (leftS ?? 0) : 0);
        if (slept || done === 0) return;
        slept = true;
        time.sleep(sleepsMs);
      });
      run.start();
      await ended(run);
      expect(time.waiting).toBe(0);
      return most;
    };
    const awake = await leftOf(0);
    expect(awake).toBeGreaterThan(0);
    // one reading, a second at most, and half of the job is done
    expect((await leftOf(3_600_000)) - awake).toBeLessThan(10);
  });

  it('says what has failed, and a worker that breaks down is one', async () => {
    const broken = coinThatBreaks(15);
    const run = createRun(await readyOf({}, broken), poolOf(2, broken), clock());
    run.start();
    expect(await ended(run)).toMatchObject({ phase: 'failed', wrong: 'Chunk 1 of the job: The coin is broken.' });
    const gone = createRun(
      await readyOf({}),
      createPool(1, () => Promise.reject(new Error('no worker'))),
      clock(),
    );
    gone.start();
    expect(await ended(gone)).toMatchObject({ phase: 'failed', wrong: expect.stringContaining('no worker') });
  });
});

/** The first trial of every part that is counted. */
function noting(prepared: ReturnType<typeof coin.prepare>, asked: number[]): ReturnType<typeof coin.prepare> {
  if (!prepared.ok) return prepared;
  const { count, ...rest } = prepared.value;
  return ok({
    ...rest,
    count: (engine, seed, part) => {
      for (let trial = part.first; trial < part.end; trial += 1) asked.push(trial);
      return count(engine, seed, part);
    },
  });
}

describe('a pool', () => {
  it('opens no more helpers than there are tasks at once, and keeps them', async () => {
    let opened = 0;
    const helper: Helper = { carryOut: () => Promise.resolve(ok(null)) as never, close: () => undefined };
    const pool = createPool(4, () => {
      opened += 1;
      return Promise.resolve(helper);
    });
    pool.warm();
    const asking = { onProgress: () => undefined, signal: new AbortController().signal };
    const task = { do: 'count', given: null };
    await Promise.all([pool.carryOut(task, asking), pool.carryOut(task, asking)]);
    await pool.carryOut(task, asking);
    expect(opened).toBe(2);
  });
});

describe('the time left', () => {
  it('follows from the pace so far', () => {
    expect(timeLeftS(25, 100, 5000)).toBe(15);
    expect(timeLeftS(0, 100, 5000)).toBeNull();
  });

  it('of a precision follows from the width so far: half as wide takes four times as many', () => {
    expect(trialsNeeded(100, 0.1, 5)).toBe(400);
  });
});
