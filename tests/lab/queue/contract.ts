import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChunkTask } from '#lab/countHere.ts';
import { chunkOf, chunksOf, jobOf, type ReadyJob } from '#lab/job.ts';
import type { Asker, ChunkQueue, QueueWorker, Work } from '#lab/queue/chunkQueue.ts';
import { resultOf } from '#lab/result.ts';
import { carryOut, type CountChunk } from '#lab/run.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fault, type Result } from '#sim/result.ts';
import { coin } from '../coin.ts';

const physics = await loadPhysics();
const FILE = { format: 'tumbletop/lab-job', version: 1, experiment: 'coin' };
const find = (id: string) => Promise.resolve(id === 'coin' ? coin : null);

/** A job that no other test has asked for. `seed`: keeps apart those of one test. */
async function readyOf(keys: object): Promise<ReadyJob> {
  const ready = await jobOf({ ...FILE, ...keys }, find);
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value;
}

async function countTask({ job, chunk }: ChunkTask): Promise<Result<object>> {
  const ready = await jobOf(job, find);
  return ready.ok ? ready.value.prepared.count(physics, job.seed, chunkOf(job, chunk)) : ready;
}

/** The file of the answer, as it is printed. */
async function answered(ready: ReadyJob, count: CountChunk, ended?: () => void): Promise<string> {
  const ran = await carryOut(ready, { count, workers: 6, ...(ended === undefined ? {} : { ended }) });
  if (!ran.ok) throw new Error(ran.fault.message);
  return JSON.stringify(resultOf(ready.job, 'build', ran.value.tally)?.file);
}

const here = (ready: ReadyJob): Promise<string> => answered(ready, (chunk) => countTask({ job: ready.job, chunk }));

function need<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

/** What every queue of chunks holds to, wherever it keeps them. `open`: an empty one, or one with jobs of others. */
export function queueContract(name: string, open: () => Promise<ChunkQueue>): void {
  describe(`a queue of chunks ${name}`, () => {
    const BUILD = `build ${name} ${process.pid}`;

    async function asker(queue: ChunkQueue, build = BUILD): Promise<Asker> {
      const made = need(await queue.ask(build, () => undefined));
      onTestFinished(() => made.close());
      return made;
    }

    async function worker(queue: ChunkQueue, over: Partial<Work> = {}, build = BUILD): Promise<QueueWorker> {
      const work: Work = {
        count: countTask,
        atOnce: 2,
        leaseMs: 30_000,
        counted: () => undefined,
        failed: () => undefined,
        ...over,
      };
      const made = need(await queue.work(build, work));
      onTestFinished(() => made.close());
      return made;
    }

    it('gives the same bytes with one worker, with three, and with none but this process', async () => {
      const queue = await open();
      const { run } = await asker(queue);
      await worker(queue);
      const first = await readyOf({ seed: 1 });
      expect(await answered(first, (chunk) => run({ job: first.job, chunk }))).toBe(await here(first));
      await worker(queue);
      await worker(queue, { atOnce: 1 });
      const second = await readyOf({ seed: 2 });
      expect(await answered(second, (chunk) => run({ job: second.job, chunk }))).toBe(await here(second));
    });

    it('counts a chunk once, however often and by however many it is asked for', async () => {
      const queue = await open();
      const [one, other] = [await asker(queue), await asker(queue)];
      const counted: number[] = [];
      await worker(queue, { counted: ({ chunk }) => counted.push(chunk) });
      const { job } = await readyOf({ seed: 3 });
      const asked = [one, other, one].flatMap(({ run }) => [run({ job, chunk: 0 }), run({ job, chunk: 1 })]);
      const [first, second] = [await countTask({ job, chunk: 0 }), await countTask({ job, chunk: 1 })];
      expect(await Promise.all(asked)).toEqual([first, second, first, second, first, second]);
      await one.run({ job, chunk: 0 });
      expect(counted.toSorted()).toEqual([0, 1]);
    });

    it('gives what a closed worker had in hand to another one', async () => {
      const queue = await open();
      const { run } = await asker(queue);
      const begun = new Promise<QueueWorker>((resolve, reject) => {
        const made = worker(queue, {
          count: () => {
            made.then(resolve, reject);
            return new Promise(() => undefined);
          },
        });
      });
      const ready = await readyOf({ seed: 4 });
      const answer = answered(ready, (chunk) => run({ job: ready.job, chunk }));
      await (await begun).close();
      await worker(queue);
      expect(await answer).toBe(await here(ready));
    });

    it('gives chunks to workers of the same build alone, and knows how many there are', async () => {
      const queue = await open();
      const { run, workers } = await asker(queue, `${BUILD}, newer`);
      const strangers: number[] = [];
      await worker(queue, { counted: ({ chunk }) => strangers.push(chunk) });
      expect(await workers()).toBe(0);
      const ready = await readyOf({ seed: 5 });
      const answer = answered(ready, (chunk) => run({ job: ready.job, chunk }));
      await worker(queue, {}, `${BUILD}, newer`);
      expect(await workers()).toBe(1);
      expect(await answer).toBe(await here(ready));
      expect(strangers).toEqual([]);
    });

    it('tells a fault of counting as it was said', async () => {
      const queue = await open();
      const { run } = await asker(queue);
      await worker(queue, { count: async () => fault('edge', 'The coin stands on its edge.') });
      const { job } = await readyOf({ seed: 6 });
      expect(await run({ job, chunk: 0 })).toEqual(fault('edge', 'The coin stands on its edge.'));
    });

    it('waits for no chunk that an answer does not need', async () => {
      const queue = await open();
      const { run, giveUp } = await asker(queue);
      await worker(queue, {
        atOnce: 6,
        count: (task) => (task.chunk > 3 ? new Promise(() => undefined) : countTask(task)),
      });
      const ready = await readyOf({ seed: 7, trials: 1000, precision: 20 });
      expect(chunksOf(ready.job)).toBe(100);
      expect(await answered(ready, (chunk) => run({ job: ready.job, chunk }), giveUp)).toBe(await here(ready));
    });
  });
}
