import { afterEach, describe, expect, it } from 'vitest';
import { addressOf } from '#online/ingress/address.ts';
import { LIMITS } from '#online/ingress/limits.ts';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { Meters } from '#online/ingress/meters.ts';
import { serveRooms, type RoomServer } from '#online/ingress/server.node.ts';
import { Visitors } from '#online/ingress/visitors.ts';
import { ROOM_LIMITS } from '#online/rooms/roomLimits.ts';
import { Rooms, type RoomsServices } from '#online/rooms/rooms.ts';
import { BareServer, byeOf } from './bare.ts';
import { ask, headNow, HOST_KEY, keyOf, newId, roomWith, servicesFor, UNLIMITED } from './support.ts';

const roomsWith = async (more: Partial<RoomsServices> = {}) => {
  const rooms = new Rooms(servicesFor(more));
  const keeper = await roomWith(rooms, await headNow('tug-of-war'));
  const rename = async (name: string) => ask(keeper, 0, { do: 'rename', seat: 0, name });
  return { rooms, keeper, rename, server: new BareServer(rooms) };
};

const many = async <V>(count: number, each: (i: number) => Promise<V>): Promise<V[]> => {
  const all: V[] = [];
  for (let i = 0; i < count; i += 1) all.push(await each(i));
  return all;
};

describe('a room', () => {
  it('has so many rows: then nothing but the match goes on, and at last not even that', async () => {
    const limits = { ...UNLIMITED, rows: 6, lastRows: 7 };
    const { keeper, rename } = await roomsWith({ limits });
    expect(await rename('Adele')).toMatchObject({ is: 'ack', seq: 4 });
    expect(await rename('Adela')).toMatchObject({ is: 'ack', seq: 5 });
    expect(await rename('Ada')).toMatchObject({ is: 'no', code: 'room-full' });
    const [seat = 0] = keeper.room?.match?.asked ?? [];
    expect(await ask(keeper, seat, { do: 'act', order: { do: 'concede', seat } })).toMatchObject({ is: 'ack', seq: 6 });
    expect(await ask(keeper, 0, { do: 'again' })).toMatchObject({ is: 'no', code: 'room-full' });
    expect(keeper.head).toBe(6);
  });

  it('takes so many rows at a time, and says when it takes the next', async () => {
    const limits = { ...UNLIMITED, rowsRate: { burst: 4, perS: 2 } };
    const { keeper, rename } = await roomsWith({ limits });
    const answers = await many(4, async (i) => rename(`Ada ${i}`));
    expect(answers.at(-1)).toMatchObject({ is: 'later' });
    const { head } = keeper;
    expect(answers.filter(({ is }) => is === 'ack')).toHaveLength(2);
    expect(head).toBe(5);
  });

  it('lets so many requests wait, and has the others come again', async () => {
    const { rename } = await roomsWith({ limits: { ...UNLIMITED, waiting: 3 } });
    const answers = await Promise.all(Array.from({ length: 8 }, async (_, i) => rename(`Ada ${i}`)));
    expect(answers.map(({ is }) => is)).toEqual(['ack', 'ack', 'ack', ...Array.from({ length: 5 }, () => 'later')]);
  });

  it('has finite limits where nobody says otherwise', () => {
    expect(Object.values(ROOM_LIMITS).every((limit) => typeof limit === 'object' || Number.isFinite(limit))).toBe(true);
    expect(Number.isFinite(ROOM_LIMITS.rowsRate.burst)).toBe(true);
  });
});

