// `npm run soak`: the tests that take too long for `npm test`. Every stage runs, whatever failed before it; `--help`
// tells which there are. A new one is an entry of `stages`.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { asked } from './lib/asked.mjs';

/**
 * @typedef {{ seed: string, matches: string, rolls: string, extra: readonly string[] }} Wishes
 * @typedef {{
 *   about: string,
 *   args: (wishes: Wishes) => readonly string[],
 *   sum: RegExp,
 * }} Stage what it does; arguments for node; the line of its output that tells in short what came of it: the last one
 * @typedef {{ name: string, fate: 'ok' | 'FAILED' | 'not run', seconds: number, sum: string }} Ended
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const SEEDS = 2 ** 31;
const KILL_MS = 10_000; // for a stage to end by itself once it is asked to

/** @param {string} about @param {readonly string[]} args @returns {Stage} */
const mutation = (about, ...args) => ({
  about: `every mutant of ${about}`,
  args: ({ extra }) => ['scripts/mutation.mjs', ...args, ...extra],
  sum: / % \(asked: /,
});

/** @type {Readonly<Record<string, Stage>>} */
const stages = {
  unit: {
    about: 'unit tests with full counts: matches by the thousand, fuzz by the ten thousand, fresh seeds',
    args: ({ extra }) => ['scripts/test.mjs', '--only', 'unit', '--', ...extra],
    sum: /^\d+ passed, \d+ failed$/,
  },
  browser: {
    about: 'browser tests, in a processor that seems four times slower to the pages',
    args: ({ extra }) => ['scripts/test.mjs', '--only', 'e2e', '--slow', '4', '--', ...extra],
    sum: /^\d+ passed, \d+ failed$/,
  },
  firefox: {
    about: 'recorded and fresh matches of every game, replayed in Firefox and held against Node',
    args: ({ seed, matches }) => ['--import', 'tsx', 'scripts/soak/firefox.mts', seed, matches],
    sum: / in Firefox as in Node$/,
  },
  odds: {
    about: "the lab's odds of a truck held against rolls one by one, throw by throw, on every ground",
    args: ({ rolls }) => ['--import', 'tsx', 'scripts/soak/odds.mts', '--rolls', rolls],
    sum: / moved by more than /,
  },
  'mutation-rules': mutation('referee and rules', '--pass', '90'),
  'mutation-session': mutation('src/play/session', '--folder', 'src/play/session', '--pass', '70'),
  'mutation-frame': mutation('src/app/frame', '--folder', 'src/app/frame', '--pass', '70'),
};

const width = Math.max(...Object.keys(stages).map((name) => name.length));
const help = `npm run soak -- [options] [-- what goes to the stages, such as a test file]
  --only <stage>   one stage (repeat for more)
  --seed <n>       everything that is drawn as in an earlier run, which has told its seed
  --matches <n>    fresh matches of each game in Firefox (17)
  --rolls <n>      rolls on each ground whose odds are compared (40000)
  --help
Stages, in this order; one that fails does not end the others:
${Object.entries(stages)
  .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  .join('\n')}
Exits with 0 if all went well, 1 if a stage failed, 2 if it was called wrongly, 130 if it was stopped.`;

/** @type {import('node:child_process').ChildProcess | null} */
let child = null;
let stopped = false;

/** @param {NodeJS.Signals} signal to the stage, and to all that it has started */
function end(signal) {
  try {
    if (child?.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // it is over already
  }
}

function stop() {
  if (stopped) return end('SIGKILL');
  stopped = true;
  console.log('\nstopping; once more ends it at once');
  end('SIGINT');
  setTimeout(() => end('SIGKILL'), KILL_MS).unref();
}

/**
 * @param {Stage} stage
 * @param {Wishes} wishes
 * @returns {Promise<{ ok: boolean, sum: string }>}
 */
function run({ args, sum }, wishes) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that it can be ended with everything that it has started.
    const started = spawn(process.execPath, args(wishes), {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TUMBLETOP_SOAK: '1', TUMBLETOP_SEED: wishes.seed },
    });
    child = started;
    let [line, last] = ['', ''];
    started.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      process.stdout.write(chunk);
      const lines = (line + chunk.toString()).split('\n');
      line = lines.pop() ?? '';
      last = lines.findLast((told) => sum.test(told)) ?? last;
    });
    started.on('error', reject);
    started.on('close', (code) => {
      child = null;
      resolve({ ok: code === 0, sum: last.trim() });
    });
  });
}

/**
 * @param {readonly string[]} names
 * @param {Wishes} wishes
 * @returns {Promise<readonly Ended[]>}
 */
async function runAll(names, wishes) {
  /** @type {Ended[]} */
  const ended = [];
  for (const [i, name] of names.entries()) {
    const stage = stages[name];
    if (stage === undefined) continue;
    if (stopped) {
      ended.push({ name, fate: 'not run', seconds: 0, sum: '' });
      continue;
    }
    console.log(`\n== ${name} (${i + 1} of ${names.length}): ${stage.about}`);
    const start = performance.now();
    const { ok, sum } = await run(stage, wishes);
    const seconds = Math.round((performance.now() - start) / 1000);
    ended.push({ name, fate: ok ? 'ok' : 'FAILED', seconds, sum: stopped ? 'stopped' : sum });
    console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
  return ended;
}

async function main() {
  const { values, positionals } = asked('npm run soak', {
    options: {
      only: { type: 'string', multiple: true },
      seed: { type: 'string', default: String(randomInt(1, SEEDS)) },
      matches: { type: 'string', default: '17' },
      rolls: { type: 'string', default: '40000' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const unknown = (values.only ?? []).filter((name) => !Object.hasOwn(stages, name));
  const { seed, matches, rolls } = values;
  if (
    unknown.length > 0 ||
    !/^[1-9]\d*$/.test(seed) ||
    Number(seed) >= SEEDS ||
    ![matches, rolls].every((given) => /^\d+$/.test(given))
  ) {
    console.error(unknown.length > 0 ? `no such stage: ${unknown.join(', ')}\n${help}` : help);
    return 2;
  }
  const names = Object.keys(stages).filter((name) => values.only?.includes(name) ?? true);
  console.log(`seed ${seed}; the same again: npm run soak -- --seed ${seed}`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop);
  const ended = await runAll(names, { seed, matches, rolls, extra: positionals });
  console.log(`\n== soak, seed ${seed}`);
  for (const { name, fate, seconds, sum } of ended)
    console.log(`${fate.padEnd(7)}  ${name.padEnd(width)}  ${String(seconds).padStart(6)} s  ${sum}`.trimEnd());
  if (stopped) return 130;
  return ended.every(({ fate }) => fate === 'ok') ? 0 : 1;
}

process.exitCode = await main();
