import { loadPhysics } from '../../sim/physics.ts';
import { openThreads } from '../threads.node.ts';
import { openChunks } from './chunks.ts';
import type { PlayChunk } from './experiment.ts';
import type { Task } from './worker.node.ts';

/** Plays chunks, as many at a time as it has threads. */
export interface Pool {
  readonly play: PlayChunk;
  readonly close: () => Promise<void>;
}

/** On so many threads of their own, or on this one if one is enough. */
export async function openPool(threads: number): Promise<Pool> {
  const worker = new URL('./worker.node.ts', import.meta.url);
  const { run, close } = await openThreads(threads, worker, async () => {
    const play = openChunks(await loadPhysics());
    return ({ job, chunk }: Task) => play(job, chunk);
  });
  return { play: (job, chunk) => run({ job, chunk }), close };
}
