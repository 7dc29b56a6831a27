import { queueAddress, type QueueAddress } from '#lab/queue/address.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { missingPeers } from './missingPeers.ts';
import { say } from './texts.ts';

/** Stores that several processes share; null: none. */
export interface SharedStores {
  readonly postgres: QueueAddress | null;
  readonly redis: QueueAddress | null;
}

const DRIVERS = { postgres: 'pg', redis: 'ioredis' } as const;
const FORMS = { postgres: 'postgres://NAME@HOST:PORT/DATABASE', redis: 'redis://HOST:PORT' } as const;

/**
 * The stores that `serve` is to use, by its options. No sentence has an address in it that may have a password. Faults:
 * `not-a-store`, `redis-alone`, `not-installed`.
 */
export function sharedStores(
  given: { readonly postgres?: string | undefined; readonly redis?: string | undefined },
  isInstalled?: (name: string) => boolean,
): Result<SharedStores> {
  const postgres = addressOf('postgres', given.postgres);
  if (!postgres.ok) return postgres;
  const redis = addressOf('redis', given.redis);
  if (!redis.ok) return redis;
  if (redis.value !== null && postgres.value === null) return fault('redis-alone', say.serveRedisAlone);
  const named = [postgres.value, redis.value].flatMap((address) => (address === null ? [] : [DRIVERS[address.store]]));
  const missing = missingPeers(named, isInstalled);
  if (missing.length > 0) return fault('not-installed', say.serveNotInstalled(missing));
  return ok({ postgres: postgres.value, redis: redis.value });
}

function addressOf(store: QueueAddress['store'], text: string | undefined): Result<QueueAddress | null> {
  if (text === undefined) return ok(null);
  const address = queueAddress(text);
  if (address.ok && address.value.store === store) return address;
  return fault('not-a-store', say.serveStoreIs(store, FORMS[store]));
}
