/**
 * A server of rooms in a process of its own, which is measured: it is sent the match that is played, and told whether
 * physics is played or a stand-in for it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Tinypool } from 'tinypool';
import { GAMES } from '#games/registry.ts';
import { Meters } from '#online/ingress/meters.ts';
import { RedisRelay } from '#online/ingress/redisRelay.node.ts';
import { serveRooms } from '#online/ingress/server.node.ts';
import { codeFrom } from '#online/protocol/codes.ts';
import { FairQueue } from '#online/rooms/fairQueue.ts';
import { ROOM_LIMITS, TICKS } from '#online/rooms/roomLimits.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { Performed, Simulate } from '#online/rooms/simulator.ts';
import { PostgresStore } from '#online/store/postgresStore.node.ts';
import type { RoomStore } from '#online/store/roomStore.ts';
import { SqliteStore } from '#online/store/sqliteStore.node.ts';
import type { StoreAnswer } from '#online/store/sqliteRows.node.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { ok } from '#sim/result.ts';
import { SEED, type Step } from './script.ts';

export interface ServerAsked {
  readonly folder: string;
  /** Addresses of what several processes have in its stead; null: it is alone. */
  readonly shared: { readonly postgres: string; readonly redis: string } | null;
  readonly isStandIn: boolean;
  readonly steps: readonly Step[];
}

/** How long things took since it was asked last, ms; and what the process has used since it began. */
export interface Figures {
  readonly waitMs: readonly number[];
  readonly simulateMs: readonly number[];
  readonly appendMs: readonly number[];
  readonly cpuMs: number;
  readonly heapBytes: number;
}

const AT_ONCE = 8; // as `serve` has it
const worker = (filename: string, concurrentTasksPerWorker: number): Tinypool =>
  new Tinypool({
    filename: new URL(filename, import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker,
  });

async function serve({ folder, shared, isStandIn, steps }: ServerAsked): Promise<void> {
  const [waitMs, simulateMs, appendMs]: [number[], number[], number[]] = [[], [], []];
  const rows = worker('rows.mjs', 1);
  const threads = worker('simulate.mjs', AT_ONCE);
  await threads.run(null);
  const alone = new SqliteStore(
    {
      all: async (calls) => rows.run({ folder, calls }) as Promise<readonly StoreAnswer[]>,
      close: async () => void (await rows.run({ folder, calls: null })),
    },
    () => Date.now(),
  );
  const store: RoomStore = shared === null ? alone : await PostgresStore.open(shared.postgres);
  const now = (): number => performance.now();
  const queue = new FairQueue({ threads: AT_ONCE, ticks: TICKS, now });
  const known = new Map(steps.map(({ order, simulated }) => [JSON.stringify(order), simulated]));
  const simulate: Simulate = async (wanted, room) => {
    const simulated = known.get(JSON.stringify(wanted.order));
    if (isStandIn && simulated) return ok(simulated);
    const asked = now();
    const work = async (): Promise<Performed> => {
      const began = now();
      waitMs.push(began - asked);
      const performed = (await threads.run(wanted)) as Performed;
      simulateMs.push(now() - began);
      return performed;
    };
    return (await queue.run(room, work, ({ ticks }) => ticks)).result;
  };
  const rooms = new Rooms({
    store: {
      open: store.open.bind(store),
      tail: store.tail.bind(store),
      erase: store.erase.bind(store),
      now: store.now.bind(store),
      close: store.close.bind(store),
      ...(store.others && { others: store.others }),
      append: async (...given) => {
        const began = now();
        const appended = await store.append(...given);
        appendMs.push(now() - began);
        return appended;
      },
    },
    games: GAMES,
    build: PHYSICS_BUILD,
    simulate,
    signatures: () => null,
    think: async () => Promise.reject(new Error('nobody thinks here')),
    hashKey: (key) => createHash('sha256').update(key).digest('base64url'),
    seed: () => SEED,
    salt: () => randomBytes(16).toString('base64url'),
    count: () => undefined,
    note: () => undefined,
    after: () => () => undefined,
    limits: ROOM_LIMITS,
    newCode: () => codeFrom(() => randomBytes(1)[0] ?? 0),
  });
  const { port } = await serveRooms({
    rooms,
    host: '127.0.0.1',
    port: 0,
    now: () => Date.now(),
    build: PHYSICS_BUILD,
    relay: shared === null ? null : new RedisRelay(shared.redis),
    meters: new Meters(() => ({})),
    publicUrl: null,
    tls: null,
    otherwise: (_, response) => response.writeHead(404).end(),
  });
  process.send?.({ port });
  process.on('message', () => {
    (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const heapBytes = process.memoryUsage().heapUsed;
    const [waited, simulated, appended] = [waitMs, simulateMs, appendMs].map((all) => all.splice(0));
    process.send?.({
      waitMs: waited ?? [],
      simulateMs: simulated ?? [],
      appendMs: appended ?? [],
      cpuMs: (user + system) / 1000,
      heapBytes,
    } satisfies Figures);
  });
}

process.once('message', (asked) => void serve(asked as ServerAsked));
