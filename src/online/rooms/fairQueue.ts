import { Bucket, type Rate } from './bucket.ts';
import { NotYet } from './roomLimits.ts';

/** The share of one room. */
interface Share {
  /** As if it had been given so much of the threads, ms: the least comes first. */
  used: number;
  busy: number;
  readonly ticks: Bucket;
}

interface Waiting {
  readonly share: Share;
  readonly begin: () => Promise<void>;
}

export interface FairQueueOptions {
  readonly threads: number;
  /** Ticks that a room may have. */
  readonly ticks: Rate;
  /** ms. */
  readonly now: () => number;
}

/** Rooms that are remembered before those are forgotten that have asked for nothing lately (house value). */
const REMEMBERED = 1000;

/**
 * The way to threads that many rooms share. A thread that is free goes to the room that has had least of them, so that
 * one that asks for much waits for itself, and no other room for it.
 */
export class FairQueue {
  private readonly shares = new Map<string, Share>();
  private waiting: Waiting[] = [];
  private running = 0;
  /** That which the last one to begin had used: a room that comes anew has no more of the past than that. */
  private floor = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** How much waits. */
  get length(): number {
    return this.waiting.length;
  }

  /** Throws `NotYet` where the room has used up its ticks. */
  async run<V>(room: string, work: () => Promise<V>, ticksOf: (done: V) => number = () => 0): Promise<V> {
    const share = this.shareOf(room);
    const ms = share.ticks.waitMs();
    if (ms > 0) throw new NotYet(ms);
    share.used = Math.max(share.used, this.floor);
    share.busy += 1;
    return new Promise((resolve, reject) => {
      const begin = async (): Promise<void> => {
        const began = this.options.now();
        try {
          const done = await work();
          share.ticks.spend(ticksOf(done));
          resolve(done);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        } finally {
          share.used += this.options.now() - began;
          share.busy -= 1;
          this.running -= 1;
          this.next();
        }
      };
      this.waiting.push({ share, begin });
      this.next();
    });
  }

  private next(): void {
    while (this.running < this.options.threads && this.waiting.length > 0) {
      const first = this.waiting.reduce((least, one) => (one.share.used < least.share.used ? one : least));
      this.waiting = this.waiting.filter((one) => one !== first);
      this.floor = Math.max(this.floor, first.share.used);
      this.running += 1;
      void first.begin();
    }
  }

  private shareOf(room: string): Share {
    const known = this.shares.get(room);
    if (known !== undefined) return known;
    if (this.shares.size >= REMEMBERED) this.forget();
    const share = { used: this.floor, busy: 0, ticks: new Bucket(this.options.ticks, this.options.now) };
    this.shares.set(room, share);
    return share;
  }

  private forget(): void {
    for (const [room, { used, busy, ticks }] of this.shares)
      if (busy === 0 && used <= this.floor && ticks.isFull) this.shares.delete(room);
  }
}
