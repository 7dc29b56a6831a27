import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { Tinypool } from 'tinypool';
import { LARGEST_SEED } from '#engine/random.ts';
import { GAMES } from '#games/registry.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Meters } from './ingress/meters.ts';
import { pageIn } from './ingress/page.node.ts';
import { serveRooms, type RoomServer } from './ingress/server.node.ts';
import { codeFrom } from './protocol/codes.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Simulated, Think, Wanted } from './rooms/simulator.ts';
import { SqliteStore, type RowsThread } from './store/sqliteStore.node.ts';
import type { RowsAsked } from './store/rowsWorker.node.ts';
import type { StoreAnswer } from './store/sqliteRows.node.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The folder of the built page. */
  readonly page: string;
  /** The folder of the store, this process's alone. */
  readonly data: string;
  /** Threads that perform actions. */
  readonly workers: number;
  readonly publicUrl: string | null;
  /** Files of a certificate and its key, in PEM; null: plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
}

/** Threads on which computers think: their own, so that no person's action waits for a thought (house value). */
const THINKERS = 1;

const SALT_BYTES = 16;

const poolOf = (threads: number): Tinypool =>
  new Tinypool({
    filename: new URL('./rooms/simulateWorker.node.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });

/** Serves the page and the rooms. Faults: `no-page`, `no-store`, `no-port`, each in a sentence. */
export async function serve(options: ServeOptions): Promise<Result<RoomServer>> {
  const { page, data, workers, host, port } = options;
  if (!existsSync(page))
    return fault('no-page', `There is no built page in ${page}: npm run build:page makes it in a checkout.`);
  const tls = readTls(options.tls);
  if (!tls.ok) return tls;
  const thread = await rowsThread(data);
  if (!thread.ok) return thread;
  const store = new SqliteStore(thread.value, () => Date.now());
  const [pool, thinkers] = [poolOf(workers), poolOf(THINKERS)];
  const end = async (): Promise<void> => void (await Promise.all([store.close(), pool.destroy(), thinkers.destroy()]));
  await Promise.all(Array.from({ length: workers }, () => pool.run(null)));
  const meters = new Meters(() => ({ simulations_waiting: pool.queueSize, thoughts_waiting: thinkers.queueSize }));
  const simulate = async (wanted: Wanted): Promise<Result<Simulated>> => {
    const began = performance.now();
    try {
      return (await pool.run(wanted)) as Result<Simulated>;
    } finally {
      meters.count('simulations');
      meters.count('simulation_ms', Math.round(performance.now() - began));
    }
  };
  const rooms = new Rooms({
    store,
    games: GAMES,
    build: PHYSICS_BUILD,
    simulate,
    count: (what) => meters.count(what),
    think: (async (wanted) => thinkers.run(wanted, { name: 'think' })) as Think,
    hashKey: (key) => createHash('sha256').update(key).digest('base64url'),
    seed: () => randomInt(LARGEST_SEED + 1),
    salt: () => randomBytes(SALT_BYTES).toString('base64url'),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    newCode: () => codeFrom(() => randomBytes(1)[0] ?? 0),
  });
  try {
    const server = await serveRooms({
      rooms,
      host,
      port,
      now: () => Date.now(),
      build: PHYSICS_BUILD,
      meters,
      publicUrl: options.publicUrl,
      tls: tls.value,
      otherwise: pageIn(page),
    });
    const close = async (): Promise<void> => {
      await server.close();
      await end();
    };
    return ok({ port: server.port, close });
  } catch (error) {
    await end();
    return fault('no-port', `${host}:${port} cannot be listened at: ${sentenceOf(error)}`);
  }
}

function readTls(files: ServeOptions['tls']): Result<ServeOptions['tls']> {
  if (files === null) return ok(null);
  try {
    const tls = { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') };
    createSecureContext(tls); // throws where they are none, or not of each other
    return ok(tls);
  } catch (error) {
    return fault('no-tls', `The certificate cannot be read: ${sentenceOf(error)}`);
  }
}

async function rowsThread(data: string): Promise<Result<RowsThread>> {
  const pool = new Tinypool({
    filename: new URL('./store/rowsWorker.node.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  const run = async (calls: RowsAsked['calls']): Promise<readonly StoreAnswer[]> =>
    pool.run({ folder: data, calls } satisfies RowsAsked);
  try {
    await run([]);
  } catch (error) {
    await pool.destroy();
    const why = /lock|busy/i.test(String(error)) ? 'another process has it; one can serve a folder' : sentenceOf(error);
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

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
