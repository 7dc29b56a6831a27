import { Bucket } from '../rooms/bucket.ts';
import { LIMITS } from './limits.ts';

/** Asks for one thing that is counted: true where it is within the limits. */
export interface Visitor {
  /** A line, or a request that is under way. Null: there are too many; else how it ends. */
  enter(): (() => void) | null;
  request(): boolean;
  room(): boolean;
  /** An entry for a challenge of the day. */
  entry(): boolean;
  rejoin(code: string): boolean;
}

/** From this machine itself anything may come. */
const AT_HOME: Visitor = {
  enter: () => () => undefined,
  request: () => true,
  room: () => true,
  entry: () => true,
  rejoin: () => true,
};

class Counted implements Visitor {
  private atOnce = 0;
  private readonly requests: Bucket;
  private readonly rooms: Bucket;
  private readonly entries: Bucket;
  private readonly rejoins = new Map<string, Bucket>();

  constructor(private readonly now: () => number) {
    this.requests = new Bucket(LIMITS.requests, now);
    this.rooms = new Bucket(LIMITS.rooms, now);
    this.entries = new Bucket(LIMITS.entries, now);
  }

  enter(): (() => void) | null {
    if (this.atOnce >= LIMITS.atOnce) return null;
    this.atOnce += 1;
    return () => void (this.atOnce -= 1);
  }

  request(): boolean {
    return this.requests.take();
  }

  room(): boolean {
    return this.rooms.take();
  }

  entry(): boolean {
    return this.entries.take();
  }

  rejoin(code: string): boolean {
    const bucket = this.rejoins.get(code) ?? new Bucket(LIMITS.rejoins, this.now);
    this.rejoins.set(code, bucket);
    return bucket.take();
  }

  /** Whether it is as if nobody had ever come from there. */
  forget(): boolean {
    for (const [code, bucket] of this.rejoins) if (bucket.isFull) this.rejoins.delete(code);
    const isFull = [this.requests, this.rooms, this.entries].every((bucket) => bucket.isFull);
    return this.atOnce === 0 && this.rejoins.size === 0 && isFull;
  }
}

/** Everybody who has come lately, by address. */
export class Visitors {
  private readonly known = new Map<string, Counted>();

  constructor(private readonly now: () => number) {}

  get size(): number {
    return this.known.size;
  }

  /** Null: from this machine itself. */
  of(address: string | null): Visitor {
    if (address === null) return AT_HOME;
    const visitor = this.known.get(address) ?? new Counted(this.now);
    this.known.set(address, visitor);
    return visitor;
  }

  /** Those that have not come for so long that nothing of them counts any more. */
  forget(): void {
    for (const [address, visitor] of this.known) if (visitor.forget()) this.known.delete(address);
  }
}
