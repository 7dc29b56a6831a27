// A process with a vitest of its own, which runs one job after the other.
//   node session.mjs <sandbox> <shared|fresh>   shared: the test files of a job share one set of modules
import { join } from 'node:path';
import process from 'node:process';
import { BroadcastChannel } from 'node:worker_threads';
import { createVitest } from 'vitest/node';

/**
 * @typedef {import('./messages.d.ts').Job} Job
 * @typedef {import('./messages.d.ts').Told} Told
 * @typedef {import('vitest/node').TestSpecification} TestSpecification
 */

const [, , sandbox = '', modules = 'shared'] = process.argv;

const LOADING_MS = 60_000; // of a test file
const PATIENCE_MS = 10_000;
const PATIENCE = 10; // times as long as without mutants

/** Files are run as they are listed: those that find something quickly come first. */
class AsListed {
  /** @param {TestSpecification[]} files */
  sort(files) {
    return Promise.resolve(files);
  }
  /** @param {TestSpecification[]} files */
  shard(files) {
    return Promise.resolve(files);
  }
}

const vitest = await createVitest('test', {
  root: sandbox,
  config: join(sandbox, 'vitest.config.ts'),
  watch: false,
  // Threads, so that the session can hear what its runner tells even when that hangs.
  pool: 'threads',
  maxWorkers: 1,
  isolate: modules === 'fresh',
  runner: join(sandbox, 'scripts/mutation/runner.mjs'),
  setupFiles: [join(sandbox, 'scripts/mutation/setup.mjs')],
  sequence: { sequencer: AsListed, concurrent: false },
  reporters: [{}],
  silent: true,
  testTimeout: 20_000,
  hookTimeout: 20_000,
  includeTaskLocation: false,
});
await vitest.standalone();

const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A mutant that loops for ever uses up processor time; that others make the machine slow does not. */
const watch = {
  patienceMs: Infinity,
  sinceMs: 0,
  /** @type {() => void} */
  hang: () => undefined,
};
setInterval(() => {
  if (usedMs() - watch.sinceMs > watch.patienceMs) watch.hang();
}, 500).unref();

const channel = new BroadcastChannel('mutation');
let filesDone = 0;
/** @type {Job | null} */
let job = null;

channel.addEventListener('message', (event) => {
  const { data: told } = /** @type {MessageEvent<Told>} */ (event);
  if (told.type === 'file') filesDone += 1;
  watch.sinceMs = usedMs();
  watch.patienceMs = told.type === 'try' ? PATIENCE_MS + PATIENCE * (job?.usualMs[told.test] ?? 0) : LOADING_MS;
  process.send?.(told);
});

/** Messages travel beside the end of the run, and may come in after it. @param {number} files */
async function allTold(files) {
  for (let waited = 0; waited < 100; waited += 1) {
    if (filesDone >= files) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @param {Job} next @returns {Promise<'ended' | 'hung'>} */
async function run(next) {
  const { files, plan } = next;
  const project = vitest.getRootProject();
  job = next;
  filesDone = 0;
  Object.assign(watch, { sinceMs: usedMs(), patienceMs: LOADING_MS });
  const hung = new Promise((resolve) => (watch.hang = () => resolve('hung')));
  project.provide('mutation', plan);
  const specifications = files.map((file) => project.createSpecification(join(sandbox, file)));
  const ended = vitest.runTestSpecifications(specifications).then(() => allTold(files.length));
  const outcome = await Promise.race([ended, hung]);
  watch.patienceMs = Infinity;
  return outcome === 'hung' ? 'hung' : 'ended';
}

process.on('message', (message) => {
  run(/** @type {Job} */ (message)).then(
    (outcome) => process.send?.({ type: outcome }),
    (error) =>
      process.send?.({ type: 'broken', why: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ type: 'ready' });
