import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { seedRandom, withRandom, type RandomState } from '#engine/random.ts';

/** How hostile it is: one of so many pieces is the last that its line carries, and each is late by up to so much. */
interface Hostility {
  readonly oneIn: number;
  readonly latestMs: number;
}

/** Late as on a line to another continent, and lost every few dozen messages (house values). */
const HOSTILE: Hostility = { oneIn: 30, latestMs: 120 };

/** A socket of a room begins so; the files of the page are carried as they are. */
const OF_ROOM = /^GET \/m\//;

/** Between browsers and the server of rooms: by a seed it delays their lines, cuts them, and lets them go silent. */
export class HostileProxy {
  /** Lines of rooms that it has cut, and that went silent. */
  readonly lost = { cut: 0, silent: 0 };
  /** While it is away, whoever is connected hears nothing any more, and nobody else comes through. */
  private isAway = false;
  private readonly sockets = new Set<Socket>();
  private chance: RandomState;

  private constructor(
    private readonly server: Server,
    private readonly portOfServer: () => number,
    seed: number,
    private readonly hostility: Hostility,
  ) {
    this.chance = seedRandom(seed);
    server.on('connection', (near) => this.carry(near));
  }

  /** `portOfServer`: asked for every line, as a server that is started again may have another one. */
  static async start(portOfServer: () => number, seed: number, hostility = HOSTILE): Promise<HostileProxy> {
    const server = createServer();
    const proxy = new HostileProxy(server, portOfServer, seed, hostility);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** As in a tunnel: nothing is cut, nothing arrives. */
  goAway(): void {
    this.isAway = true;
  }

  /** Whoever was silenced stays so: only a new line comes through. */
  comeBack(): void {
    this.isAway = false;
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await ended;
  }

  private carry(near: Socket): void {
    const far = connect(this.portOfServer(), '127.0.0.1');
    const line = { isOfRoom: false, isSilent: this.isAway };
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        this.sockets.delete(socket);
        if (!line.isSilent) cut();
      });
    }
    const pass = (from: Socket, to: Socket): void => {
      let arrives = Promise.resolve();
      from.on('data', (piece: Buffer) => {
        line.isOfRoom ||= OF_ROOM.test(piece.toString('latin1'));
        line.isSilent ||= this.isAway;
        const lateMs = line.isOfRoom ? this.integer(0, this.hostility.latestMs) : 0;
        arrives = arrives.then(() => after(lateMs)).then(() => void (line.isSilent || to.write(piece)));
        if (!line.isOfRoom || line.isSilent || this.integer(1, this.hostility.oneIn) > 1) return;
        if (this.integer(0, 1) === 0) {
          this.lost.cut += 1;
          cut();
        } else {
          this.lost.silent += 1;
          line.isSilent = true;
        }
      });
    };
    pass(near, far);
    pass(far, near);
  }

  private integer(min: number, max: number): number {
    const { value, state } = withRandom(this.chance, (random) => random.integer(min, max));
    this.chance = state;
    return value;
  }
}

const after = async (ms: number): Promise<void> =>
  ms === 0 ? undefined : new Promise((resolve) => void setTimeout(resolve, ms));
