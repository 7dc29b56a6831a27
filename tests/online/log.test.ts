import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '#cli/texts.ts';
import { hashKeyOf } from '#online/serve.node.ts';
import type { RoomLine } from '#online/rooms/roomLine.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { served } from './served.ts';
import { ask, headNow, HOST_KEY, keyOf, newId, roomWith, servicesFor } from './support.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tumbletop-log-'));
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page/index.html'), '<title>Tumbletop</title>');
});
afterAll(async () => rm(folder, { recursive: true }));

const play = { do: 'act', order: { do: 'play', seat: 1, module: 'race', cards: [1] } as { do: string } } as const;

describe('the log of a server', () => {
  it('has a line of each thing that happens, with its match and its place', async () => {
    const lines: RoomLine[] = [];
    const services = servicesFor({ note: (line) => void lines.push(line) });
    const keeper = await roomWith(new Rooms(services), await headNow('tug-of-war'));
    await ask(keeper, 0, play); // it is not theirs
    await ask(keeper, 1, play);
    expect(lines.map(({ match: _, ...line }) => line)).toEqual([
      { seq: 1, what: 'stored', did: 'sit', seat: 0 },
      { seq: 2, what: 'stored', did: 'sit', seat: 1 },
      { seq: 3, what: 'stored', did: 'begin', seat: null },
      { seq: 3, what: 'refused', did: 'act', code: 'not-yours' },
      { seq: 4, what: 'stored', did: 'act', seat: 1 },
    ]);
    expect(new Set(lines.map(({ match }) => match)).size).toBe(1);
    const said = JSON.stringify(lines);
    for (const secret of [keeper.code, 'Ada', 'Bo', HOST_KEY, keyOf(0), services.hashKey(keyOf(0)), 'race'])
      expect(said).not.toContain(secret);
  });

  it('says that the store was away, and that a stored action came out otherwise', async () => {
    const lines: RoomLine[] = [];
    const store = new MemoryStore(() => {
      if (isAway) throw new Error('away');
      return 0;
    });
    let isAway = false;
    const services = servicesFor({ store, note: (line) => void lines.push(line) });
    const keeper = await roomWith(new Rooms(services), await headNow('tug-of-war'));
    isAway = true;
    await ask(keeper, 1, play);
    isAway = false;
    expect(lines.at(-1)).toMatchObject({ what: 'store-away', seq: 3 });
    await store.append(keeper.code, {
      seq: 4,
      id: newId(),
      seat: 1,
      body: { ...play, simulated: null, hash: '0'.repeat(32) },
    });
    await keeper.refresh();
    expect(lines.at(-1)).toMatchObject({ what: 'broken', code: 'hash-differs', seq: 3 });
  });

  it('is written by `--log`, after what the file had, and named as the page on running says', async () => {
    const file = join(folder, 'rooms.log');
    await writeFile(file, 'before\n');
    const data = join(folder, 'rooms');
    const server = await served(['--page', join(folder, 'page'), '--data', data, '--log', file]);
    const head = await headNow('tug-of-war');
    const opened = await fetch(`${server.address}rooms`, {
      method: 'POST',
      body: JSON.stringify({ id: newId(), host: HOST_KEY, head }),
    });
    const { code } = (await opened.json()) as { code: string };
    await fetch(`${server.address}m/${code}/act`, {
      method: 'POST',
      body: JSON.stringify({ id: newId(), base: null, ask: { do: 'sit', seat: 0, name: 'Ada', key: keyOf(0) } }),
    });
    await server.stop();
    const [before, line = '', ...rest] = (await readFile(file, 'utf8')).trim().split('\n');
    expect([before, rest]).toEqual(['before', []]);
    const { match, ...told } = JSON.parse(line) as Record<string, unknown>;
    expect(told).toEqual({
      level: 30,
      time: expect.any(Number) as number,
      seq: 1,
      what: 'stored',
      did: 'sit',
      seat: 0,
    });
    const page = await readFile(new URL('../../docs/running.md', import.meta.url), 'utf8');
    const [, command = ''] = /```sh\n(printf [^\n]+)\n/.exec(page) ?? [];
    const env = { ...process.env, HOST_IN_ROW_0: hashKeyOf(HOST_KEY), CODE: code };
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env });
    expect(match).toBe(stdout.trim());
  });

  it('that cannot be written is one sentence, and nothing is served', async () => {
    const args = [
      '--page',
      join(folder, 'page'),
      '--data',
      join(folder, 'none'),
      '--log',
      join(folder, 'no/such/file'),
    ];
    await expect(served(args)).rejects.toThrow('the server ended with 2');
  });
});

describe('a server whose rooms were taken away while it ran', () => {
  it('says so in one sentence as it ends, and ends with 1', async () => {
    const data = join(folder, 'taken');
    const server = await served(['--page', join(folder, 'page'), '--data', data]);
    await rm(data, { recursive: true });
    expect(await server.stop()).toBe(1);
    expect(server.errors()).toBe(`tumbletop: ${say.serveNotPutAway(data)}\n`);
  });
});
