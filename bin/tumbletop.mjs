#!/usr/bin/env node
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = new URL('../dist/cli/main.js', import.meta.url);

/** Everything the bundle is made of; the page is not in it. */
const rooms = ['sim', 'referee', 'engine', 'games', 'bots', 'play', 'lab', 'online', 'cli'];

/** In a checkout the source may have changed since the bundle was made. */
async function isStale() {
  if (!existsSync(join(root, 'src/cli/main.ts')) || !existsSync(join(root, 'node_modules/rolldown/package.json'))) {
    return false;
  }
  if (!existsSync(bundle)) return true;
  const { hasNewer } = await import('../scripts/lib/newer.mjs');
  const time = statSync(bundle).mtimeMs;
  return rooms.some((room) => existsSync(join(root, 'src', room)) && hasNewer(join(root, 'src', room), time));
}

async function main() {
  if (await isStale()) {
    try {
      const { buildCli } = await import('../scripts/build-cli.mjs');
      await buildCli();
    } catch (error) {
      // The old bundle would answer for source that is no longer there.
      const why = error instanceof Error ? error.message : String(error);
      console.error('tumbletop: the source has changed and does not build:');
      console.error(process.stderr.isTTY ? why : stripVTControlCharacters(why));
      process.exitCode = 70;
      return;
    }
  }
  if (!existsSync(bundle)) {
    console.error('tumbletop: not built yet; run `npm ci` in the project folder first');
    process.exitCode = 70;
    return;
  }
  await import(bundle.href);
}

await main();
