import { join } from 'node:path';
import process from 'node:process';
import { askedOf, HELP } from './asked.mjs';
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
 * Serves the built page until Ctrl-C.
 * @param {readonly string[]} args
 * @param {{ root: string, build?: (into: string) => Promise<unknown> }} project
 */
export async function start(args, { root, build = (into) => buildPage(root, into) }) {
  /** @type {import('vite').PreviewServer | null} */
  let server = null;
  process.on('SIGINT', () => {
    // A build cannot be called back.
    if (server === null) process.exit(INTERRUPTED);
    void server.close().finally(() => process.exit(0));
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
    server = await serve(root, outDir, asked);
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
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
}

/**
 * A port that was asked for is taken or refused; without one, the next free port will do.
 * @param {string} root @param {string} outDir @param {import('./asked.mjs').Asked} asked
 */
async function serve(root, outDir, { port, host }) {
  const { preview } = await vite();
  const where = { ...(port === undefined ? {} : { port, strictPort: true }), ...(host === undefined ? {} : { host }) };
  return await preview({ root, build: { outDir }, preview: { ...where, open: isLookedAt() } });
}

/** Asking for a browser on a machine without a screen only makes an error. */
function isLookedAt() {
  const { platform, env, stdout } = process;
  const hasScreen = platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
  return hasScreen && env['BROWSER'] !== 'none' && env['CI'] === undefined && stdout.isTTY === true;
}
