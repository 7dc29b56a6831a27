import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { LIMITS } from '#online/ingress/limits.ts';
import { Visitors } from '#online/ingress/visitors.ts';
import { ROOM_LIMITS } from '#online/rooms/roomLimits.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { runs, SEED, SOAKING } from '../effort.ts';
import { BareServer, byeOf, type Bare } from './bare.ts';
import { hostileFrame, type Learned } from './hostileFrames.ts';
import {
  Chance,
  headNow,
  HOST_KEY,
  keyOf,
  ordersBy,
  partsOf,
  roomWith,
  SALT,
  SEED as SEED_OF_MATCH,
  servicesFor,
} from './support.ts';

const GAMES: Readonly<Record<string, object>> = {
  traction: { surface: 'mousepad', table: { distanceMm: 381 } },
  trexlands: {},
  'tug-of-war': {},
};
/** Frames of each game. */
const FRAMES = Math.ceil(runs(600, 1_000_000) / Object.keys(GAMES).length);
/** After so many the honest one asks for something. */
const HONEST = runs(100, 2000);
/** Beyond that, memory is lost; what the rows of a run take is far less, bytes (house value). */
const MOST_GROWTH = 40 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const everyOrder = async (game: string, keeper: RoomKeeper): Promise<readonly object[]> => {
  const parts = await partsOf(game);
  return [0, 1].flatMap((seat) => ordersBy(parts, keeper.room?.match?.now(seat).state, seat).slice(0, 40));
};

/** One of two seats is hostile, and comes back whenever it is thrown out; the other one plays fair. */
class Attack {
  private readonly chance = new Chance(SEED);
  private readonly visitors = new Visitors(() => this.server.nowMs);
  readonly replays: string[] = [];
  readonly statuses = new Set<number>();
  /** Rows that hostile requests have made: those that were acknowledged. */
  made = 0;
  byes = 0;
  /** Honest requests that were acknowledged. */
  fairly = 0;
  private hostile: Bare | null = null;
  private orders: readonly object[] = [];
  private ordersAt = -1;

  constructor(
    private readonly game: string,
    readonly server: BareServer,
    readonly keeper: RoomKeeper,
    readonly honest: Bare,
  ) {}

  private async learned(): Promise<Learned> {
    const { head } = this.keeper;
    if (head !== this.ordersAt) this.orders = await everyOrder(this.game, this.keeper);
    this.ordersAt = head;
    return { head, replays: this.replays, orders: this.orders };
  }

  /** One frame: nothing is done but what is acknowledged. */
  async frame(): Promise<void> {
    const { chance, keeper, server } = this;
    const text = hostileFrame(await this.learned(), chance);
    server.nowMs += chance.integer(0, 20) === 0 ? 0 : 300;
    const before = keeper.head;
    const acknowledged = chance.integer(0, 4) === 0 ? await this.overHttp(text) : await this.bySocket(text);
    const grown = keeper.head - before;
    if (grown !== acknowledged) throw new Error(`${grown} rows, ${acknowledged} acknowledged, after ${text}`);
    this.made += grown;
    this.honest.told.length = 0;
  }

  /** How many rows were acknowledged. */
  private async bySocket(text: string): Promise<number> {
    const { chance, keeper, server } = this;
    const key = chance.oneOf([keyOf(1), keyOf(1), null, 'w'.repeat(22)]) ?? null;
    this.hostile ??= await server.guest(keeper.code, key);
    const { connection, told } = this.hostile;
    told.length = 0;
    await connection.receive(text);
    const answers = told.flatMap((one) => (one.t === 'answer' ? [one.answer] : []));
    if (this.hostile.isClosed) {
      if (byeOf(this.hostile) === null) throw new Error(`cut without a word after ${text}`);
      this.byes += 1;
      this.hostile = null;
    }
    return answers.filter((answer) => answer.is === 'ack' && answer.again !== true).length;
  }

  private async overHttp(body: string): Promise<number> {
    const { chance, keeper, server, visitors } = this;
    const path =
      chance.oneOf([
        '/rooms',
        `/m/${keeper.code}/act`,
        `/m/${keeper.code}/act`,
        `/m/${keeper.code}/tail?have=${body.slice(0, 9)}`,
        '/m/%/..//act',
        `/m/${keeper.code}/%00`,
      ]) ?? '';
    const method = path.includes('tail') ? 'GET' : 'POST';
    const authorization =
      chance.oneOf([`Seat ${keyOf(1)}`, `Host ${keyOf(1)}, Seat ${'w'.repeat(22)}`, body.slice(0, 40)]) ?? '';
    const { signal } = new AbortController();
    const visitor = visitors.of(`203.0.113.${chance.integer(0, 9)}`);
    const unwrapped = /"ask":/.test(body) ? body.replace(/"t":"ask",/, '') : body;
    const { status, json } = await answerHttp(server.rooms, {
      method,
      path,
      authorization,
      body: unwrapped,
      signal,
      visitor,
    });
    this.statuses.add(status);
    const { is, again } = json as { is?: string; again?: boolean };
    return is === 'ack' && again !== true ? 1 : 0;
  }