describe('the connections of a room', () => {
  it('are so many that look on; whoever has a seat or opened the room still comes in', async () => {
    const { keeper, server } = await roomsWith();
    const guests = await many(LIMITS.spectators + 1, async () => server.guest(keeper.code));
    expect(guests.map(byeOf)).toEqual([...Array.from({ length: LIMITS.spectators }, () => null), 'too-much']);
    expect(byeOf(await server.guest(keeper.code, keyOf(0)))).toBeNull();
    expect(byeOf(await server.guest(keeper.code, null, HOST_KEY))).toBeNull();
  });

  it('are so many of one seat: the oldest makes way, so that dead ones keep nobody out', async () => {
    const { keeper, server } = await roomsWith();
    const lines = await many(LIMITS.ofSeat + 2, async () => server.guest(keeper.code, keyOf(0)));
    expect(lines.map(byeOf).slice(0, 3)).toEqual(['too-much', 'too-much', null]);
    expect(lines.filter(({ isClosed }) => !isClosed)).toHaveLength(LIMITS.ofSeat);
  });

  it('are so many in all, those that have not come in yet among them', async () => {
    const { keeper, server } = await roomsWith();
    const lines = await Promise.all(
      Array.from({ length: LIMITS.connections + 5 }, async () => server.guest(keeper.code, null, HOST_KEY)),
    );
    expect(lines.filter((line) => byeOf(line) === 'too-much')).toHaveLength(5);
  });

  it('leave nothing behind, however they go', async () => {
    const { keeper, server } = await roomsWith();
    const early = server.guest(keeper.code);
    const late = await server.guest(keeper.code);
    (await early).connection.gone();
    const gone = server.open(keeper.code);
    const hello = gone.connection.receive(JSON.stringify({ t: 'hello', v: 1, key: null, host: null, have: -1 }));
    gone.connection.gone();
    await hello;
    late.connection.gone();
    expect(server.hubs.size).toBe(0);
    expect(keeper.isHeard).toBe(false);
  });
});

