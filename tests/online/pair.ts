import type { LineHost, Socket, SocketEvents } from '#online/client/line.ts';
import type { Connection } from '#online/ingress/connection.ts';
import type { BareServer } from './bare.ts';
import { newId, type Chance } from './support.ts';
import type { Clock } from './net.ts';

interface Message {
  readonly text: string;
  readonly arrive: (text: string) => void;
}

/** The two that a line begins with come first and are not lost: else there is no line. */
const isGreeting = ({ text }: Message): boolean => /^\{"t":"(?:hello|welcome)"/.test(text);

/** Both directions of one socket: nothing arrives before a test says so. */
class Pair {
  readonly queues: readonly [Message[], Message[]] = [[], []];
  private state: 'new' | 'open' | 'cut' = 'new';

  constructor(
    private readonly events: SocketEvents,
    private readonly connection: () => Connection,
  ) {}

  carry(queue: Message[], message: Message): void {
    if (this.state === 'open') queue.push(message);
  }

  open(): void {
    if (this.state !== 'new') return;
    this.state = 'open';
    this.events.opened();
  }

  cut(): void {
    if (this.state === 'cut') return;
    this.state = 'cut';
    for (const queue of this.queues) queue.length = 0;
    this.connection().gone();
    this.events.closed();
  }
}

/** Lines to a server's rooms in memory, whose queues a test flushes, drops from, and reorders. */
export class Pairs {
  private readonly pairs = new Set<Pair>();
  flushed = 0;
  dropped = 0;
  reordered = 0;
  cuts = 0;

  constructor(
    private readonly server: BareServer,
    private readonly clock: Clock,
    private readonly chance: Chance,
  ) {}

  host(code: string): LineHost {
    return {
      openSocket: (events) => this.openSocket(code, events),
      after: (ms, then) => this.clock.after(ms, then),
      random: () => 0.5,
      newId,
    };
  }

  /** Of one queue, by chance: some messages arrive, one is lost, two change places, or the line is cut. */
  step(): void {
    const { chance } = this;
    const pair = chance.oneOf([...this.pairs]);
    if (pair === undefined) return;
    pair.open();
    const queue = chance.oneOf(pair.queues) ?? [];
    const at = chance.integer(0, Math.max(0, queue.length - 1));
    const [one, next] = [queue[at], queue[at + 1]];
    switch (chance.integer(0, 19)) {
      case 0:
        this.cuts += 1;
        return pair.cut();
      case 1:
        if (one === undefined || isGreeting(one)) return;
        this.dropped += 1;
        return void queue.splice(at, 1);
      case 2:
      case 3:
        if (one === undefined || next === undefined || isGreeting(one) || isGreeting(next)) return;
        this.reordered += 1;
        return void queue.splice(at, 2, next, one);
      default:
        return this.flush(queue, chance.integer(1, 3));
    }
  }

  /** Everything arrives, whatever comes of it. */
  flushAll(): void {
    for (const pair of this.pairs) {
      pair.open();
      for (const queue of pair.queues) this.flush(queue, queue.length);
    }
  }

  private flush(queue: Message[], most: number): void {
    for (const { text, arrive } of queue.splice(0, most)) {
      this.flushed += 1;
      arrive(text);
    }
  }

  private openSocket(code: string, events: SocketEvents): Socket {
    const [up, down] = [0, 1] as const;
    const connection = this.server.connect(code, {
      send: (text) => pair.carry(pair.queues[down], { text, arrive: events.heard }),
      close: () => this.end(pair),
      waitingBytes: 0,
    });
    const pair: Pair = new Pair(events, () => connection);
    this.pairs.add(pair);
    return {
      send: (text) => pair.carry(pair.queues[up], { text, arrive: (said) => void connection.receive(said) }),
      close: () => this.end(pair),
    };
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.cut();
  }
}
