// Every check of the source that needs no running code. All of them run, so that one
// call shows everything there is to mend.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {readonly (readonly [name: string, file: string, ...args: string[]])[]} */
const checks = [
  ['oxlint', 'node_modules/oxlint/bin/oxlint', '--quiet'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['comments', 'scripts/lint-comments.mjs'],
  ['rooms', 'scripts/lint-rooms.mjs'],
  ['games', 'scripts/lint-games.mjs'],
  ['determinism', 'scripts/lint-determinism.mjs'],
  ['lock', 'scripts/check-lock.mjs'],
  ['licences', 'scripts/check-licences.mjs'],
  ['unused', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

/** @param {readonly [name: string, file: string, ...args: string[]]} check */
function fails([name, file, ...args]) {
  if (existsSync(join(root, file)))
    return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' }).status !== 0;
  console.log(`${name}: ${file} is missing; run npm ci`);
  return true;
}

const failed = checks.filter(fails);
if (failed.length > 0) {
  console.log(`lint: failed in ${failed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}
