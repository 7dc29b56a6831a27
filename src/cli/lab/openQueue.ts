import { fault, ok, type Result } from '#sim/result.ts';
import type { QueueAddress } from '#lab/queue/address.ts';
import type { ChunkQueue } from '#lab/queue/chunkQueue.ts';
import { missingPeers, type Peer } from '../missingPeers.ts';
import { say } from '../texts.ts';

/** Finds a queue at an address; nothing is asked of it yet. Faults: `queue-not-installed`. */
export type OpenQueue = (address: QueueAddress) => Promise<Result<ChunkQueue>>;

/** The drivers of the stores are loaded when a queue is named. They are optional peers: no game needs them. */
export const openQueue: OpenQueue = async (address) => {
  const missing = missingFor(address.store);
  if (missing.length > 0) return fault('queue-not-installed', say.queueNotInstalled(missing));
  return ok((await import('#lab/queue/bull.node.ts')).bullQueue(address));
};

/** BullMQ comes without drivers, and loads the one of its store. */
const NEEDED: Readonly<Record<QueueAddress['store'], readonly Peer[]>> = {
  redis: ['bullmq', 'ioredis'],
  postgres: ['bullmq', 'pg'],
};

/** The packages that a store needs and that are not there, as `npm install` takes them. */
export const missingFor = (store: QueueAddress['store'], isInstalled?: (name: string) => boolean): readonly string[] =>
  missingPeers(NEEDED[store], isInstalled);
