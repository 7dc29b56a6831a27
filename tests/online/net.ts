import type { LineHost, Socket, SocketEvents } from '#online/client/line.ts';
import { Connection } from '#online/ingress/connection.ts';
import { Hub } from '#online/ingress/hub.ts';
import type { Rooms } from '#online/rooms/rooms.ts';

/** Time as a test passes it. */
export class Clock {
  nowMs = 0;
  private due: { readonly atMs: number; readonly call: () => void }[] = [];

  after(ms: number, call: () => void): () => void {
    const one = { atMs: this.nowMs + ms, call };
    this.due.push(one);
    return () => void (this.due = this.due.filter((other) => other !== one));
  }

  /** What falls due is called in its order, and all that comes of it at once has come before the next. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await settled();
      const next = this.due.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      this.due = this.due.filter((other) => other !== next);
      this.nowMs = next.atMs;
      next.call();
    }
    this.nowMs = endMs;
  }
}

const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Half of the time that an answer takes, ms. */
const ONE_WAY_MS = 60;

/** The fate of a message: it arrives; the line is cut before it, or after; nothing is heard of the line any more. */
export type Fate = 'arrives' | 'cut-before' | 'cut-after' | 'half-open';

/** Lines between browsers and one server's rooms, that are cut as a test says; everything that was said is noted. */
export class Net {
  readonly said: string[] = [];
  cuts = 0;
  private readonly hubs = new Map<string, Hub>();
  private readonly sockets = new Set<() => void>();
  private ids = 0;

  /** `fate`: of each message; `sends`: called before the server sends one. */
  constructor(
    private up: Rooms | null,
    readonly clock: Clock,
    private readonly fate: () => Fate = () => 'arrives',
    private readonly sends: (text: string) => void = () => undefined,
  ) {}

  get rooms(): Rooms {
    if (this.up === null) throw new Error('the server is down');
    return this.up;
  }

  get isUp(): boolean {
    return this.up !== null;
  }

  /** The server is gone in this instant, and every socket with it. */
  kill(): void {
    this.up = null;
    this.hubs.clear();
    for (const cut of this.sockets) cut();
  }

  restart(rooms: Rooms): void {
    this.up = rooms;
  }

  /** All that a line to the room needs of its browser. */
  host(code: string): LineHost {
    return {
      openSocket: (events) => this.open(code, events),
      after: (ms, then) => this.clock.after(ms, then),
      random: () => 0.5,
      newId: () => `line-${(this.ids += 1)}`.padEnd(8, '-'),
    };
  }

  private async hubOf(code: string): Promise<Hub | null> {
    const keeper = await this.rooms.keeper(code);
    if (keeper === null) return null;
    const hub = this.hubs.get(code) ?? new Hub(keeper, () => this.clock.nowMs);
    this.hubs.set(code, hub);
    return hub;
  }

  private open(code: string, { opened, heard, closed }: SocketEvents): Socket {
    let state: 'open' | 'half-open' | 'cut' = 'open';
    if (!this.isUp) this.clock.after(ONE_WAY_MS, () => cut());
    const cut = (): void => {
      if (state === 'cut') return;
      state = 'cut';
      this.sockets.delete(cut);
      this.cuts += 1;
      connection.gone();
      this.clock.after(ONE_WAY_MS, closed);
    };
    const carry = (text: string, arrive: () => void): void => {
      if (state !== 'open') return;
      this.said.push(text);
      const fate = this.fate();
      if (fate === 'half-open') state = 'half-open';
      if (fate === 'cut-before') cut();
      if (fate === 'arrives' || fate === 'cut-after')
        this.clock.after(ONE_WAY_MS, () => {
          if (state === 'open') arrive();
          if (fate === 'cut-after') cut();
        });
    };
    const socket: Socket = {
      send: (text) => carry(text, () => void connection.receive(text)),
      close: () => cut(),
    };
    const connection = new Connection(
      {
        send: (text) => {
          if (state === 'open') this.sends(text);
          carry(text, () => heard(text));
        },
        close: () => this.clock.after(ONE_WAY_MS, closed),
        waitingBytes: 0,
      },
      {
        hub: async () => this.hubOf(code),
        left: () => void this.hubs.delete(code),
        now: () => this.clock.nowMs,
        publicUrl: null,
      },
    );
    this.sockets.add(cut);
    this.clock.after(ONE_WAY_MS, () => {
      if (state === 'open' && this.isUp) opened();
    });
    return socket;
  }
}