  /** The other seat is answered as if nothing were. */
  async fair(i: number): Promise<void> {
    const ask = { do: 'rename', seat: 0, name: `Ada ${i}` };
    const text = JSON.stringify({ t: 'ask', id: `honest-${i}`, base: null, ask });
    this.replays.push(text);
    if (this.replays.length > 50) this.replays.shift();
    await this.honest.connection.receive(text);
    const { honest } = this;
    const answers = honest.told.flatMap((one) => (one.t === 'answer' ? [one] : []));
    if (answers.at(-1)?.answer.is !== 'ack') throw new Error(`${JSON.stringify(answers)} to an honest ask`);
    this.fairly += 1;
  }
}

async function attack(game: string) {
  let storeMs = 0;
  const services = servicesFor({ limits: ROOM_LIMITS });
  const { store } = services;
  const now = async (): Promise<number> => Promise.resolve((storeMs += 40));
  const rooms = new Rooms({ ...services, store: { ...bound(store), now } });
  const secrets = [
    String(SEED_OF_MATCH),
    SALT,
    keyOf(0),
    HOST_KEY,
    services.hashKey(keyOf(0)),
    services.hashKey(HOST_KEY),
  ];
  let leaks = 0;
  const server = new BareServer(rooms, (text) => {
    if (!text.includes('"opened"') && secrets.some((secret) => text.includes(secret))) leaks += 1;
  });
  const keeper = await roomWith(rooms, await headNow(game, 2, GAMES[game]));
  const honest = await server.guest(keeper.code, keyOf(0));
  const attacked = new Attack(game, server, keeper, honest);
  let early = 0;
  for (let i = 0; i < FRAMES; i += 1) {
    await attacked.frame();
    if (i % HONEST === 0) await attacked.fair(i);
    if (SOAKING && i === Math.floor(FRAMES / 5)) early = heap();
  }
  const growth = SOAKING ? heap() - early : 0;
  const stored = (await store.tail(keeper.code, 0)) ?? [];
  const again = await new Rooms(services).keeper(keeper.code);
  return { attacked, keeper, stored, again, leaks, growth };
}

const bound = (store: ReturnType<typeof servicesFor>['store']) => ({
  erase: store.erase.bind(store),
  open: store.open.bind(store),
  tail: store.tail.bind(store),
  append: store.append.bind(store),
  close: store.close.bind(store),
});

describe('hostile frames', () => {
  it.each(Object.keys(GAMES))(
    'change nothing in a room of %s but what is acknowledged, tell no secret, and leave the other seat at its game',
    async (game) => {
      const { attacked, keeper, stored, again, leaks, growth } = await attack(game);
      expect(leaks).toBe(0);
      expect(attacked.byes).toBeGreaterThan(0);
      const honest = stored.filter(({ id }) => id.startsWith('honest-'));
      expect(honest).toHaveLength(attacked.fairly);
      expect(attacked.fairly).toBe(Math.ceil(FRAMES / HONEST));
      expect(stored).toHaveLength(4 + honest.length + attacked.made);
      expect(again?.shown(0, 0), 'the store can be read, every hash as it was').toEqual(keeper.shown(0, 0));
      expect([...attacked.statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
      expect(growth, 'bytes that a fifth of it did not take').toBeLessThan(MOST_GROWTH);
      if (SOAKING)
        process.stdout.write(
          `${game}: ${FRAMES} frames, ${attacked.made} rows, ${attacked.byes} cut, ${growth} bytes\n`,
        );
    },
    runs(60_000, 3_600_000),
  );

  it('find no line of a reader that does not read: it is cut, and the others hear everything', async () => {
    const rooms = new Rooms(servicesFor());
    const keeper = await roomWith(rooms, await headNow('tug-of-war'));
    const server = new BareServer(rooms);
    const [slow, honest] = [await server.guest(keeper.code), await server.guest(keeper.code, keyOf(0))];
    slow.waitingBytes = LIMITS.waitingBytes + 1;
    const told = slow.told.length;
    await honest.connection.receive(
      JSON.stringify({ t: 'ask', id: 'honest-1', base: null, ask: { do: 'rename', seat: 0, name: 'Eve' } }),
    );
    expect(slow.isClosed).toBe(true);
    expect(slow.told).toHaveLength(told);
    expect(server.hubs.get(keeper.code)?.size).toBe(1);
    expect(honest.told.map(({ t }) => t)).toContain('rows');
  });
});
