import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chunkOf, jobOf, type ReadyJob } from '#lab/job.ts';
import { keepIn } from '#lab/kept.node.ts';
import { EXPERIMENTS, findExperiment } from '#lab/registry.ts';
import { resultOf } from '#lab/result.ts';
import { carryOut, type CountChunk, type Kept } from '#lab/run.ts';
import { csvOf, textOf } from '#lab/table.ts';
import { coin } from './coin.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fault, ok } from '#sim/result.ts';

const physics = await loadPhysics();
const find = (id: string) => Promise.resolve(id === 'coin' ? coin : null);
const FILE = { format: 'tumbletop/lab-job', version: 1, experiment: 'coin' };

async function readyOf(keys: object): Promise<ReadyJob> {
  const ready = await jobOf({ ...FILE, ...keys }, find);
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value;
}

/** Counts here; later chunks may be ready before earlier ones. */
const counting =
  ({ job, prepared }: ReadyJob, asked: number[] = []): CountChunk =>
  async (number) => {
    asked.push(number);
    for (let wait = 0; wait < (7 * number) % 5; wait += 1) await new Promise(setImmediate);
    return prepared.count(physics, job.seed, chunkOf(job, number));
  };

async function hashOf(ready: ReadyJob, workers: number, kept?: Kept): Promise<string> {
  const ran = await carryOut(ready, { count: counting(ready), workers, ...(kept === undefined ? {} : { kept }) });
  if (!ran.ok) throw new Error(ran.fault.message);
  return JSON.stringify(resultOf(ready.job, 'build', ran.value.tally)?.file);
}

describe('a job', () => {
  it.each(EXPERIMENTS.map(({ id }) => id))('of %s is the same when it is read again', async (experiment) => {
    const needed = experiment === 'calibrate' ? { parameters: { anglesDeg: [20, 21] } } : {};
    const ready = await jobOf({ ...FILE, experiment, ...needed }, findExperiment);
    if (!ready.ok) throw new Error(ready.fault.message);
    const { job } = ready.value;
    expect(await jobOf(JSON.parse(JSON.stringify(job)), findExperiment)).toMatchObject({ value: { job } });
  });

  it('has the same answer, byte for byte, for any number of workers', async () => {
    const ready = await readyOf({ trials: 103, seed: 9 });
    const alone = await hashOf(ready, 1);
    expect(await hashOf(ready, 2)).toBe(alone);
    expect(await hashOf(ready, 64)).toBe(alone);
    expect(JSON.parse(alone)).toMatchObject({ trials: 103, share: expect.any(Number) });
  });

  it('has another answer for another seed', async () => {
    const [one, other] = [await readyOf({ seed: 1 }), await readyOf({ seed: 2 })];
    expect(await hashOf(one, 1)).not.toBe(await hashOf(other, 1));
  });

  it('ends with the first chunk after which its interval is narrow enough, whoever was faster', async () => {
    const ready = await readyOf({ precision: 10 });
    const ran = await Promise.all([1, 5].map((workers) => carryOut(ready, { count: counting(ready), workers })));
    expect(ran.map((one) => one.ok && one.value.tally.trials())).toEqual([100, 100]);
  });

  it('tells the first chunk that failed, in their order', async () => {
    const ready = await readyOf({});
    const count = counting(ready);
    const ran = await carryOut(ready, {
      count: (n) => (n === 3 || n === 5 ? Promise.resolve(fault('broken', `it broke at ${n}`)) : count(n)),
      workers: 4,
    });
    expect(ran).toMatchObject({ ok: false, fault: { message: 'Chunk 3 of the job: it broke at 3' } });
  });

  it('refuses counts that are none of its experiment', async () => {
    const ran = await carryOut(await readyOf({}), { count: () => Promise.resolve(ok({ heads: -1 })), workers: 1 });
    expect(ran).toMatchObject({ ok: false, fault: { message: expect.stringContaining('$.heads is -1') } });
  });

  it('stops when it is told to, with what is done', async () => {
    const ready = await readyOf({});
    let done = 0;
    const ran = await carryOut(ready, {
      count: counting(ready),
      workers: 1,
      told: (trials) => void (done = trials),
      stopped: () => done >= 30,
    });
    expect(ran.ok && [ran.value.isDone, ran.value.tally.trials()]).toEqual([false, 30]);
  });

  it.each([
    ['another format', { format: 'tumbletop/scenario' }, '$.format is "tumbletop/scenario"'],
    ['a later version', { version: 2 }, '$.version is 2'],
    ['an experiment that there is not', { experiment: 'dowsing' }, '$.experiment is "dowsing"'],
    ['a key that there is not', { wind: 1 }, '$.wind'],
    ['no trials', { trials: 0 }, '$.trials is 0'],
    ['a thousand million trials', { trials: 1e9 }, '$.trials is 1000000000'],
    ['a precision finer than sense', { precision: 1e-9 }, '$.precision is 1e-9'],
    ['a parameter that is out of range', { parameters: { heads: 2 } }, '$.parameters.heads is 2'],
    ['a parameter that there is not', { parameters: { tails: 1 } }, '$.parameters.tails'],
  ])('is refused with %s', async (_, keys, said) => {
    const ready = await jobOf({ ...FILE, ...keys }, find);
    expect(ready.ok ? '' : ready.fault.message).toContain(said);
  });
});

