import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '#online/store/memoryStore.ts';
import type { RoomStore } from '#online/store/roomStore.ts';
import { SqliteRows, type StoreCall } from '#online/store/sqliteRows.node.ts';
import { SqliteStore } from '#online/store/sqliteStore.node.ts';
import { row, sharedContract, storeContract } from './storeContract.ts';

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

storeContract('in memory', () => new MemoryStore(clock));
storeContract('in one file', () => sqliteIn(newFolder()));
sharedContract('in memory', async () => {
  const store = new MemoryStore(clock);
  return Promise.resolve([store, store]);
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
