/**
 * Rooms of four live clients with hands on this machine: acknowledgements, where the time goes, memory a room. Each row
 * beside the same rooms with a stand-in for the physics. The load comes from this process, on the same cores. Then one
 * process and two on one Postgres, by what each action costs of a processor: that is the same on a busy machine.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { PROTOCOL, type Told } from '#online/protocol/messages.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { headOf, scriptOf, type Step } from './online/script.ts';
import type { Figures, ServerAsked } from './online/serverProcess.ts';

const ROOMS = [30, 100, 200] as const;
/** Of a live hand, a second (docs/protocol.md lets 30 pass). */
const SAMPLES_PER_S = 20;
const SAMPLE = 'x'.repeat(90);
/** One action of each room in this time, ms: a turn of Traction takes a person about so long (house value). */
const TURN_MS = 25_000;
const TURNS = 2;
/** Traction, four seats. */
const OPTIONS = { surface: 'mousepad', table: { distanceMm: 381 } };

const key = (): string => randomBytes(16).toString('base64url');
const newId = (): string => randomBytes(9).toString('base64url');
const sleep = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A client that says what it is told to, and knows how far its room has come. */
class Client {
  head = -1;
  heard = 0;
  private readonly waiting = new Map<string, (told: Extract<Told, { t: 'answer' }>['answer']) => void>();

  constructor(
    private readonly socket: WebSocket,
    readonly key: string,
  ) {
    socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString('utf8')) as Told;
      this.heard += 1;
      if (told.t === 'welcome' || told.t === 'rows') this.head = told.head;
      if (told.t === 'answer') this.waiting.get(told.id)?.(told.answer);
    });
  }

  static async open(url: string, seatKey: string): Promise<Client> {
    const socket = new WebSocket(url);
    await new Promise((resolve) => socket.once('open', resolve));
    const client = new Client(socket, seatKey);
    client.say({ t: 'hello', v: PROTOCOL, key: seatKey, host: null, have: -1 });
    while (client.head < 0) await sleep(5);
    return client;
  }

  say(said: object): void {
    this.socket.send(JSON.stringify(said));
  }

  /** How long it took until it was acknowledged, ms; `later` is asked again. */
  async act(order: object): Promise<number> {
    const [id, began] = [newId(), performance.now()];
    for (;;) {
      const answer = await new Promise<Extract<Told, { t: 'answer' }>['answer']>((resolve) => {
        this.waiting.set(id, resolve);
        this.say({ t: 'ask', id, base: this.head, ask: { do: 'act', order } });
      });
      if (answer.is === 'ack') return performance.now() - began;
      if (answer.is !== 'later') throw new Error(JSON.stringify(answer));
      await sleep(answer.ms);
    }
  }

  close(): void {
    this.socket.terminate();
  }
}

class Server {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async start(asked: ServerAsked): Promise<Server> {
    const file = fileURLToPath(new URL('online/serverProcess.ts', import.meta.url));
    const child = fork(file, { execArgv: ['--expose-gc', '--import', 'tsx'] });
    const port = new Promise<number>((resolve) =>
      child.once('message', (told) => resolve((told as { port: number }).port)),
    );
    child.send(asked);
    return new Server(child, await port);
  }

