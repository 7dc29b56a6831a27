import { spawn } from 'node:child_process';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { HIDDEN_SEED } from '#engine/random.ts';
import { Line, type LineHost } from '#online/client/line.ts';
import { unsealed } from '#online/client/seals.ts';
import { oneIn, runs, SEED } from '../effort.ts';
import { RoomServer } from '../e2e/support/roomServer.ts';
import { MOMENTS, type Moment } from './mortalMoments.ts';
import { askedBy, Chance, hashed, headNow, HOST_KEY, keyOf, newId, ordersBy, partsOf, stateIn } from './support.ts';

let server: RoomServer;
beforeAll(async () => void (server = await RoomServer.start('docs')));
afterAll(async () => server.remove());

/** The longest that a server may take to end, ms. */
const ENDS_MS = 5000;

const hostOf = (code: string): LineHost => ({
  openSocket: ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}m/${code}`);
    socket.on('open', opened);
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

/** Until the line has so many rows. */
const rowsOf = async (line: Line, count: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (line.seen.rows.length < count) return;
      stop();
      resolve();
    };
    const stop = line.listen(look);
    look();
  });

async function opened(): Promise<readonly Line[]> {
  const body = JSON.stringify({ id: newId(), host: HOST_KEY, head: await headNow('tug-of-war') });
  const answer = (await (await fetch(`${server.address}rooms`, { method: 'POST', body })).json()) as { code: string };
  const lines = [0, 1].map(() => new Line(hostOf(answer.code), { key: null, host: null }));
  for (const [seat, line] of lines.entries()) {
    line.open();
    await rowsOf(line, 1);
    expect(await line.ask({ do: 'sit', seat, name: seat === 0 ? 'Ada' : 'Bo', key: keyOf(seat) }, null)).toMatchObject({
      is: 'ack',
    });
  }
  return lines;
}

describe('a server in a process of its own', () => {
  it('is killed with -9 in the midst of an action, comes back on the same file, and has lost nothing', async () => {
    const lines = await opened();
    const parts = await partsOf('tug-of-war');
    const chance = new Chance(SEED);
    let rows = 4;
    const acknowledged: number[] = [];
    for (let kills = 0; kills < runs(1, 40); kills += 1) {
      const dies = chance.integer(1, 3);
      for (let action = 1; action <= 4; action += 1) {
        await Promise.all(lines.map(async (line) => rowsOf(line, rows)));
        const [seat] = askedBy(parts, stateIn(lines[0]?.seen.rows ?? []));
        const line = lines[seat ?? -1];
        if (seat === undefined || line === undefined) break;
        const order = chance.oneOf(ordersBy(parts, stateIn(line.seen.rows), seat)) as { do: string };
        const asked = line.ask({ do: 'act', order }, line.seen.rows.length - 1);
        if (action === dies) {
          await server.kill();
          await server.open();
        }
        const answer = await asked;
        expect(answer).toMatchObject({ is: 'ack', seq: rows });
        if (answer.is === 'ack') acknowledged.push(answer.seq);
        rows += 1;
      }
    }
    await Promise.all(lines.map(async (line) => rowsOf(line, rows)));
    const [mine = [], theirs] = lines.map(({ seen }) => seen.rows.map(hashed));
    expect(theirs).toEqual(mine);
    expect(mine).toHaveLength(rows);
    expect(acknowledged).toEqual(Array.from({ length: rows - 4 }, (_, i) => i + 4));
    for (const line of lines) line.close();
  });
});

const MORTAL = fileURLToPath(new URL('mortalClient.ts', import.meta.url));

/** A client that does not end is ended, ms. */
const LONGEST_MS = 60_000;

/** A client in a process of its own, which dies in its last action or, without a moment, ends after it. */
async function client(code: string, moment: Moment | 'never', actions: number) {
  const args = ['--import', 'tsx', MORTAL, server.address, code, keyOf(0), moment, String(actions)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: LONGEST_MS });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const [said, signal] = await Promise.all([text(child.stdout), ended]);
  const told = said
    .split('\n')
    .filter(Boolean)
    .map((one) => JSON.parse(one) as unknown);
  return {
    signal,
    acknowledged: told.filter((one): one is number => typeof one === 'number'),
    seen: told.filter((one) => Array.isArray(one)).flat() as unknown[],
  };
}

/** How many of its actions a client that died never heard to have counted, each time. */
const UNHEARD: Readonly<Record<Moment, readonly [number] | readonly [number, number]>> = {
  'before it is sent': [0],
  'as soon as it is sent': [0, 1],
  'before the answer is heard': [1],
  'after it was acknowledged': [0],
};

/** Acts whenever it is its turn. Returns how to stop that. */
function playing(line: Line, parts: Awaited<ReturnType<typeof partsOf>>): () => void {
  let actedAt = 0;
  const look = (): void => {
    const { rows, seat } = line.seen;
    if (rows.length === actedAt || seat === null || !askedBy(parts, stateIn(rows)).includes(seat)) return;
    actedAt = rows.length;
    const orders = ordersBy(parts, stateIn(rows), seat).filter((one) => (one as { do: string }).do !== 'concede');
    void line.ask({ do: 'act', order: orders[0] as { do: string } }, rows.length - 1);
  };
  const stop = line.listen(look);
  look();
  return stop;
}

describe('a client in a process of its own', () => {
  it.each(oneIn(MOMENTS.length, MOMENTS))(
    'is killed with -9 %s, comes back with its key, and has lost nothing',
    async (moment) => {
      const [first, rival] = (await opened()) as [Line, Line];
      const code = first.seen.code ?? '';
      const looking = new Line(hostOf(code), { key: null, host: null });
      looking.open();
      first.close();
      await rowsOf(rival, 4);
      const stop = playing(rival, await partsOf('tug-of-war'));
      const acknowledged: number[] = [];
      const kills = runs(1, 2);
      for (let kill = 0; kill < kills; kill += 1) {
        const killed = await client(code, moment, 2);
        expect(killed.signal).toBe('SIGKILL');
        acknowledged.push(...killed.acknowledged);
      }
      const last = await client(code, 'never', 1);
      expect([last.signal, last.acknowledged.length]).toEqual([null, 1]);
      acknowledged.push(...last.acknowledged);
      await rowsOf(looking, last.seen.length);
      stop();
      const { rows } = looking.seen;
      expect(last.seen, 'all hashes are equal').toEqual(rows.slice(0, last.seen.length).map(hashed));
      expect(new Set(rows.map(({ id }) => id)).size, 'nothing counts twice').toBe(rows.length);
      const own = rows
        .filter((row) => row.seat === 0 && (row.body as { do: string }).do === 'act')
        .map(({ seq }) => seq);
      expect(own, 'what was acknowledged is there').toEqual(expect.arrayContaining(acknowledged));
      const [least, most = least] = UNHEARD[moment].map((of) => of * kills) as [number, number?];
      expect(own.length - acknowledged.length).toBeGreaterThanOrEqual(least);
      expect(own.length - acknowledged.length).toBeLessThanOrEqual(most);
      for (const line of [rival, looking]) line.close();
    },
  );
});

describe('a match of a server', () => {
  it('has a hidden seed of its own, which is told once it is over', async () => {
    const seeds = new Set<string>();
    for (let i = 0; i < 2; i += 1) {
      const lines = await opened();
      const [line] = lines;
      if (line === undefined) throw new Error('nobody is there');
      await rowsOf(line, 4);
      expect(unsealed(line.seen.rows)).toBeNull();
      await line.ask({ do: 'act', order: { do: 'concede', seat: 0 } }, 3);
      await rowsOf(line, 5);
      const { file } = unsealed(line.seen.rows) ?? expect.fail('nothing is told');
      const { seed } = file as { seed: string };
      expect(seed).toMatch(HIDDEN_SEED);
      seeds.add(seed);
      for (const one of lines) one.close();
    }
    expect(seeds.size).toBe(2);
  });
});

describe('a server that is stopped', () => {
  it('ends within five seconds whoever is there, and they come back by themselves', async () => {
    const lines = await opened();
    const [line] = lines;
    if (line === undefined) throw new Error('nobody is there');
    const { code, rows } = line.seen;
    const waiting = fetch(`${server.address}m/${code}/tail?have=${rows.length - 1}&wait=1`).catch(() => null);
    const asked = performance.now();
    await server.stop();
    expect(performance.now() - asked).toBeLessThan(ENDS_MS);
    await waiting;
    await server.open();
    expect(await line.ask({ do: 'act', order: { do: 'concede', seat: 0 } }, rows.length - 1)).toMatchObject({
      is: 'ack',
    });
    for (const one of lines) one.close();
  });
});
