import {
  createPostgresBackend,
  createRedisBackend,
  withBackend,
  type BackendClasses,
  type ConnectionOptions,
  type IQueueBackend,
  type PostgresConnectionOptions,
} from 'bullmq';
import { hashOf } from '#engine/hash.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { ChunkTask } from '../countHere.ts';
import { jobId, LAB_REVISION } from '../job.ts';
import type { QueueAddress } from './address.ts';
import type { Asker, ChunkQueue, QueueWorker, Work } from './chunkQueue.ts';
import { waiting } from './waiting.node.ts';

type Counted = Result<unknown>;

/** A queue over BullMQ, in Redis or in Postgres. */
export function bullQueue({ store, url, shown }: QueueAddress): ChunkQueue {
  if (store === 'postgres') {
    const connection: PostgresConnectionOptions = {
      connectionString: url,
      migrate: true,
      connectionTimeoutMillis: PATIENCE_MS,
    };
    return queueOver(withBackend(createPostgresBackend), connection, shown);
  }
  const connection: ConnectionOptions = { url };
  return queueOver(withBackend(createRedisBackend), connection, shown);
}

/** A connection to Postgres that takes longer is given up (house value). */
const PATIENCE_MS = 10_000;
/** Answers are kept for a week, so that a job that is asked for again is not counted again (house value). */
const KEPT_S = 7 * 24 * 3600;
/** Long enough for everybody who asked to read it (house value). */
const FAILURE_KEPT_S = 60;
/** A chunk may lose its worker so many times. BullMQ's own limit is one. */
const MOST_DEATHS = 1000;
const ID_DIGITS = 32;
const NAME_DIGITS = 12;

/** Workers of another build, or of a lab that counts otherwise, look into another queue. */
const nameFor = (build: string): string => `tumbletop-lab-${hashOf([build, LAB_REVISION]).slice(0, NAME_DIGITS)}`;

const idOf = ({ job, chunk }: ChunkTask, build: string): string =>
  `${jobId(job, build).slice(0, ID_DIGITS)}-chunk-${chunk}`;

function queueOver<B extends IQueueBackend, C>(
  { Queue, Worker }: BackendClasses<B, C>,
  connection: C,
  shown: string,
): ChunkQueue {
  const opened = async (build: string) => {
    const queue = new Queue<ChunkTask, Counted, string>(nameFor(build), {
      connection,
      defaultJobOptions: { removeOnComplete: { age: KEPT_S }, removeOnFail: { age: FAILURE_KEPT_S } },
    });
    const ready = await readyIn(queue, shown);
    if (!ready.ok) await queue.close().catch(() => undefined);
    return ready.ok ? ok(queue) : ready;
  };

  const ask = async (build: string, failed: (sentence: string) => void): Promise<Result<Asker>> => {
    const queue = await opened(build);
    if (!queue.ok) return queue;
    queue.value.on('error', (error: Error) => failed(`${shown}: ${sentenceOf(error)}`));
    const { wait, giveUp, stop } = waiting(async (id) => answerOf(await queue.value.getJob(id)));
    const run = async (task: ChunkTask): Promise<Counted> => {
      const id = idOf(task, build);
      try {
        const before = await queue.value.getJob(id);
        if (before?.failedReason) await before.remove(); // asked for again, it is counted again
        await queue.value.add('chunk', task, { jobId: id });
        return await wait(id);
      } catch (error) {
        return fault('queue-failed', `${shown}: ${sentenceOf(error)}`);
      }
    };
    return ok({
      run,
      giveUp,
      workers: () => queue.value.getWorkersCount(),
      close: async () => {
        stop();
        await queue.value.close();
      },
    });
  };

  const work = async (
    build: string,
    { count, atOnce, leaseMs, counted, failed }: Work,
  ): Promise<Result<QueueWorker>> => {
    const queue = await opened(build);
    if (!queue.ok) return queue;
    const inHand = new Map<Handed, string>();
    let closed = false;
    const worker = new Worker<ChunkTask, Counted>(
      nameFor(build),
      async (task, token = '') => {
        inHand.set(task, token);
        const own = await count(task.data).finally(() => inHand.delete(task));
        if (closed) return own;
        const before = await queue.value.getJob(task.id ?? '').catch(() => undefined); // a check, not worth the chunk
        if (before?.returnvalue && hashOf(before.returnvalue) !== hashOf(own)) failed(differs(task.data));
        counted(task.data);
        return own;
      },
      {
        connection,
        concurrency: atOnce,
        lockDuration: leaseMs,
        stalledInterval: leaseMs,
        maxStalledCount: MOST_DEATHS,
        removeOnComplete: { age: KEPT_S },
      },
    );
    worker.on('error', (error) => {
      if (!closed) failed(`${shown}: ${sentenceOf(error)}`);
    });
    const ready = await readyIn(worker, shown);
    if (!ready.ok) {
      await Promise.allSettled([worker.close(true), queue.value.close()]);
      return ready;
    }
    return ok({
      close: async () => {
        if (closed) return;
        closed = true;
        await worker.pause(true);
        await Promise.allSettled([...inHand].map(([task, token]) => task.moveToWait(token)));
        await worker.close(true);
        await queue.value.close();
      },
    });
  };
  return { ask, work };
}

/** A job of BullMQ as far as it is asked for an answer; undefined where it is not there any more. */
type Asked =
  | { readonly finishedOn?: number; readonly failedReason?: string; readonly returnvalue: Counted | null }
  | undefined;

/** Null while nobody has counted the chunk. */
function answerOf(asked: Asked): Counted | null {
  if (asked === undefined) return fault('queue-failed', 'A chunk has gone from the queue before it was counted.');
  if (asked.finishedOn === undefined) return null;
  return (
    asked.returnvalue ?? fault('queue-failed', `A worker broke down: ${asked.failedReason ?? 'it does not say why'}.`)
  );
}

/** A job of BullMQ that can be handed back. */
interface Handed {
  readonly moveToWait: (token?: string) => Promise<unknown>;
}

const differs = ({ job, chunk }: ChunkTask): string =>
  `Chunk ${chunk} of a ${job.experiment} job came out in two ways: this machine counts others than an earlier one.`;

interface Opening {
  waitUntilReady: () => Promise<unknown>;
  on: (event: 'error', heard: (error: Error) => void) => unknown;
}

/** Waits until the store answers. A client would try again for ever; here the first error is told. */
function readyIn(queue: Opening, shown: string): Promise<Result<null>> {
  return new Promise((resolve) => {
    queue.on('error', (error) => resolve(fault('queue-failed', `${shown} does not answer: ${sentenceOf(error)}`)));
    queue.waitUntilReady().then(
      () => resolve(ok(null)),
      (error: unknown) => resolve(fault('queue-failed', `${shown} does not answer: ${sentenceOf(error)}`)),
    );
  });
}

/** One sentence, without name and password of an address. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0]);
  const text =
    error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
  return `${(text.split('\n')[0] ?? '').replace(/\/\/[^@/\s]*@/g, '//').replace(/\.$/, '')}.`;
}
