import { beforeAll, describe, expect, it } from 'vitest';
import { BOTS } from '#bots/registry.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { Line } from '#online/client/line.ts';
import { Rooms, type RoomsServices } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { loadPhysics } from '#sim/physics.ts';
import { runs, SEED } from '../effort.ts';
import { Clock, Net, type Fate } from './net.ts';
import { askedBy, Chance, headNow, keyOf, ordersBy, partsOf, roomWith, servicesFor, stateIn } from './support.ts';

/** The clock of a test does not wait for what is loaded first. */
beforeAll(async () => void (await Promise.all([loadPhysics(), BOTS.find(({ id }) => id === 'tug-of-war')?.trials()])));

/** Every step of an action at which a server can die. */
const POINTS = [
  'before simulating',
  'after simulating',
  'before storing',
  'after storing',
  'before the row is told',
  'before the answer',
] as const;
type Point = (typeof POINTS)[number];

/** How long a server is away, ms. */
const AWAY_MS = 1500;
const FRAME_MS = 200;
/** By then everything that was on its way is there, or was asked for again, ms. */
const ARRIVES_MS = 20_000;
const MOST_FRAMES = 20_000;

/** Of this many messages one is lost with its line. */
const ONE_IN = 25;
const LOST: readonly Fate[] = ['cut-before', 'cut-after', 'half-open'];

/** A server that dies by `kill -9` at the points that a test names, and one that comes in its place. */
class Mortal {
  readonly net: Net;
  deaths = 0;
  /** Whoever has died does nothing any more, and hears nothing. */
  private life = 0;
  private readonly services: RoomsServices;

  constructor(
    private readonly dies: (point: Point) => boolean,
    chance: Chance,
  ) {
    this.services = servicesFor();
    const fate = (): Fate => (chance.integer(1, ONE_IN) === 1 ? (chance.oneOf(LOST) ?? 'arrives') : 'arrives');
    const told: Readonly<Record<string, Point>> = { rows: 'before the row is told', answer: 'before the answer' };
    this.net = new Net(this.server(), new Clock(), fate, (text) => {
      const point = told[(JSON.parse(text) as { t: string }).t];
      if (point !== undefined) this.pass(point);
    });
  }

  /** A process of its own on the same store. */
  private server(): Rooms {
    const mine = this.life;
    const alive = async <V>(point: Point | null, call: () => Promise<V>): Promise<V> => {
      if (point !== null && mine === this.life) this.pass(point);
      return mine === this.life ? call() : new Promise(() => undefined);
    };
    const { store, simulate, think } = this.services;
    return new Rooms({
      ...this.services,
      simulate: async (wanted, room) => {
        const simulated = await alive('before simulating', async () => simulate(wanted, room));
        return alive('after simulating', async () => Promise.resolve(simulated));
      },
      think: async (wanted, room) => {
        const order = await alive(null, async () => think(wanted, room));
        return alive(null, async () => Promise.resolve(order));
      },
      store: {
        open: store.open.bind(store),
        close: store.close.bind(store),
        erase: store.erase.bind(store),
        tail: async (...given) => alive(null, async () => store.tail(...given)),
        now: async () => store.now(),
        append: async (...given) => {
          const appended = await alive('before storing', async () => store.append(...given));
          return alive('after storing', async () => Promise.resolve(appended));
        },
      },
    });
  }

  private pass(point: Point): void {
    if (!this.net.isUp || !this.dies(point)) return;
    this.deaths += 1;
    this.life += 1;
    this.net.kill();
    this.net.clock.after(AWAY_MS, () => this.net.restart(this.server()));
  }

  /** As whoever reads the store anew has it. */
  async read(code: string): Promise<RoomKeeper> {
    const keeper = await new Rooms(this.services).keeper(code);
    if (keeper === null) throw new Error(`no room ${code}`);
    return keeper;
  }
}

/** A player at a line who does anything that the view of the seat allows. */
class Player {
  /** Ids of rows by which an action of this seat was acknowledged. */
  readonly acknowledged: number[] = [];
  private waits = false;

  constructor(
    readonly line: Line,
    readonly seat: number,
    private readonly parts: AnyParts,
    private readonly chance: Chance,
  ) {}

