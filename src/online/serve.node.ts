import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { Tinypool } from 'tinypool';
import { GAMES } from '#games/registry.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Days } from './daily/days.ts';
import type { ToEnter } from './daily/enter.ts';
import { logTo } from './ingress/log.node.ts';
import { Meters } from './ingress/meters.ts';
import { pageIn } from './ingress/page.node.ts';
import type { Relay } from './ingress/relay.ts';
import { serveRooms, type RoomServer } from './ingress/server.node.ts';
import { codeFrom } from './protocol/codes.ts';
import { Rooms } from './rooms/rooms.ts';
import { FairQueue } from './rooms/fairQueue.ts';
import { ROOM_LIMITS, TICKS } from './rooms/roomLimits.ts';
import type { Performed, Wanted } from './rooms/simulator.ts';
import { timedStore } from './store/timedStore.ts';
import { Ratings } from './rated/ratings.ts';
import { signaturesFor } from './rated/signatures.node.ts';
import { openStore, sentenceOf, type StorePlace } from './store/openStore.node.ts';

export interface ServeOptions extends StorePlace {
  readonly host: string;
  readonly port: number;
  /** The folder of the built page. */
  readonly page: string;
  /** Carries what is not kept between processes; left out: nothing does. */
  readonly redis?: { readonly url: string } | null;
  /** Threads that perform actions. */
  readonly workers: number;
  readonly publicUrl: string | null;
  /** A file for a line of everything that happens, `-`: standard error; left out: nothing is logged. */
  readonly log?: string | undefined;
  /** Files of a certificate and its key, in PEM; null: plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
}

/** Threads on which computers think: their own, so that no person's action waits for a thought (house value). */
const THINKERS = 1;

const SALT_BYTES = 16;
const SEED_BYTES = 16;

/**
 * Actions that a thread performs at the same time, in slices: a short one is done before a long one (one that ploughs
 * through thirty pieces for two minutes takes three seconds, measured) is over.
 */
const AT_ONCE = 8;

const poolOf = (threads: number, concurrentTasksPerWorker: number): Tinypool =>
  new Tinypool({
    filename: new URL('./rooms/simulateWorker.node.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker,
  });

/** As the store has secrets, and a log the names of rooms (docs/running.md). */
export const hashKeyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Serves the page and the rooms. Faults: `no-page`, `no-log`, `no-store`, `no-port`, each in a sentence. */
export async function serve(options: ServeOptions): Promise<Result<RoomServer>> {
  const { page, workers, host, port } = options;
  if (!existsSync(page))
    return fault('no-page', `There is no built page in ${page}: npm run build:page makes it in a checkout.`);
  const tls = readTls(options.tls);
  if (!tls.ok) return tls;
  const log = logTo(options.log ?? null);
  if (!log.ok) return log;
  const opened = await openStore(options);
  if (!opened.ok) return opened;
  const { value: store } = opened;
  const relay = await relayAt(options);
  const [pool, thinkers] = [poolOf(workers, AT_ONCE), poolOf(THINKERS, 1)];
  const end = async (): Promise<void> => {
    relay?.close();
    log.value.close();
    await Promise.all([store.close(), pool.destroy(), thinkers.destroy()]);
  };
  await Promise.all(Array.from({ length: workers * AT_ONCE }, () => pool.run(null)));
  const now = (): number => performance.now();
  const performing = new FairQueue({ threads: workers * AT_ONCE, ticks: TICKS, now });
  const thinking = new FairQueue({ threads: THINKERS, ticks: TICKS, now });
  const meters = new Meters(() => ({ simulations_waiting: performing.length, thoughts_waiting: thinking.length }));
  const perform = async <V>(of: string, wanted: Wanted | ToEnter, name: 'default' | 'enter'): Promise<Result<V>> => {
    const began = performance.now();
    try {
      const work = async (): Promise<Performed<V>> => pool.run(wanted, { name }) as Promise<Performed<V>>;
      return (await performing.run(of, work, ({ ticks }) => ticks)).result;
    } finally {
      meters.count('simulations');
      meters.count('simulation_ms', Math.round(performance.now() - began));
    }
  };
  const shared = {
    store: timedStore(
      store,
      () => performance.now(),
      (what, by) => meters.count(what, by),
    ),
    games: GAMES,
    build: PHYSICS_BUILD,
    hashKey: hashKeyOf,
    signatures: signaturesFor(options.publicUrl),
    seed: () => randomBytes(SEED_BYTES).toString('hex'),
  };
  const days = new Days({
    ...shared,
    perform: async (wanted, player) => perform(`day ${player}`, wanted, 'enter'),
  });
  const ratings = new Ratings(shared);
  const rooms = new Rooms({
    ...shared,
    rate: async (...match) => ratings.take(...match),
    simulate: async (wanted, room) => perform(room, wanted, 'default'),
    count: (what) => meters.count(what),
    note: log.value.note,
    think: async (wanted, room) =>
      thinking.run(room, async () => thinkers.run(wanted, { name: 'think' }) as Promise<Result<object>>),
    salt: () => randomBytes(SALT_BYTES).toString('base64url'),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    limits: ROOM_LIMITS,
    newCode: () => codeFrom(() => randomBytes(1)[0] ?? 0),
  });
  try {
    const server = await serveRooms({
      rooms,
      days,
      ratings,
      host,
      port,
      now: () => Date.now(),
      build: PHYSICS_BUILD,
      meters,
      relay,
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

async function relayAt({ redis = null }: ServeOptions): Promise<Relay | null> {
  if (redis === null) return null;
  const { RedisRelay } = await import('./ingress/redisRelay.node.ts');
  return new RedisRelay(redis.url);
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
