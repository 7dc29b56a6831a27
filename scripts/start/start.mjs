import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { askedOf, HELP } from './asked.mjs';
import { compress } from '../page/compress.mjs';
import { builtPage } from './builtPage.mjs';

/** The page is built from these; their paths are from the project's folder. */
export const SOURCES = [
  'index.html',
  'models',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/page',
  'src',
  'vite.config.ts',
];

/** Exit codes: bad input, a page that cannot be built, and a build that Ctrl-C ends (128 and its signal's number). */
const BAD_INPUT = 2;
const NOT_BUILT = 1;
const INTERRUPTED = 130;

/**
 * Serves the built page, with rooms in which people elsewhere can play, until Ctrl-C.
 * @param {readonly string[]} args
 * @param {{ root: string, build?: (into: string) => Promise<unknown> }} project
 */
export async function start(args, { root, build = (into) => buildPage(root, into) }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  let ending = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      // A build cannot be called back.
      if (server === null) process.exit(INTERRUPTED);
      ending = true;
      server.kill('SIGTERM');
    });
  try {
    const asked = askedOf(args);
    if (asked.help) return void process.stdout.write(HELP);
    const sources = SOURCES.map((source) => join(root, source));
    const folder = join(root, 'dist', 'start');
    const say = (/** @type {string} */ sentence) => void process.stdout.write(`${sentence}\n`);
    const outDir = await builtPage({ sources, folder, build, say }).catch((error) => {
      throw Object.assign(new Error(`the page does not build: ${sentenceOf(error)}`), { code: NOT_BUILT });
    });
    const { host = LOOPBACK } = asked;
    const port = await freePort(asked.port, host);
    const given = ['--host', host, '--port', String(port), '--page', outDir, '--data', join(root, '.rooms')];
    server = spawn(process.execPath, [COMMAND, 'serve', ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
    server.stdout?.on('data', (/** @type {Buffer} */ said) => {
      process.stdout.write(said);
      const [address] = /http:\S+/.exec(String(said)) ?? [];
      if (address !== undefined && isLookedAt()) look(address);
    });
    server.once('exit', (code) => process.exit(ending ? 0 : (code ?? NOT_BUILT)));
  } catch (error) {
    process.stderr.write(`npm start: ${sentenceOf(error)}\n`);
    process.exit(error instanceof Error && 'code' in error && error.code === NOT_BUILT ? NOT_BUILT : BAD_INPUT);
  }
}

/** @param {unknown} error */
const sentenceOf = (error) => (error instanceof Error ? error.message : String(error));

const vite = () =>
  import('vite').catch(() => {
    throw new Error('what it stands on is not installed; run npm ci first.');
  });

/** @param {string} root @param {string} outDir */
async function buildPage(root, outDir) {
  const { build } = await vite();
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  await compress(outDir);
}

const COMMAND = fileURLToPath(new URL('../../bin/tumbletop.mjs', import.meta.url));
const LOOPBACK = '127.0.0.1';
const FIRST_PORT = 5173;
const LAST_PORT = 5999;

/**
 * A port that was asked for is taken or refused; without one, the next free port will do.
 * @param {number | undefined} asked @param {string} host
 * @returns {Promise<number>}
 */
async function freePort(asked, host) {
  for (let port = asked ?? FIRST_PORT; port <= LAST_PORT || port === asked; port += 1) {
    if (await isFree(port, host)) return port;
    if (port === asked) throw new Error(`Port ${port} is already in use`);
  }
  throw new Error(`every port from ${FIRST_PORT} to ${LAST_PORT} is in use`);
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const isFree = (port, host) =>
  new Promise((resolve, reject) => {
    const tried = createServer();
    tried.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    tried.listen(port, host, () => tried.close(() => resolve(true)));
  });

/** Opens a browser; where none comes, the address has been said. @param {string} address */
function look(address) {
  const { platform } = process;
  const [command, ...args] =
    platform === 'win32' ? ['cmd', '/c', 'start', '', address] : [platform === 'darwin' ? 'open' : 'xdg-open', address];
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Asking for a browser on a machine without a screen only makes an error. */
function isLookedAt() {
  const { platform, env, stdout } = process;
  const hasScreen = platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
  return hasScreen && env['BROWSER'] !== 'none' && env['CI'] === undefined && stdout.isTTY === true;
}