describe('a folder of chunks', () => {
  async function folder(): Promise<string> {
    const made = await mkdtemp(join(tmpdir(), 'lab-'));
    onTestFinished(() => rm(made, { recursive: true }));
    return made;
  }

  async function keptIn(place: string, ready: ReadyJob): Promise<Kept> {
    const kept = await keepIn(place, ready.job, 'build');
    if (!kept.ok) throw new Error(kept.fault.message);
    return kept.value;
  }

  it('has a job go on where it was stopped, to the same bytes', async () => {
    const [place, ready] = [await folder(), await readyOf({})];
    const asked: number[] = [];
    let done = 0;
    await carryOut(ready, {
      count: counting(ready, asked),
      workers: 1,
      kept: await keptIn(place, ready),
      told: (trials) => void (done = trials),
      stopped: () => done >= 40,
    });
    expect(asked).toEqual([0, 1, 2, 3]);
    const again = await hashOf(ready, 2, await keptIn(place, ready));
    expect(again).toBe(await hashOf(ready, 1));
  });

  it('counts a chunk again whose counts somebody has changed', async () => {
    const [place, ready] = [await folder(), await readyOf({ trials: 20 })];
    const whole = await hashOf(ready, 1, await keptIn(place, ready));
    const [chunk = ''] = (await readdir(place)).filter((name) => name.startsWith('chunk'));
    const text = await readFile(join(place, chunk), 'utf8');
    await writeFile(join(place, chunk), text.replace(/"heads":\d+/, '"heads":9112'));
    expect(await hashOf(ready, 1, await keptIn(place, ready))).toBe(whole);
  });

  it('counts a chunk again whose file was cut off', async () => {
    const [place, ready] = [await folder(), await readyOf({ trials: 20 })];
    const whole = await hashOf(ready, 1, await keptIn(place, ready));
    const [chunk = ''] = (await readdir(place)).filter((name) => name.startsWith('chunk'));
    await writeFile(join(place, chunk), '{"of":"');
    expect(await hashOf(ready, 1, await keptIn(place, ready))).toBe(whole);
  });

  it('is refused for another job, and for counts that differ', async () => {
    const [place, ready] = [await folder(), await readyOf({})];
    const kept = await keptIn(place, ready);
    await kept.keep(0, { heads: 3 });
    expect(await kept.keep(0, { heads: 4 })).toMatchObject({ ok: false, fault: { code: 'chunk-differs' } });
    const other = await keepIn(place, (await readyOf({ seed: 2 })).job, 'build');
    expect(other).toMatchObject({ ok: false, fault: { code: 'other-job' } });
  });
});

describe('a table', () => {
  const table = {
    columns: ['surface', 'share'],
    rows: [
      ['felt, "green"', 0.5],
      [null, 12],
    ],
  } as const;

  it('is a file for spreadsheets', () =>
    expect(csvOf(table)).toBe('surface,share\r\n"felt, ""green""",0.5\r\n,12\r\n'));

  it('is one with semicolons and decimal commas for those who read such', () =>
    expect(csvOf({ columns: ['a;b', 'share'], rows: [['1,5', -0.25]] }, 'semicolon')).toBe(
      '"a;b";share\r\n1,5;-0,25\r\n',
    ));

  it('is text with words to the left and numbers to the right', () =>
    expect(textOf(table)).toBe('surface        share\nfelt, "green"    0.5\n-                 12\n'));
});