  async figures(): Promise<Figures> {
    const told = new Promise<Figures>((resolve) => this.child.once('message', (one) => resolve(one as Figures)));
    this.child.send('figures');
    return told;
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** People take turns in being at one of the ports. */
async function opened(ports: readonly number[], head: MatchJson): Promise<readonly Client[]> {
  const [port = 0] = ports;
  const post = async (path: string, body: object): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  const { code } = (await post('/rooms', { id: newId(), host: key(), head })) as { code: string };
  const clients: Client[] = [];
  for (const [seat, { name }] of (head['seats'] as readonly { name: string }[]).entries()) {
    const own = key();
    await post(`/m/${code}/act`, { id: newId(), base: null, ask: { do: 'sit', seat, name, key: own } });
    clients.push(await Client.open(`ws://127.0.0.1:${ports[seat % ports.length]}/m/${code}`, own));
  }
  return clients;
}

/** A room that plays on at its pace, with the hand of the seat whose turn it is. */
async function live(
  clients: readonly Client[],
  steps: readonly Step[],
  offsetMs: number,
  acks: number[],
): Promise<void> {
  let hand = 0;
  const streaming = setInterval(() => clients[hand]?.say({ t: 'hand', b: SAMPLE }), 1000 / SAMPLES_PER_S);
  await sleep(offsetMs);
  for (const [i, { seat, order, ticks }] of steps.entries()) {
    hand = seat;
    const began = performance.now();
    const head = Math.max(...clients.map((client) => client.head));
    const client = clients[seat];
    if (client === undefined) throw new Error(`no seat ${seat}`);
    while (client.head < head) await sleep(2);
    const ms = await client.act(order);
    if (ticks > 0) acks.push(ms);
    if (ticks > 0 && i < steps.length - 1) await sleep(Math.max(0, TURN_MS - (performance.now() - began)));
  }
  clearInterval(streaming);
}

const share = (values: readonly number[], at: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(at * (values.length - 1))] ?? 0;
const told = (values: readonly number[]): string =>
  values.length === 0 ? '-' : `${share(values, 0.5).toFixed(1)} / ${share(values, 0.95).toFixed(1)}`;

async function row(rooms: number, isStandIn: boolean, head: MatchJson, steps: readonly Step[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tumbletop-bench-'));
  const server = await Server.start({ folder, shared: null, isStandIn, steps });
  const empty = await server.figures();
  const all: (readonly Client[])[] = [];
  for (let i = 0; i < rooms; i += 1) all.push(await opened([server.port], head));
  const full = await server.figures();
  const acks: number[] = [];
  const heard = (): number => all.flat().reduce((sum, client) => sum + client.heard, 0);
  const [before, began, own] = [heard(), performance.now(), process.cpuUsage()];
  await Promise.all(all.map(async (clients, i) => live(clients, steps, (i / rooms) * TURN_MS, acks)));
  const s = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = await server.figures();
  const messages = (heard() - before) / s;
  for (const client of all.flat()) client.close();
  await server.end();
  await rm(folder, { recursive: true, force: true });
  const cells = [
    String(rooms),
    isStandIn ? 'stand-in' : 'physics',
    String(acks.length),
    (acks.length / s).toFixed(1),
    messages.toFixed(0),
    told(acks),
    told(after.waitMs),
    told(after.simulateMs),
    told(after.appendMs),
    ((after.cpuMs - full.cpuMs) / 1000 / s).toFixed(2),
    ((user + system) / 1e6 / s).toFixed(2),
    ((full.heapBytes - empty.heapBytes) / rooms / 1024).toFixed(0),
    ((after.heapBytes - empty.heapBytes) / rooms / 1024).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What a process beside this one tells next; `exit`: that it has ended. */
const next = async <V>(child: ChildProcess, what: 'message' | 'exit' = 'message'): Promise<V> =>
  new Promise((resolve) => child.once(what, (one: V) => resolve(one)));

/** The same rooms at so many processes on one Postgres. */
async function sharedRow(rooms: number, processes: number, head: MatchJson, steps: readonly Step[]): Promise<string> {
  const stores = fork(fileURLToPath(new URL('online/stores.mjs', import.meta.url)));
  const shared = await next<NonNullable<ServerAsked['shared']>>(stores);
  const asked = { folder: '', shared, isStandIn: false, steps };
  const servers: Server[] = [];
  for (let i = 0; i < processes; i += 1) servers.push(await Server.start(asked));
  const all: (readonly Client[])[] = [];
  for (let i = 0; i < rooms; i += 1)
    all.push(
      await opened(
        servers.map(({ port }) => port),
        head,
      ),
    );
  const used = async (): Promise<readonly [number, number]> => {
    stores.send('cpu');
    const ofStores = await next<number>(stores);
    const figures = await Promise.all(servers.map(async (server) => server.figures()));
    return [figures.reduce((sum, { cpuMs }) => sum + cpuMs, 0), ofStores];
  };
  const acks: number[] = [];
  const before = await used();
  await Promise.all(all.map(async (clients, i) => live(clients, steps, (i / rooms) * TURN_MS, acks)));
  const after = await used();
  for (const client of all.flat()) client.close();
  for (const server of servers) await server.end();
  const gone = next(stores, 'exit');
  stores.disconnect();
  await gone;
  const actions = rooms * steps.length;
  const spent = [0, 1].map((of) => (((after[of] ?? 0) - (before[of] ?? 0)) / actions).toFixed(0));
  return `| ${[processes, rooms, actions, ...spent, told(acks)].join(' | ')} |`;
}

const only = process.env['TUMBLETOP_BENCH_ROOMS'];
const counts =
  only === undefined
    ? ROOMS
    : only
        .split(',')
        .map(Number)
        .filter((rooms) => rooms > 0);
const head = await headOf('traction', OPTIONS);
const script = await scriptOf(head, 12);
const physical = script.findIndex((_, i) => script.slice(0, i).filter(({ ticks }) => ticks > 0).length === TURNS);
const steps = physical < 0 ? script : script.slice(0, physical);
console.log(
  `  ${cpus().length} cores, ${steps.length} actions a room: ${steps.map(({ ticks }) => ticks).join(', ')} ticks`,
);
console.log(
  '| rooms x 4 | physics | physical actions | a second | messages out/s | acks p50 / p95, ms | waiting for a thread | simulating | storing | cores of the server | cores of the load | kB a room, begun | kB a room, at the end |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const rooms of counts)
  for (const isStandIn of [true, false]) console.log(await row(rooms, isStandIn, head, steps));
console.log(
  '| processes | rooms x 4 | actions | processor an action, ms | of Postgres and Redis | acks p50 / p95, ms |',
);
console.log('|---|---|---|---|---|---|');
for (const processes of [1, 2, 1, 2]) console.log(await sharedRow(ROOMS[0], processes, head, steps));
