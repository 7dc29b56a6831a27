import { fault, ok, type Result } from '#sim/result.ts';

/** Where a queue is. */
export interface QueueAddress {
  readonly store: 'redis' | 'postgres';
  readonly url: string;
  /** For people: without name and password. */
  readonly shown: string;
}

const STORES: Readonly<Record<string, QueueAddress['store']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

/** Faults: `not-a-queue`. The sentence never has the password. */
export function queueAddress(text: string): Result<QueueAddress> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const store = STORES[url?.protocol ?? ''];
  // A `#` in a password would have the rest of it read as something else: it has to be written %23.
  if (url === null || store === undefined || url.hostname === '' || text.includes('#'))
    return fault(
      'not-a-queue',
      `${url === null || text.includes('#') ? 'That' : `${url.protocol}//${url.host}`} is no address of a queue; expected redis://HOST:PORT or postgres://NAME@HOST:PORT/DATABASE.`,
    );
  return ok({ store, url: text, shown: `${url.protocol}//${url.host}${url.pathname}` });
}
