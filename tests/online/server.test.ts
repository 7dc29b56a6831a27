import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { GAMES } from '#games/registry.ts';
import { serveRooms, type RoomServer } from '#online/ingress/server.node.ts';
import { PROTOCOL, type Told } from '#online/protocol/messages.ts';
import { Meters } from '#online/ingress/meters.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { ShownRow } from '#online/rooms/shownRow.ts';
import { Chance, headOf, HOST_KEY, keyOf, newId, ordersBy, askedBy, servicesFor, stateIn } from './support.ts';

let server: RoomServer | null = null;
const meters = new Meters(() => ({ waiting: 3 }));
afterEach(async () => {
  await server?.close();
  server = null;
});
let ms = 0;
const start = async (
  rooms = new Rooms(servicesFor({ count: (what) => meters.count(what) })),
  beatMs = 5000,
): Promise<string> => {
  server = await serveRooms({
    rooms,
    host: '127.0.0.1',
    port: 0,
    now: () => (ms += 1000), // a test is faster than any person whom rates are made for
    build: 'a build',
    beatMs,
    meters,
    publicUrl: 'https://play.example/',
    tls: null,
    otherwise: (_, response) => response.writeHead(404).end(),
  });
  return `http://127.0.0.1:${server.port}`;
};

/** One end of a socket, as a program of somebody else would have it. */
class Client {
  readonly told: Told[] = [];
  rows: ShownRow[] = [];
  seat: number | null = null;
  private heard: (() => void)[] = [];

  constructor(
    readonly socket: WebSocket,
    key: string | null,
    host: string | null = null,
  ) {
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Told));
    socket.on('open', () => this.say({ t: 'hello', v: PROTOCOL, key, host, have: -1 }));
  }

  say(said: object): void {
    this.socket.send(JSON.stringify(said));
  }

  async until<V>(find: () => V | null | undefined): Promise<V> {
    for (;;) {
      const found = find();
      if (found !== null && found !== undefined) return found;
      await new Promise<void>((resolve) => this.heard.push(resolve));
    }
  }

  async ask(ask: object, base: number | null = null): Promise<unknown> {
    const id = newId();
    this.say({ t: 'ask', id, base, ask });
    return this.until(() => this.told.flatMap((one) => (one.t === 'answer' && one.id === id ? [one.answer] : []))[0]);
  }

  private hear(told: Told): void {
    this.told.push(told);
    if (told.t === 'welcome') [this.rows, this.seat] = [[...told.rows], told.seat];
    if (told.t === 'rows') this.rows.push(...told.rows);
    const heard = this.heard;
    this.heard = [];
    for (const tell of heard) tell();
  }
}

const tugOfWar = async () => {
  const module = GAMES.find(({ id }) => id === 'tug-of-war');
  if (module === undefined) throw new Error('no such game');
  return module.parts();
};

const post = async (url: string, json: object, authorization = ''): Promise<{ status: number; json: object }> => {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(json), headers: { authorization } });
  return { status: answer.status, json: (await answer.json()) as object };
};

async function opened(address: string): Promise<string> {
  const parts = await tugOfWar();
  const head = headOf('tug-of-war', 2, { rulesVersion: parts(({ game }) => game.rulesVersion), rules: 'first' });
  const { status, json } = await post(`${address}/rooms`, { id: newId(), host: HOST_KEY, head });
  expect(status).toBe(201);
  return (json as { code: string }).code;
}

const hasGone = (there: unknown): boolean => typeof there === 'object' && there !== null;

