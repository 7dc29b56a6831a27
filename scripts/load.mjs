// Keeps processors busy until Ctrl-C, so that something can be tried beside them:
//   node scripts/load.mjs 8          as many busy loops
import { Worker } from 'node:worker_threads';
import process from 'node:process';

/** More threads than any machine has cores would only fill its memory (house value). */
const MOST = 256;

const [given, ...rest] = process.argv.slice(2);
const count = Number(given);

if (given === undefined || rest.length > 0 || !Number.isInteger(count) || count < 1 || count > MOST) {
  console.error(
    `usage: node scripts/load.mjs LOOPS (a whole number from 1 to ${MOST}); given: ${[given, ...rest].join(' ') || 'nothing'}`,
  );
  process.exitCode = 2;
} else {
  const loops = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  console.log(`${loops.length} busy loops; Ctrl-C ends them`);
}
