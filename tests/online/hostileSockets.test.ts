import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '#online/ingress/limits.ts';
import { Line, type LineHost } from '#online/client/line.ts';
import { PROTOCOL } from '#online/protocol/messages.ts';
import type { ShownRow } from '#online/rooms/shownRow.ts';
import { inSoak, runs, SEED } from '../effort.ts';
import { RoomServer } from '../e2e/support/roomServer.ts';
import { hostileFrame } from './hostileFrames.ts';
import { ploughing } from './plough.ts';
import { askedBy, Chance, headNow, HOST_KEY, keyOf, newId, ordersBy, partsOf, stateIn } from './support.ts';

let server: RoomServer;
beforeAll(async () => void (server = await RoomServer.start('docs')));
afterAll(async () => server.remove());

const chance = new Chance(SEED);
/** From somewhere else, as a proxy says: this machine itself is not limited. */
const FAR = { 'x-forwarded-for': '203.0.113.7' };
const socketOf = (code: string): string => `${server.address.replace('http', 'ws')}m/${code}`;
const frame = (): string => hostileFrame({ head: 3, replays: [], orders: [] }, chance);

const post = async (path: string, body: string, headers = {}): Promise<{ status: number; json: unknown }> => {
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', body, headers });
  return { status: answer.status, json: await answer.json() };
};

async function opened(game: string, seats: number, options: object = {}): Promise<string> {
  const head = await headNow(game, seats, options);
  const { json } = await post('rooms', JSON.stringify({ id: newId(), host: HOST_KEY, head }));
  const { code } = json as { code: string };
  for (const [seat, { name }] of (head['seats'] as readonly { name: string }[]).entries())
    await post(
      `m/${code}/act`,
      JSON.stringify({ id: newId(), base: null, ask: { do: 'sit', seat, name, key: keyOf(seat) } }),
    );
  return code;
}

const tailOf = async (code: string, seat?: number): Promise<readonly ShownRow[]> => {
  const headers = seat === undefined ? {} : { authorization: `Seat ${keyOf(seat)}` };
  const answer = await fetch(`${server.address}m/${code}/tail`, { headers });
  return ((await answer.json()) as { rows: readonly ShownRow[] }).rows;
};

const hostOf = (code: string): LineHost => ({
  openSocket: ({ opened: open, heard, closed }) => {
    const socket = new WebSocket(socketOf(code));
    socket.on('open', open);
    socket.on('message', (data: Buffer) => heard(data.toString('utf8')));
    socket.on('close', closed);
    socket.on('error', () => socket.close());
    return socket;
  },
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
  newId,
});

/** Bytes that are no HTTP, until the server has closed. */
const bytes = async (text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.end(text));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });

/** Says all of it, whatever is answered, and goes. */
const says = async (code: string, frames: readonly (string | Buffer)[], headers = {}): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(socketOf(code), { headers });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, key: null, host: null, have: -1 }));
      for (const one of frames) socket.send(one);
      socket.close();
    });
  });

/** A reader that asks for much and reads nothing, until it is let go. */
const reader = async (code: string): Promise<WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(socketOf(code));
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, key: null, host: null, have: -1 }));
      socket.pause();
      for (let i = 0; i < LIMITS.messages.burst; i += 1) socket.send('{"t":"ping","have":-1}');
      resolve(socket);
    });
  });

const act = async (code: string, seat: number, base: number, order: object): Promise<unknown> => {
  const body = JSON.stringify({ id: newId(), base, ask: { do: 'act', order } });
  return (await post(`m/${code}/act`, body, { authorization: `Seat ${keyOf(seat)}` })).json;
};

/** Plays a match of Truck Off to its first roll. */
async function roll(): Promise<void> {
  const code = await opened('truck-off', 2);
  const parts = await partsOf('truck-off');
  for (;;) {
    const all = await tailOf(code);
    const [seat = 0] = askedBy(parts, stateIn(all));
    const [order = { do: 'roll', throws: [] }] = ordersBy(parts, stateIn(await tailOf(code, seat)), seat);
    expect(await act(code, seat, all.length - 1, order)).toMatchObject({ is: 'ack' });
    if ('do' in order && order.do === 'roll') return;
  }
}

describe('a server that is attacked', () => {
  inSoak(() =>
    it('performs a roll while a gesture ploughs through thirty pieces on the same thread', async () => {
      await roll(); // the thread knows the game
      const code = await opened('traction', 5, { surface: 'mousepad', table: { distanceMm: 381 } });
      const rows = await tailOf(code);
      const by = askedBy(await partsOf('traction'), stateIn(rows))[0] === 0 ? 1 : 0;
      let isPloughed = false;
      const ploughed = act(code, by, rows.length - 1, ploughing(stateIn(rows), by, 110)).finally(
        () => (isPloughed = true),
      );
      await roll();
      expect(isPloughed, 'a roll is over before the ploughing is').toBe(false);
      expect(await ploughed).toMatchObject({ is: 'ack' });
    }),
  );

  it('goes on under garbage, floods, readers that do not read and bodies without end, and nothing has changed', async () => {
    const victim = await opened('tug-of-war', 2);
    const before = await tailOf(victim);
    const readers = await Promise.all(Array.from({ length: 5 }, async () => reader(victim)));
    const honest = new Line(hostOf(await opened('tug-of-war', 2)), { key: keyOf(0), host: null });
    honest.open();
    for (let round = 0; round < runs(3, 1000); round += 1) {
      const attacks = [
        bytes('\u0000\u0001GET / HTTP/9\r\n\r\n'),
        bytes(`GET /m/${victim} HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\n\r\n`),
        says(victim, Array.from({ length: 40 }, frame)),
        says(
          victim,
          Array.from({ length: 300 }, () => '{"t":"hand","b":"x"}'),
        ),
        says(victim, [Buffer.from([0, 255, 1]), 'x'.repeat(100_000)]),
        says(victim, [frame()], FAR),
        post('rooms', frame(), FAR).catch(() => null),
        post(`m/${victim}/act`, frame(), { authorization: `Seat ${keyOf(5)}` }),
        post(`m/${victim}/act`, 'x'.repeat(3_000_000)).catch(() => null),
        fetch(`${server.address}m/${victim}/tail?have=1e9&wait=1`),
      ];
      const name = `Ada ${round}`;
      expect(await honest.ask({ do: 'rename', seat: 0, name }, null)).toMatchObject({ is: 'ack' });
      await Promise.all(attacks);
    }
    for (const socket of readers) socket.terminate();
    honest.close();
    expect(await tailOf(victim)).toEqual(before);
    const health = (await (await fetch(`${server.address}healthz`)).json()) as { uptimeS: number };
    expect(health.uptimeS).toBeGreaterThanOrEqual(0);
    expect(await (await fetch(`${server.address}metrics`)).text()).toMatch(/^tumbletop_hash_differences_total 0$/m);
  });
});
