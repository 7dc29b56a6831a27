import { Tinypool } from 'tinypool';
import { loadPhysics } from '../../sim/physics.ts';
import { openChunks } from './chunks.ts';
import type { PlayChunk } from './experiment.ts';

/** Plays chunks, as many at a time as it has threads. */
export interface Pool {
  readonly play: PlayChunk;
  readonly close: () => Promise<void>;
}

/** On so many threads of their own, or on this one if one is enough. */
export async function openPool(threads: number): Promise<Pool> {
  if (threads <= 1) return { play: openChunks(await loadPhysics()), close: () => Promise.resolve() };
  const filename = new URL('./worker.node.ts', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads });
  return { play: (job, chunk) => pool.run({ job, chunk }), close: () => pool.destroy() };
}
