import { Connection, type Wire } from '#online/ingress/connection.ts';
import { Hub } from '#online/ingress/hub.ts';
import { PROTOCOL, type Told } from '#online/protocol/messages.ts';
import type { Rooms } from '#online/rooms/rooms.ts';

/** A connection without a socket: everything that it was told is there at once. */
export interface Bare {
  readonly connection: Connection;
  readonly told: Told[];
  isClosed: boolean;
  /** Bytes that its reader has not read. */
  waitingBytes: number;
}

/** The rooms of a server without sockets, and the time that a test gives it. */
export class BareServer {
  nowMs = 0;
  readonly hubs = new Map<string, Hub>();

  /** `sends`: called with everything that it says. */
  constructor(
    readonly rooms: Rooms,
    private readonly sends: (text: string) => void = () => undefined,
  ) {}

  open(code: string): Bare {
    const told: Told[] = [];
    const wire = {
      send: (text: string) => {
        this.sends(text);
        told.push(JSON.parse(text) as Told);
      },
      close: () => void (bare.isClosed = true),
      get waitingBytes() {
        return bare.waitingBytes;
      },
    };
    const bare: Bare = { connection: this.connect(code, wire), told, isClosed: false, waitingBytes: 0 };
    return bare;
  }

  connect(code: string, wire: Wire): Connection {
    return new Connection(wire, {
      hub: async () => this.hubOf(code),
      left: () => void this.hubs.delete(code),
      now: () => this.nowMs,
      publicUrl: null,
    });
  }

  /** Has said hello with that key. */
  async guest(code: string, key: string | null = null, host: string | null = null): Promise<Bare> {
    const bare = this.open(code);
    await bare.connection.receive(JSON.stringify({ t: 'hello', v: PROTOCOL, key, host, have: -1 }));
    return bare;
  }

  private async hubOf(code: string): Promise<Hub | null> {
    const keeper = await this.rooms.keeper(code);
    if (keeper === null) return null;
    const hub = this.hubs.get(code) ?? new Hub(keeper, () => this.nowMs);
    this.hubs.set(code, hub);
    return hub;
  }
}

export const byeOf = ({ told }: Bare): string | null =>
  told.flatMap((one) => (one.t === 'bye' ? [one.code] : []))[0] ?? null;
