// The test command: everything, in order, from what fails fastest to what takes longest. `npm test -- --help` tells its
// options.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { ensureBrowser } from './ensure-browser.mjs';
import { asked, refuse } from './lib/asked.mjs';
import { freePort } from './lib/freePort.mjs';
import { filesUnder } from './lib/source.mjs';
import { report as reportSize } from './size.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Several runs may share a checkout; what they leave behind must not.
const results = join(root, 'test-results', `run-${process.pid}`);
const pageFolder = `dist/e2e-${process.pid}`;

/** The sum over the suites, for the last line. */
const total = { passed: 0, failed: 0 };

/**
 * @param {readonly string[]} args for node
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
function node(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * @param {string} file a report in JSON, which is missing when its runner broke down early
 * @param {(report: Record<string, unknown>) => { passed: unknown, failed: unknown }} read
 */
function count(file, read) {
  if (!existsSync(file)) return;
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
  total.passed += Number(passed);
  total.failed += Number(failed);
}

/** @param {readonly string[]} extra */
async function unit(extra) {
  const report = join(results, 'unit.json');
  const ok = await node([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...extra,
  ]);
  count(report, (json) => ({ passed: json['numPassedTests'], failed: json['numFailedTests'] }));
  return ok;
}

/** @type {Promise<boolean> | null} */
let building = null;
/** @returns {Promise<boolean>} whether the page could be built; once, for all stages */
const pageBuilt = () =>
  (building ??= node(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', pageFolder]));

async function size() {
  return (await pageBuilt()) && reportSize(join(root, pageFolder));
}

/** @param {readonly string[]} extra @param {string} slow */
async function e2e(extra, slow) {
  if (!filesUnder('tests/e2e').some((file) => file.endsWith('.spec.ts'))) {
    console.log('no browser tests yet');
    return true;
  }
  const browser = await ensureBrowser();
  console.log(`browser: ${browser}`);
  if (!(await pageBuilt())) return false;
  const report = join(results, 'e2e.json');
  const ok = await node(['node_modules/@playwright/test/cli.js', 'test', ...extra], {
    CHROMIUM_PATH: browser,
    TUMBLETOP_E2E_PORT: String(await freePort()),
    TUMBLETOP_E2E_PAGE: pageFolder,
    TUMBLETOP_E2E_JSON: report,
    TUMBLETOP_E2E_RESULTS: join(results, 'e2e'),
    TUMBLETOP_E2E_SLOW: slow,
  });
  count(report, (json) => {
    const stats = /** @type {Record<string, number>} */ (json['stats']);
    // failed once and then passed: only where something is tried again (playwright.config.ts)
    const flaky = stats['flaky'] ?? 0;
    if (flaky > 0) console.log(`${flaky} passed only when tried again: named as flaky above, and to be mended`);
    return { passed: (stats['expected'] ?? 0) + flaky, failed: stats['unexpected'] };
  });
  return ok;
}

/** @type {Readonly<Record<string, (extra: readonly string[], slow: string) => Promise<boolean>>>} */
const stages = {
  typecheck: (extra) => node(['scripts/typecheck.mjs', ...extra]),
  lint: (extra) => node(['scripts/lint.mjs', ...extra]),
  size,
  unit,
  e2e,
};

const help = `npm test
  npm test                     all stages; stops at the first that fails
  npm test -- --only unit      one stage (repeat for more); what follows -- goes to it:
  npm test -- --only unit -- tests/sim
  npm test -- --only e2e --slow 4          browser tests on a processor that seems four times slower to the pages
  npm test -- --help           this text
Stages: ${Object.keys(stages).join(', ')}`;

/** The stages that are run, what goes to them, and how slow a processor seems. */
function wanted() {
  const { values, positionals } = asked('npm test', {
    options: {
      only: { type: 'string', multiple: true },
      slow: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  });
  const { only = [], slow } = values;
  const unknown = only.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0)
    refuse('npm test', `no such stage: ${unknown.join(', ')} (there are ${Object.keys(stages).join(', ')})`);
  if (!(Number(slow) >= 1)) refuse('npm test', `--slow is ${slow}; expected how many times slower, 1 or more`);
  if (only.length === 0 && positionals.length > 0)
    refuse(
      'npm test',
      `${JSON.stringify(positionals[0])} is for one stage, and --only names none; see npm test -- --help.`,
    );
  return { only, slow, positionals, isHelp: values.help };
}

async function main() {
  const { only, slow, positionals, isHelp } = wanted();
  if (isHelp) {
    console.log(help);
    return 0;
  }
  mkdirSync(results, { recursive: true });
  const chosen = Object.entries(stages).filter(([name]) => only.length === 0 || only.includes(name));
  for (const [name, stage] of chosen) {
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    console.log(`\n== ${name}`);
    let ok = false;
    try {
      ok = await stage(positionals, slow);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
    console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds()} s)`);
    if (!ok) {
      // A stage that fails without a failed test (a type error, a broken build) counts as one.
      total.failed = Math.max(total.failed, 1);
      break;
    }
  }
  const ok = total.failed === 0;
  rmSync(join(root, pageFolder), { recursive: true, force: true });
  const evidence = filesUnder(`test-results/run-${process.pid}/e2e`).some((file) => !file.endsWith('/.last-run.json'));
  if (ok || !evidence) rmSync(results, { recursive: true, force: true });
  else console.log(`\npictures and traces of what failed: ${results}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return ok ? 0 : 1;
}

process.exitCode = await main();
