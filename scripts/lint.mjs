// Every check of the source that needs no running code. All of them run, so that one
// call shows everything there is to mend.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { askedNothing } from './lib/asked.mjs';
import { ended, twoAtATime } from './lib/checks.mjs';
import { root } from './lib/source.mjs';

askedNothing('npm run lint', 'runs every check of the source that needs no running code.');

/** @type {readonly (readonly [name: string, file: string, ...args: string[]])[]} */
const checks = [
  // Takes as long as the others together.
  ['unused', 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['oxlint', 'node_modules/oxlint/bin/oxlint', '--quiet'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['comments', 'scripts/lint-comments.mjs'],
  ['rooms', 'scripts/lint-rooms.mjs'],
  ['circles', 'scripts/lint-circles.mjs'],
  ['late', 'scripts/lint-late.mjs'],
  ['games', 'scripts/lint-games.mjs'],
  ['determinism', 'scripts/lint-determinism.mjs'],
  ['translate', 'scripts/lint-translate.mjs'],
  ['lines', 'scripts/lines.mjs', '--quiet'],
  ['lock', 'scripts/check-lock.mjs'],
  ['licences', 'scripts/check-licences.mjs'],
];

/** @param {readonly [name: string, file: string, ...args: string[]]} check */
const run = ([name, file, ...args]) =>
  existsSync(join(root, file))
    ? ended([file, ...args])
    : { code: 1, output: `${name}: ${file} is missing; run npm ci\n` };

const results = await twoAtATime(checks, async (check) => run(check));
for (const { output } of results) process.stdout.write(output);
const failed = checks.filter((_, i) => results[i]?.code !== 0).map(([name]) => name);
if (failed.length > 0) {
  console.log(`lint: failed in ${failed.join(', ')}`);
  process.exitCode = 1;
}
