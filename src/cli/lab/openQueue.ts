import { createRequire } from 'node:module';
import { fault, ok, type Result } from '#sim/result.ts';
import type { QueueAddress } from '#lab/queue/address.ts';
import type { ChunkQueue } from '#lab/queue/chunkQueue.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { say } from '../texts.ts';

/** Finds a queue at an address; nothing is asked of it yet. Faults: `queue-not-installed`. */
export type OpenQueue = (address: QueueAddress) => Promise<Result<ChunkQueue>>;

/** The drivers of the stores are loaded when a queue is named. They are optional peers: no game needs them. */
export const openQueue: OpenQueue = async (address) => {
  const missing = missingFor(address.store);
  if (missing.length > 0) return fault('queue-not-installed', say.queueNotInstalled(missing));
  return ok((await import('#lab/queue/bull.node.ts')).bullQueue(address));
};

type Peer = keyof typeof manifest.peerDependencies;

/** BullMQ comes without drivers, and loads the one of its store. */
const NEEDED: Readonly<Record<QueueAddress['store'], readonly Peer[]>> = {
  redis: ['bullmq', 'ioredis'],
  postgres: ['bullmq', 'pg'],
};

/**
 * The packages that a store needs and that are not there, as `npm install` takes them. The major version alone is
 * named, as a shell would read more into `^6.7.0`.
 */
export function missingFor(
  store: QueueAddress['store'],
  isInstalled: (name: string) => boolean = isThere,
): readonly string[] {
  return NEEDED[store]
    .filter((name) => !isInstalled(name))
    .map((name) => `${name}@${/\d+/.exec(manifest.peerDependencies[name])?.[0] ?? 'latest'}`);
}

function isThere(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
