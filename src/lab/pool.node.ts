import { loadPhysics } from '../sim/physics.ts';
import type { Result } from '../sim/result.ts';
import { untimed } from '../sim/roll/untimed.node.ts';
import { countHere, type ChunkTask } from './countHere.ts';
import { findExperiment } from './registry.ts';
import { openThreads, threadsOf, type Threads } from './threads.node.ts';

/** Counts chunks, as many at a time as it has threads. */
export type LabPool = Threads<ChunkTask, Result<object>>;

const worker = (): URL => new URL('./worker.node.ts', import.meta.url);

/** On so many threads of their own, or on this one if one is enough. */
export const openLabPool = (threads: number): Promise<LabPool> =>
  openThreads(threads, worker(), async () => {
    const physics = await loadPhysics();
    untimed(physics);
    return (task: ChunkTask) => countHere(physics, task, findExperiment);
  });

/** For a worker of a queue: on threads of their own, as this one has to tell the queue that it is alive. */
export const labThreads = (threads: number): LabPool => threadsOf(threads, worker());
