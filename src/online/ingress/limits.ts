import type { Rate } from '../rooms/bucket.ts';

/**
 * Limits of what comes in, finite by default; figures of an open project at scale as far as they fit, else house
 * values. Those of a room are in `rooms/roomLimits.ts`; docs/protocol.md has all of them in a table.
 */
export const LIMITS = {
  /** Longest message, bytes of UTF-8: an order of half a thousand gestures is 2 kB. */
  messageBytes: 64 * 1024,
  /** Messages of a line, whatever they are: beyond, they are not even read. */
  frames: { burst: 200, perS: 100 } satisfies Rate,
  /** Asks, pings and words about presence. */
  messages: { burst: 30, perS: 10 } satisfies Rate,
  /** Samples of a hand, which are dropped beyond. */
  hands: { burst: 60, perS: 30 } satisfies Rate,
  /** Phrases, and words about presence, that others are told of; not told beyond. */
  words: { burst: 5, perS: 1 } satisfies Rate,
  /** Times that a line may want rows that it was sent; not sent beyond. */
  repeats: { burst: 10, perS: 1 / 12 } satisfies Rate,
  /** Bytes that may wait to be sent to somebody who reads slowly; beyond, the line is cut, and comes back. */
  waitingBytes: 5 * 1024 * 1024,
  /** Connections of a room; of them those that look on, and those of one seat, whose oldest makes way. */
  connections: 100,
  spectators: 50,
  ofSeat: 8,
  /** Of an address: a school or a house may be behind one. Lines and requests under way at once: */
  atOnce: 200,
  requests: { burst: 60, perS: 20 } satisfies Rate,
  rooms: { burst: 60, perS: 60 / 3600 } satisfies Rate,
  /** Entries for challenges of the day: a class at a school has a try each, and a person some a minute. */
  entries: { burst: 40, perS: 1 / 6 } satisfies Rate,
  /** Times that somebody at an address comes to one room, or wants most of its rows. */
  rejoins: { burst: 60, perS: 1 } satisfies Rate,
  /** Rows of one answer over HTTP; the head says that there are more. */
  rowsAtOnce: 500,
  /** A line on which nothing is heard for so long is cut, ms: by then a ping was not answered. */
  silentMs: 35_000,
} as const;
