import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { HIDDEN_SEED } from '#engine/random.ts';
import { Line, type LineHost } from '#online/client/line.ts';
import { unsealed } from '#online/client/seals.ts';
import { runs, SEED } from '../effort.ts';
import { RoomServer } from '../e2e/support/roomServer.ts';
import { askedBy, Chance, headNow, HOST_KEY, keyOf, newId, ordersBy, partsOf, stateIn } from './support.ts';

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
    const [mine = [], theirs] = lines.map(({ seen }) => seen.rows.map(({ id, body }) => [id, hashIn(body)]));
    expect(theirs).toEqual(mine);
    expect(mine).toHaveLength(rows);
    expect(acknowledged).toEqual(Array.from({ length: rows - 4 }, (_, i) => i + 4));
    for (const line of lines) line.close();
  });
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

const hashIn = (body: object): string | null => (body as { entry?: { hash: string } }).entry?.hash ?? null;
