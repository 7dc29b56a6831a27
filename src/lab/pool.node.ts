import type { Result } from '#sim/result.ts';
import { untimed } from '#sim/roll/untimed.node.ts';
import { countHere, type ChunkTask } from './countHere.ts';
import { findExperiment } from './registry.ts';
import { NOT_WANTED } from './run.ts';
import { openThreads, threadsOf, type Threads } from './threads.node.ts';

/** Counts chunks, as many at a time as it has threads. */
export type LabPool = Threads<ChunkTask, Result<object>>;

/** One for a single job. */
export interface JobPool extends LabPool {
  /** Nothing more is wanted: what is under way comes to a fault at once, and ends when the pool is closed. */
  readonly giveUp: () => void;
}

const worker = (): URL => new URL('./worker.node.ts', import.meta.url);

/** On so many threads of their own, or on this one if one is enough. */
export const openLabPool = (threads: number): Promise<LabPool> =>
  openThreads(threads, worker(), async () => {
    const { loadPhysics } = await import('#sim/physics.ts'); // large, and of no use beside threads
    const physics = await loadPhysics();
    untimed(physics);
    return (task: ChunkTask) => countHere(physics, task, findExperiment);
  });

/** The same pool, for a single job. */
export function jobPool(pool: LabPool): JobPool {
  let giveUp = (): void => undefined;
  const givenUp = new Promise<typeof NOT_WANTED>((resolve) => {
    giveUp = () => resolve(NOT_WANTED);
  });
  return { run: (task) => Promise.race([pool.run(task), givenUp]), close: pool.close, giveUp };
}

/** For a worker of a queue: on threads of their own, as this one has to tell the queue that it is alive. */
export const labThreads = (threads: number): LabPool => threadsOf(threads, worker());
