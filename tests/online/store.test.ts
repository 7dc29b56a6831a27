import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { NewRow } from '#online/rooms/rows.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import type { RoomStore } from '#online/store/roomStore.ts';
import { SqliteRows, type StoreCall } from '#online/store/sqliteRows.node.ts';
import { SqliteStore } from '#online/store/sqliteStore.node.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

let now = 0;
const clock = (): number => (now += 1);
const sqliteIn = (folder: string): RoomStore => {
  const rows = new SqliteRows(folder, clock);
  const thread = {
    all: async (calls: readonly StoreCall[]) => Promise.resolve(rows.all(calls)),
    close: async () => Promise.resolve(rows.close()),
  };
  return new SqliteStore(thread, clock);
};

const STORES = { 'in memory': () => new MemoryStore(clock), 'in one file': () => sqliteIn(newFolder()) };
const row = (seq: number, id = `row-${seq}`, seat: number | null = null): NewRow => ({
  seq,
  id,
  seat,
  body: { do: 'lock', locked: seq % 2 === 0 },
});

describe.each(Object.entries(STORES))('a store %s', (_, open) => {
  it('keeps rows in their order, with its own time', async () => {
    const store = open();
    expect(await store.open('AAAAAA', row(0))).toBe(true);
    expect(await store.append('AAAAAA', row(1, 'row-1', 3))).toMatchObject({ row: row(1, 'row-1', 3) });
    const rows = (await store.tail('AAAAAA', 0)) ?? [];
    expect(rows).toMatchObject([row(0), row(1, 'row-1', 3)]);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => a - b));
    expect(await store.tail('AAAAAA', 1)).toEqual(rows.slice(1));
    expect(await store.tail('AAAAAA', 2)).toEqual([]);
    await store.close();
  });

  it('tells a room that is not there from one without more rows', async () => {
    const store = open();
    expect(await store.tail('AAAAAA', 0)).toBeNull();
    expect(await store.append('AAAAAA', row(1))).toBe('taken');
    expect(await store.tail('AAAAAA', 0)).toBeNull();
    await store.close();
  });

  it('opens a code once', async () => {
    const store = open();
    expect(await store.open('AAAAAA', row(0))).toBe(true);
    expect(await store.open('AAAAAA', row(0, 'another'))).toBe(false);
    expect(await store.tail('AAAAAA', 0)).toMatchObject([row(0)]);
    await store.close();
  });

  it('lets one of many have a number, and an id once', async () => {
    const store = open();
    await store.open('AAAAAA', row(0));
    const all = await Promise.all(
      Array.from({ length: 20 }, async (__, i) => store.append('AAAAAA', row(1, `id-${i}`))),
    );
    expect(all.filter((one) => one !== 'taken')).toHaveLength(1);
    expect(await store.append('AAAAAA', row(2, 'id-0'))).toBe('taken');
    expect(await store.append('AAAAAA', row(3))).toBe('taken'); // the second is missing
    expect(await store.append('AAAAAA', row(2))).toMatchObject({ row: row(2) });
    await store.close();
  });
});

describe('a store in one file', () => {
  it('has its rows when it is opened again', async () => {
    const folder = newFolder();
    const first = sqliteIn(folder);
    await first.open('AAAAAA', row(0));
    await first.append('AAAAAA', row(1));
    await first.close();
    const again = sqliteIn(folder);
    expect(await again.tail('AAAAAA', 0)).toMatchObject([row(0), row(1)]);
    await again.close();
  });

  it('is one process’s alone', async () => {
    const folder = newFolder();
    const first = sqliteIn(folder);
    await first.open('AAAAAA', row(0));
    expect(() => sqliteIn(folder)).toThrow(/locked|busy/i);
    await first.close();
  });
});
