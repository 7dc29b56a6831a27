// `npm run bench`: runs each measurement in tests/bench as a script of its own, one after
// the other, so that none disturbs another. Part of a path as an argument chooses.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { filesUnder } from './lib/source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const files = [
  ...filesUnder('tests/bench').filter((file) => file.endsWith('.bench.ts')),
  'tests/bench/page.mts',
].filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

if (files.length === 0) console.log('nothing to measure');
for (const file of files) {
  console.log(`\n== ${file}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', file], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
