// Finds a Chromium for the browser tests, and gets one where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} name @returns {string | null} where the program is */
export function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/**
 * The browser that is there, or null.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[variable];
    if (path === undefined || path === '') continue;
    // A browser that is named is used, and no other that happens to be there.
    if (!isProgram(path)) throw new Error(`${variable} names no program: ${path}`);
    return path;
  }
  for (const name of names) {
    const path = onPath(name);
    if (path !== null) return path;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return own !== '' && existsSync(own) ? own : null;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} seconds how long it may take: a closed network may answer nothing at all
 * @returns {boolean} whether it ended well
 */
function run(command, args, seconds) {
  console.log(`browser: trying ${[command, ...args].join(' ')}`);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0) return true;
  const said = (result.stderr ?? '').split('\n').map((line) => line.trim());
  const why = result.error?.message ?? said.find((line) => /\b(error|E:)/i.test(line)) ?? `exit code ${result.status}`;
  console.log(`browser: that failed: ${why}`);
  return false;
}

/** @returns {boolean} */
function installFromPlaywright() {
  return run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], 120);
}

/** @returns {boolean} */
function installFromDebian() {
  if (onPath('apt-get') === null) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && onPath('sudo') === null) return false;
  const apt = (/** @type {string[]} */ args, /** @type {number} */ seconds) =>
    isRoot ? run('apt-get', args, seconds) : run('sudo', ['-n', 'apt-get', ...args], seconds);
  // An old list may still name what is needed, so a failed update is not the end.
  apt(['update', '-q'], 180);
  // The fonts, so that text in pictures looks the same on every machine.
  return apt(['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], 900);
}

/**
 * The path of a browser; installs one if need be.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const there = await findBrowser();
  if (there !== null) return there;
  console.log('browser: no Chrome or Chromium on this machine; installing one');
  for (const install of [installFromPlaywright, installFromDebian]) {
    if (!install()) continue;
    const installed = await findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: none was found, and neither Playwright nor apt-get could install one. ' +
      'Install one, or name it in CHROMIUM_PATH.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`browser: ${await ensureBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