describe('a connection', () => {
  it('is cut where it floods, before anything is read', async () => {
    const { keeper, server } = await roomsWith();
    const guest = await server.guest(keeper.code, keyOf(0));
    await many(LIMITS.frames.burst + 1, async () => guest.connection.receive('{"t":"hand","b":""}'));
    expect(byeOf(guest)).toBe('too-much');
  });

  it('is sent again what it lost, but not over and over', async () => {
    const { keeper, server } = await roomsWith();
    const guest = await server.guest(keeper.code);
    await many(2 * LIMITS.repeats.burst, async () => {
      server.nowMs += 100;
      await guest.connection.receive('{"t":"ping","have":-1}');
    });
    expect(guest.told.filter(({ t }) => t === 'rows')).toHaveLength(LIMITS.repeats.burst);
    expect(guest.told.filter(({ t }) => t === 'pong')).toHaveLength(2 * LIMITS.repeats.burst);
    server.nowMs += 12_000;
    await guest.connection.receive('{"t":"ping","have":-1}');
    expect(guest.told.filter(({ t }) => t === 'rows')).toHaveLength(LIMITS.repeats.burst + 1);
  });

  it('has the others told of so many phrases, and of looking away when it does', async () => {
    const { keeper, server } = await roomsWith();
    const guest = await server.guest(keeper.code, keyOf(0));
    await many(20, async () => guest.connection.receive('{"t":"say","phrase":"wow"}'));
    expect(guest.told.filter(({ t }) => t === 'said')).toHaveLength(LIMITS.words.burst);
    const other = await server.guest(keeper.code);
    const told = other.told.length;
    await other.connection.receive('{"t":"here","here":"away"}');
    expect(other.told, 'nobody waits for who looks on').toHaveLength(told);
  });

  it('is cut, and can come back, where the store does not say', async () => {
    const services = servicesFor();
    const down = { ...services.store, tail: async () => Promise.reject(new Error('the store is down')) };
    const server = new BareServer(new Rooms({ ...services, store: down }));
    const guest = await server.guest('ACEFGH');
    expect(byeOf(guest), 'a goodbye would be for good').toBeNull();
    expect(guest.isClosed).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    { peer: '127.0.0.1', forwarded: undefined, is: null },
    { peer: '::ffff:127.0.0.1', forwarded: '', is: null },
    { peer: '127.0.0.1', forwarded: '198.51.100.1, 203.0.113.7', is: '203.0.113.7' },
    { peer: '203.0.113.9', forwarded: '198.51.100.1', is: '203.0.113.9' },
    { peer: '172.18.0.2', forwarded: '203.0.113.7', is: '203.0.113.7' },
    { peer: '2001:db8:1:2:3:4:5:6', forwarded: undefined, is: '2001:db8:1:2::' },
    { peer: '2001:0db8:1:2::9', forwarded: undefined, is: '2001:db8:1:2::' },
    { peer: '2001:db8::9', forwarded: undefined, is: '2001:db8:0:0::' },
  ])('is told of $peer, which says $forwarded', ({ peer, forwarded, is }) => {
    expect(addressOf(peer, forwarded)).toBe(is);
  });

  it('asks for so much at once, and is forgotten when nothing of it counts any more', () => {
    let nowMs = 0;
    const visitors = new Visitors(() => nowMs);
    const visitor = visitors.of('203.0.113.7');
    expect(Array.from({ length: LIMITS.requests.burst + 1 }, () => visitor.request()).at(-1)).toBe(false);
    expect(Array.from({ length: LIMITS.rejoins.burst + 1 }, () => visitor.rejoin('ACEFGH')).at(-1)).toBe(false);
    expect(visitor.rejoin('ACEFGJ')).toBe(true);
    expect(visitors.of('203.0.113.8').request()).toBe(true);
    nowMs += 3_600_000;
    visitors.forget();
    expect(visitors.size).toBe(0);
  });

  it('opens so many rooms an hour', async () => {
    let nowMs = 0;
    const rooms = new Rooms(servicesFor());
    const visitor = new Visitors(() => nowMs).of('203.0.113.7');
    const head = await headNow('tug-of-war');
    const open = async () => {
      nowMs += 100;
      const body = JSON.stringify({ id: newId(), host: HOST_KEY, head });
      const { signal } = new AbortController();
      return answerHttp(rooms, { method: 'POST', path: '/rooms', authorization: '', body, signal, visitor });
    };
    const answers = await many(LIMITS.rooms.burst + 1, open);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMITS.rooms.burst);
    expect(answers.at(-1)).toMatchObject({ status: 429, json: { is: 'no', code: 'too-much' } });
    nowMs += 60_000;
    expect(await open()).toMatchObject({ status: 201 });
  });
});

let server: RoomServer | null = null;
afterEach(async () => server?.close());

describe('a server', () => {
  const start = async (): Promise<string> => {
    server = await serveRooms({
      rooms: new Rooms(servicesFor()),
      host: '127.0.0.1',
      port: 0,
      now: () => 0,
      build: 'a build',
      meters: new Meters(() => ({})),
      publicUrl: null,
      tls: null,
      otherwise: (_, response) => response.writeHead(404).end(),
    });
    return `http://127.0.0.1:${server.port}`;
  };

  it('counts those who come by a proxy by themselves, over HTTP and at sockets', async () => {
    const address = await start();
    const as = async (from: string, more = {}): Promise<number> =>
      (await fetch(`${address}/m/ACEFGH/tail`, { headers: { 'x-forwarded-for': from, ...more } })).status;
    const statuses = await many(LIMITS.requests.burst + 1, async () => as('203.0.113.7'));
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect(await as('203.0.113.8')).toBe(404);
    const { default: WebSocket } = await import('ws');
    const socket = new WebSocket(`${address.replace('http', 'ws')}/m/ACEFGH`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    const why = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(why.message).toContain('429');
  });

  it('says that a body is too large, whoever sends it', async () => {
    const address = await start();
    const answer = await fetch(`${address}/rooms`, { method: 'POST', body: 'x'.repeat(2 * LIMITS.messageBytes) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ is: 'no', code: 'too-large' });
  });
});
