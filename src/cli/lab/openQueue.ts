import type { QueueAddress } from '#lab/queue/address.ts';
import type { ChunkQueue } from '#lab/queue/chunkQueue.ts';

/** Finds a queue at an address; nothing is asked of it yet. */
export type OpenQueue = (address: QueueAddress) => Promise<ChunkQueue>;

/** The drivers of the stores are loaded when a queue is named. */
export const openQueue: OpenQueue = async (address) => (await import('#lab/queue/bull.node.ts')).bullQueue(address);
