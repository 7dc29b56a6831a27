import type { Rate } from './bucket.ts';

/** Limits of one connection, finite by default; figures of an open project at scale, as far as they fit. */
export const LIMITS = {
  /** Longest message, bytes of UTF-8: an order of half a thousand gestures is 2 kB. */
  messageBytes: 64 * 1024,
  /** Asks, pings and words about presence. */
  messages: { burst: 30, perS: 10 } satisfies Rate,
  /** Samples of a hand, which are dropped beyond. */
  hands: { burst: 60, perS: 30 } satisfies Rate,
  /** Bytes that may wait to be sent to somebody who reads slowly; beyond, the line is cut, and comes back. */
  waitingBytes: 5 * 1024 * 1024,
  /** Connections of one room. */
  connections: 60,
} as const;
