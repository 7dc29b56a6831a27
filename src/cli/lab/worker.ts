import { labThreads, type LabPool } from '#lab/pool.node.ts';
import { queueAddress } from '#lab/queue/address.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { BAD_INPUT, OK } from '../exits.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import { openQueue, type OpenQueue } from './openQueue.ts';

export interface WorkerOptions {
  readonly queue: string;
  readonly workers: number;
  /** Seconds of silence after which a worker is taken for dead. */
  readonly lease: number;
}

const MS = 1000;

/**
 * `tumbletop lab worker`: counts the chunks of a queue until it is interrupted, or `until` is settled; gives the exit
 * code.
 */
export async function worker(
  { queue: url, workers, lease }: WorkerOptions,
  terminal: Terminal,
  until: Promise<void> = new Promise(() => undefined),
  open: OpenQueue = openQueue,
  openPool: (threads: number) => LabPool = labThreads,
): Promise<number> {
  const address = queueAddress(url);
  if (!address.ok) return refused(address.fault.message, terminal);
  const queue = await open(address.value);
  if (!queue.ok) return refused(queue.fault.message, terminal);
  const pool = openPool(workers);
  let done = 0;
  const working = await queue.value.work(PHYSICS_BUILD, {
    count: (task) => pool.run(task),
    atOnce: workers,
    leaseMs: lease * MS,
    counted: ({ job, chunk }) => {
      done += 1;
      terminal.out(`${say.workerCounted(job.experiment, chunk)}\n`);
    },
    failed: (sentence) => terminal.error(sentence),
  });
  if (!working.ok) {
    await pool.close();
    return refused(working.fault.message, terminal);
  }
  terminal.out(`${say.workerReady(address.value.shown, workers, PHYSICS_BUILD)}\n`);
  const release = terminal.atInterrupt(async () => {
    terminal.error(say.workerStops(done));
    await working.value.close();
  });
  await until;
  release();
  await working.value.close();
  await pool.close();
  return OK;
}

function refused(sentence: string, terminal: Terminal): number {
  terminal.error(sentence);
  return BAD_INPUT;
}
