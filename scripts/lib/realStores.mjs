// A Redis and a Postgres of this machine, on free ports and in folders of their own, for tests that need real ones.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import process from 'node:process';
import { Client } from 'pg';
import { installDebian, onPath } from './programs.mjs';

const DEBIAN = '/usr/lib/postgresql'; // a folder for each version
const START_S = 60;

/** @typedef {{ redis: string, postgres: string }} Programs the redis-server, and the folder of Postgres' programs */

/** @returns {Programs | null} */
function found() {
  const redis = onPath('redis-server');
  const own = onPath('initdb');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(a) - Number(b)) : [];
  const newest = versions.at(-1);
  const postgres = own === null ? newest && join(DEBIAN, newest, 'bin') : join(own, '..');
  return redis === null || postgres === undefined ? null : { redis, postgres };
}

/**
 * Finds both programs, and installs them where it may.
 * @param {string} what for whoever reads along
 * @returns {Programs}
 */
export function ensurePrograms(what) {
  const there = found() ?? (installDebian(what, ['redis-server', 'postgresql']) ? found() : null);
  if (there !== null) return there;
  throw new Error('These tests need redis-server and Postgres: install both (Debian: redis-server, postgresql).');
}

/** Ports above are given to connections that go out: one could take a server's while that is away. */
const LAST_PORT = 32_767;
const FIRST_PORT = 20_000;

/** @returns {Promise<number>} a port that stays free while nobody listens at it */
export async function stablePort() {
  const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
  const isFree = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : stablePort();
}

/** @param {number} port */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A server that can be ended by any signal, and started again at the same port with what it has kept. */
class RealStore {
  /** @type {import('node:child_process').ChildProcess | null} */
  #server = null;
  #start;
  #isReady;

  /**
   * @param {string} url
   * @param {number} port
   * @param {string} folder
   * @param {() => import('node:child_process').ChildProcess} start
   * @param {() => unknown} isReady may be a promise
   */
  constructor(url, port, folder, start, isReady) {
    this.url = url;
    this.port = port;
    this.folder = folder;
    this.#start = start;
    this.#isReady = isReady;
  }

  /** Its process; 0 while it does not run. */
  get pid() {
    return this.#server?.pid ?? 0;
  }

  async start() {
    this.#server = this.#start();
    for (let tries = 0; tries < START_S * 10; tries += 1) {
      if ((await this.#isReady()) === true) return this;
      // The folder may be held for a moment by a thing that a killed one has begun.
      if (this.#server.exitCode !== null) this.#server = this.#start();
      await pause(100);
    }
    throw new Error(`The server of ${this.url} did not start within ${START_S} s.`);
  }

  /** @param {NodeJS.Signals} signal */
  async end(signal) {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill(signal);
    await ended;
  }

  async remove() {
    await Promise.race([this.end('SIGINT'), pause(10_000, undefined, { ref: false })]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @param {Programs} programs @param {number} port */
export function redisAt({ redis }, port) {
  const folder = mkdtempSync(join(tmpdir(), 'tumbletop-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const start = () => spawn(redis, args, { stdio: 'ignore' });
  return new RealStore(`redis://127.0.0.1:${port}`, port, folder, start, () => answers(port));
}

/** Postgres listens before it can answer. @param {string} url */
async function isOpen(url) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Postgres refuses to run as root; Debian has a user for it. @returns {{ uid?: number, gid?: number }} */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** @param {Programs} programs @param {number} port */
export function postgresAt({ postgres }, port) {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tumbletop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  const made = spawnSync(join(postgres, 'initdb'), ['-D', folder, '-U', 'owner', '-A', 'trust'], {
    ...as,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`Postgres could not make a database: ${made.stderr}`);
  const options = ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const start = () => spawn(join(postgres, 'postgres'), options, { ...as, stdio: 'ignore' });
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  return new RealStore(url, port, folder, start, () => isOpen(url));
}

/**
 * Starts both, hands them over, and ends them whatever comes of it.
 * @template V
 * @param {Programs} programs
 * @param {(redis: RealStore, postgres: RealStore) => Promise<V>} then
 * @returns {Promise<V>}
 */
export async function withRealStores(programs, then) {
  const stores = [redisAt(programs, await stablePort()), postgresAt(programs, await stablePort())];
  try {
    const [redis, postgres] = await Promise.all(stores.map((store) => store.start()));
    if (redis === undefined || postgres === undefined) throw new Error('no stores');
    return await then(redis, postgres);
  } finally {
    await Promise.all(stores.map((store) => store.remove()));
  }
}
