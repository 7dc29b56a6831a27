// Finds a Chromium for the browser tests, and gets one where there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { installDebian, isProgram, onPath, run } from './lib/programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// The shell without a window comes first: it has no tabs and buttons of its own to keep up, a tenth of the work.
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

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

/** @returns {boolean} */
function installFromPlaywright() {
  return run(
    'browser',
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    120,
  );
}

/** @param {string} name with the fonts, so that text in pictures looks the same on every machine */
const installFromDebian = (name) => () => installDebian('browser', [name, 'fonts-dejavu-core']);

const WAYS = [installFromPlaywright, ...['chromium-headless-shell', 'chromium'].map(installFromDebian)];

/**
 * The path of a browser; installs one if need be.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const there = await findBrowser();
  if (there !== null) return there;
  console.log('browser: no Chrome or Chromium on this machine; installing one');
  for (const install of WAYS) {
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
