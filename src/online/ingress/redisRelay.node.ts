import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Passing, Relay } from './relay.ts';

interface Envelope {
  /** The process that passes it on. */
  readonly from: string;
  readonly told: Passing;
}

const channelOf = (code: string): string => `tumbletop:${code}`;

/** A relay by Redis. While that is away, nothing is passed on; nothing else waits for it. */
export class RedisRelay implements Relay {
  private readonly me = randomUUID();
  private readonly heard = new Map<string, (told: Passing) => void>();
  private readonly says: Redis;
  private readonly hears: Redis;

  constructor(url: string) {
    // A sample that cannot go at once is of no use later.
    this.says = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.hears = new Redis(url, { maxRetriesPerRequest: null });
    for (const redis of [this.says, this.hears]) redis.on('error', () => undefined); // it connects again by itself
    this.hears.on('message', (channel: string, text: string) => {
      const { from, told } = JSON.parse(text) as Envelope;
      if (from !== this.me) this.heard.get(channel)?.(told);
    });
  }

  join(code: string, heard: (told: Passing) => void): () => void {
    const channel = channelOf(code);
    this.heard.set(channel, heard);
    this.hears.subscribe(channel).catch(() => undefined);
    return () => {
      if (this.heard.get(channel) !== heard) return; // somebody has come meanwhile
      this.heard.delete(channel);
      this.hears.unsubscribe(channel).catch(() => undefined);
    };
  }

  pass(code: string, told: Passing): void {
    const text = JSON.stringify({ from: this.me, told } satisfies Envelope);
    this.says.publish(channelOf(code), text).catch(() => undefined);
  }

  close(): void {
    for (const redis of [this.says, this.hears]) redis.disconnect();
  }
}