describe('a server of rooms', () => {
  it('lets two at sockets and one by HTTP alone see the same match to its end', async () => {
    const address = await start();
    const code = await opened(address);
    const parts = await tugOfWar();
    const clients = [0, 1].map(() => new Client(new WebSocket(`${address.replace('http', 'ws')}/m/${code}`), null));
    for (const [seat, client] of clients.entries()) {
      await client.until(() => client.told.find(({ t }) => t === 'welcome'));
      const name = seat === 0 ? 'Ada' : 'Bo';
      expect(await client.ask({ do: 'sit', seat, name, key: keyOf(seat) })).toMatchObject({ is: 'ack' });
    }
    const chance = new Chance(3);
    const [one] = clients;
    if (one === undefined) throw new Error('nobody came');
    await one.until(() => one.rows.find(({ body }) => (body as { do: string }).do === 'begin'));
    for (;;) {
      const [seat] = askedBy(parts, stateIn(one.rows));
      const client = clients[seat ?? -1];
      if (seat === undefined || client === undefined) break;
      await client.until(() => (client.rows.length === one.rows.length ? true : null));
      const order = chance.oneOf(ordersBy(parts, stateIn(client.rows), seat));
      if (order === undefined) throw new Error('nothing to do');
      const base = client.rows.length - 1;
      expect(await client.ask({ do: 'act', order }, base)).toMatchObject({ is: 'ack', seq: base + 1 });
      await one.until(() => (one.rows.length > base + 1 ? true : null));
    }
    const tail = await fetch(`${address}/m/${code}/tail?have=-1`, { headers: { authorization: `Seat ${keyOf(0)}` } });
    expect(((await tail.json()) as { rows: unknown }).rows).toEqual(one.rows);
    for (const { socket } of clients) socket.close();
  });

  it('passes phrases and pointing on, keeps neither, and hears nobody who looks on', async () => {
    const address = await start();
    const code = await opened(address);
    const to = `${address.replace('http', 'ws')}/m/${code}`;
    const [ada, looking] = [0, 1].map(() => new Client(new WebSocket(to), null)) as [Client, Client];
    for (const client of [ada, looking]) await client.until(() => client.told.find(({ t }) => t === 'welcome'));
    await ada.ask({ do: 'sit', seat: 0, name: 'Ada', key: keyOf(0) });
    looking.say({ t: 'say', phrase: 'hello' });
    looking.say({ t: 'point', at: [0, 0, 0] });
    ada.say({ t: 'point', at: [0.1, 0, -0.2] });
    ada.say({ t: 'say', phrase: 'good-luck' });
    const said = await looking.until(() => looking.told.find(({ t }) => t === 'said'));
    expect(said).toEqual({ t: 'said', seat: 0, phrase: 'good-luck' });
    expect(looking.told.filter(({ t }) => t === 'pointed')).toEqual([{ t: 'pointed', seat: 0, at: [0.1, 0, -0.2] }]);
    expect(await ada.until(() => ada.told.find(({ t }) => t === 'said'))).toEqual(said);
    expect(looking.told.find(({ t }) => t === 'welcome')).toMatchObject({ publicUrl: 'https://play.example/' });
    expect(looking.rows).toHaveLength(2);
    for (const { socket } of [ada, looking]) socket.close();
  });

  it('takes who answers no more for gone, and says so to the others', async () => {
    const address = await start(undefined, 600);
    const code = await opened(address);
    const to = `${address.replace('http', 'ws')}/m/${code}`;
    const asleep = new Client(new WebSocket(to), null);
    await asleep.until(() => asleep.told.find(({ t }) => t === 'welcome'));
    expect(await asleep.ask({ do: 'sit', seat: 0, name: 'Ada', key: keyOf(0) })).toMatchObject({ is: 'ack' });
    const awake = new Client(new WebSocket(to), null);
    asleep.socket.pause();
    await awake.until(() => awake.told.find((told) => told.t === 'presence' && hasGone(told.seats[0])));
    expect(awake.socket.readyState).toBe(WebSocket.OPEN);
    awake.socket.close();
  });

  it('has the waiting request answered as soon as there is more', async () => {
    const address = await start();
    const code = await opened(address);
    const waiting = fetch(`${address}/m/${code}/tail?have=0&wait=1`);
    const ask = { do: 'sit', seat: 0, name: 'Ada', key: keyOf(0) };
    const acted = await post(`${address}/m/${code}/act`, { id: newId(), base: null, ask });
    expect(acted).toMatchObject({ status: 200, json: { is: 'ack', seq: 1 } });
    expect(await (await waiting).json()).toMatchObject({
      head: 1,
      rows: [{ seq: 1, body: { do: 'sit', name: 'Ada' } }],
    });
  });

  it.each([
    { says: 'bytes that are no JSON', text: '\u0000\u0001{', code: 'bad-message' },
    { says: 'a message of no kind', text: '{"t":"fly"}', code: 'bad-message' },
    { says: 'an ask before a hello', text: '{"t":"ping","have":0}', code: 'bad-message' },
    { says: 'another version', text: `{"t":"hello","v":99,"key":null,"host":null,"have":-1}`, code: 'other-version' },
  ])('says goodbye to $says', async ({ text, code: expected }) => {
    const address = await start();
    const code = await opened(address);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/m/${code}`);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    socket.on('open', () => socket.send(text));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(JSON.parse(heard.at(-1) ?? '{}')).toMatchObject({ t: 'bye', code: expected });
  });

  it('tells who watches it how it is', async () => {
    const address = await start();
    const code = await opened(address);
    const refused = { id: newId(), base: null, ask: { do: 'lock', locked: true } };
    expect((await post(`${address}/m/${code}/act`, refused)).status).toBe(422);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ build: 'a build', rooms: 0 });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const told = await (await fetch(`${address}/metrics`)).text();
    expect(told).toMatch(/^tumbletop_refusals_total [1-9]/m);
    expect(told).toMatch(/^tumbletop_waiting 3$/m);
    expect(told).not.toContain(code);
  });

  it('tells that there is no such room', async () => {
    const address = await start();
    const socket = new WebSocket(`${address.replace('http', 'ws')}/m/ACEFGH`);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, key: null, host: null, have: -1 })));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(JSON.parse(heard[0] ?? '{}')).toMatchObject({ t: 'bye', code: 'no-room' });
  });
});