  frame(): void {
    const { rows } = this.line.seen;
    const state = stateIn(rows);
    if (this.waits || state === undefined || !askedBy(this.parts, state).includes(this.seat)) return;
    const orders = ordersBy(this.parts, state, this.seat);
    const order = this.chance.oneOf(orders) ?? { do: 'roll', throws: [] };
    this.waits = true;
    void this.give(order as { do: string }, rows.length - 1);
  }

  private async give(order: { do: string }, base: number): Promise<void> {
    const answer = await this.line.ask({ do: 'act', order }, base);
    this.waits = false;
    if (answer.is === 'ack') this.acknowledged.push(answer.seq);
    else if (answer.is === 'no') throw new Error(answer.message);
  }
}

interface Chaos {
  readonly head: MatchJson;
  readonly seed: number;
  readonly actions: number;
  readonly dies: (point: Point) => boolean;
}

async function play({ head, seed, actions, dies }: Chaos) {
  const chance = new Chance(seed);
  let isBegun = false;
  const server = new Mortal((point) => isBegun && dies(point), chance);
  const { net } = server;
  const { code } = await roomWith(net.rooms, head);
  isBegun = true;
  const parts = await partsOf(String(head['game']));
  const kinds = (head['seats'] as readonly { kind: string }[]).map(({ kind }) => kind);
  const lineOf = (key: string | null): Line => {
    const line = new Line(net.host(code), { key, host: null });
    line.open();
    return line;
  };
  const players = kinds.flatMap((kind, seat) =>
    kind === 'bot' ? [] : [new Player(lineOf(keyOf(seat)), seat, parts, chance)],
  );
  const looking = lineOf(null);
  const lines = [...players.map(({ line }) => line), looking];
  const isDone = ({ seen: { rows } }: Line): boolean => {
    const state = stateIn(rows);
    return rows.length > actions || (state !== undefined && askedBy(parts, state).length === 0);
  };
  for (let frame = 0; !lines.every(isDone); frame += 1) {
    if (frame > MOST_FRAMES) throw new Error(`after ${looking.seen.rows.length} rows nothing goes on`);
    for (const player of players) player.frame();
    await net.clock.pass(FRAME_MS);
  }
  await net.clock.pass(ARRIVES_MS);
  for (const line of lines) line.close();
  return { server, players, looking, stored: await server.read(code) };
}

function check({ players, looking, stored }: Awaited<ReturnType<typeof play>>): void {
  const rows = stored.shown(0, null);
  expect(stored.room, 'the store can be read, every hash as it was').not.toBeNull();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
  expect(new Set(rows.map(({ id }) => id)).size, 'nothing counts twice').toBe(rows.length);
  for (const { line, seat, acknowledged } of players) {
    const own = rows.filter((row) => row.seat === seat && (row.body as { do: string }).do === 'act');
    expect(own.map(({ seq }) => seq)).toEqual(acknowledged);
    const { hash } = stored.room?.match ?? { hash: null };
    const last = line.seen.rows.at(-1)?.body as { entry?: { hash: string } } | undefined;
    expect(last?.entry?.hash).toBe(hash);
    expect(line.seen.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  }
  expect(looking.seen.rows).toEqual(JSON.parse(JSON.stringify(rows)));
}

describe('a server that is killed, on a store that stays', () => {
  it.each(POINTS)('loses nothing that was acknowledged and counts nothing twice: %s', async (point) => {
    let passed = 0;
    const dies = (at: Point): boolean => at === point && (passed += 1) % 2 === 0;
    const physical = point.endsWith('simulating');
    const head = physical ? await headNow('truck-off') : await headNow('tug-of-war');
    const chaos = await play({ head, seed: SEED, actions: runs(physical ? 14 : 16, 200), dies });
    expect(chaos.server.deaths).toBeGreaterThan(physical ? 0 : 3);
    check(chaos);
  });

  it('comes to the same everywhere with a computer at the table, whatever dies when', async () => {
    for (let i = 0; i < runs(2, 40); i += 1) {
      const chance = new Chance(SEED + i);
      const head = await headNow('tug-of-war', 2);
      const [person, other] = head['seats'] as readonly object[];
      const seats = [person, { ...other, kind: 'bot', level: 'careless' }];
      const dies = (): boolean => chance.integer(1, 12) === 1;
      const chaos = await play({ head: { ...head, seats }, seed: SEED + i, actions: runs(20, 200), dies });
      expect(chaos.server.deaths).toBeGreaterThan(0);
      check(chaos);
    }
  });
});
