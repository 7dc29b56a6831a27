// npm run test:queue: the lab's queue in a real Redis and a real Postgres, with workers that are killed. Starts both on
// free ports of this machine, in a folder of its own, and ends them; what follows `--` goes to the test runner.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { buildCli } from './build-cli.mjs';
import { freePort } from './lib/freePort.mjs';
import { installDebian, onPath } from './lib/programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DEBIAN = '/usr/lib/postgresql'; // a folder for each version
const START_S = 60;

/** @typedef {{ redis: string, postgres: string }} Stores the redis-server, and the folder of Postgres' programs */

/** @returns {Stores | null} */
function found() {
  const redis = onPath('redis-server');
  const own = onPath('initdb');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(a) - Number(b)) : [];
  const newest = versions.at(-1);
  const postgres = own === null ? newest && join(DEBIAN, newest, 'bin') : join(own, '..');
  return redis === null || postgres === undefined ? null : { redis, postgres };
}

/** @returns {Stores} */
function ensured() {
  const there = found() ?? (installDebian('queue', ['redis-server', 'postgresql']) ? found() : null);
  if (there !== null) return there;
  throw new Error(
    'The tests of the queue need redis-server and Postgres: install both (Debian: redis-server, postgresql).',
  );
}

/** @param {number} port */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** @param {number} port @param {string} name */
async function waitFor(port, name) {
  for (let tries = 0; tries < START_S * 10; tries += 1) {
    if (await answers(port)) return;
    await pause(100);
  }
  throw new Error(`${name} did not start within ${START_S} s.`);
}

/** Postgres refuses to run as root; Debian has a user for it. @returns {{ uid?: number, gid?: number }} */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

const stores = ensured();
await buildCli();
const folder = mkdtempSync(join(tmpdir(), 'tumbletop-queue-'));
const [redisPort, postgresPort] = [await freePort(), await freePort()];
const user = unprivileged();
const data = mkdtempSync(join(tmpdir(), 'tumbletop-postgres-'));
if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];
try {
  servers.push(
    spawn(stores.redis, ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
      stdio: 'ignore',
    }),
  );
  const made = spawnSync(join(stores.postgres, 'initdb'), ['-D', data, '-U', 'lab', '-A', 'trust'], {
    ...user,
    cwd: data,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`Postgres could not make a database: ${made.stderr}`);
  const options = ['-D', data, '-p', String(postgresPort), '-c', 'listen_addresses=127.0.0.1', '-k', data];
  servers.push(spawn(join(stores.postgres, 'postgres'), options, { ...user, cwd: data, stdio: 'ignore' }));
  await Promise.all([waitFor(redisPort, 'Redis'), waitFor(postgresPort, 'Postgres')]);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.queue.config.ts'];
  const env = {
    ...process.env,
    TUMBLETOP_REDIS: `redis://127.0.0.1:${redisPort}`,
    TUMBLETOP_POSTGRES: `postgres://lab@127.0.0.1:${postgresPort}/postgres`,
  };
  process.exitCode = await new Promise((resolve) => {
    const tests = spawn(process.execPath, [...vitest, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
    tests.on('close', (code) => resolve(code ?? 1));
  });
} finally {
  const ended = servers.map((server) => new Promise((resolve) => server.once('close', resolve)));
  for (const server of servers) server.kill('SIGINT');
  await Promise.race([Promise.all(ended), pause(10_000, undefined, { ref: false })]);
  for (const place of [folder, data]) rmSync(place, { recursive: true, force: true });
}
