import { Tinypool } from 'tinypool';
import { fault, ok, type Result } from '#sim/result.ts';
import type { RoomStore } from './roomStore.ts';
import type { RowsAsked } from './rowsWorker.node.ts';
import type { StoreAnswer } from './sqliteRows.node.ts';
import { SqliteStore, type RowsThread } from './sqliteStore.node.ts';

/** Where rooms are kept. */
export interface StorePlace {
  /** The folder of the file, this process's alone. */
  readonly data: string;
  /** The database that is there instead, for any number of processes; `shown`: without name and password. */
  readonly postgres?: { readonly url: string; readonly shown: string } | null | undefined;
}

/** Fault: `no-store`. */
export async function openStore({ data, postgres = null }: StorePlace): Promise<Result<RoomStore>> {
  if (postgres === null) {
    const thread = await rowsThread(data);
    return thread.ok ? ok(new SqliteStore(thread.value, () => Date.now())) : thread;
  }
  try {
    const { PostgresStore } = await import('./postgresStore.node.ts');
    return ok(await PostgresStore.open(postgres.url));
  } catch (error) {
    return fault('no-store', `The rooms at ${postgres.shown} cannot be opened: ${sentenceOf(error)}.`);
  }
}

async function rowsThread(data: string): Promise<Result<RowsThread>> {
  const pool = new Tinypool({
    filename: new URL('./rowsWorker.node.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  const run = async (calls: RowsAsked['calls']): Promise<readonly StoreAnswer[]> =>
    pool.run({ folder: data, calls } satisfies RowsAsked);
  try {
    await run([]);
  } catch (error) {
    await pool.destroy();
    const why = /lock|busy/i.test(String(error))
      ? 'another process has it, and one can serve a folder; any number can with --postgres'
      : sentenceOf(error);
    return fault('no-store', `The rooms in ${data} cannot be opened: ${why}.`);
  }
  return ok({
    all: run,
    close: async () => {
      await run(null);
      await pool.destroy();
    },
  });
}

/** Of several attempts at one name, the first. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
