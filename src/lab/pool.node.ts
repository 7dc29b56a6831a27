import { loadPhysics } from '../sim/physics.ts';
import type { Result } from '../sim/result.ts';
import { untimed } from '../sim/roll/untimed.node.ts';
import { countHere, type ChunkTask } from './countHere.ts';
import { findExperiment } from './registry.ts';
import { openThreads, type Threads } from './threads.node.ts';

/** Counts chunks, as many at a time as it has threads. */
export type LabPool = Threads<ChunkTask, Result<object>>;

/** On so many threads of their own, or on this one if one is enough. */
export const openLabPool = (threads: number): Promise<LabPool> =>
  openThreads(threads, new URL('./worker.node.ts', import.meta.url), async () => {
    const physics = await loadPhysics();
    untimed(physics);
    return (task: ChunkTask) => countHere(physics, task, findExperiment);
  });
