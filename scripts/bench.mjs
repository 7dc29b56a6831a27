// `npm run bench`: runs each measurement in tests/bench as a script of its own, one after
// the other, so that none disturbs another. Part of a name as an argument chooses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { askedOf, helpOf, WITH_OPTIONS } from './bench/asked.mjs';
import { filesUnder } from './lib/source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const BAD_INPUT = 2;
const INTERRUPTED = 130;

const all = [
  ...filesUnder('tests/bench').filter((file) => file.endsWith('.bench.ts')),
  'tests/bench/page.mts',
  WITH_OPTIONS,
];

/** @returns {import('./bench/asked.mjs').Asked | null} */
function asked() {
  try {
    const wanted = askedOf(process.argv.slice(2), all);
    if (wanted !== 'help') return wanted;
    process.stdout.write(helpOf(all));
  } catch (error) {
    process.stderr.write(`npm run bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = BAD_INPUT;
  }
  return null;
}

/** @param {string} file @param {readonly string[]} options */
async function measure(file, options) {
  console.log(`\n== ${file}`);
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', file, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  const [status] = await once(child, 'close');
  return typeof status === 'number' ? status : INTERRUPTED;
}

// Ctrl-C goes to the measurement, too, which tidies up before it ends.
process.on('SIGINT', () => void (process.exitCode = INTERRUPTED));
const wanted = asked();
for (const file of wanted?.files ?? []) {
  const status = await measure(file, wanted?.options ?? []);
  if (status === 0 && process.exitCode !== INTERRUPTED) continue;
  process.exitCode ||= status;
  break;
}
