/** How long the command line takes to answer, and to judge a walk of four steps. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measure.ts';
import { ms, say, verdict } from './print.ts';

const ASKED_HELP_MS = 500;
const ASKED_JUDGE_MS = 1000; // more
const ROUNDS = 9;

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = join(root, 'bin/tumbletop.mjs');

const FOUR_STEPS = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'traction',
  title: 'four steps',
  surface: 'mousepad',
  pads: [
    { seat: 0, xMm: 0, zMm: 300, yawDeg: 0 },
    { seat: 1, xMm: 0, zMm: -300, yawDeg: 0 },
  ],
  pieces: [
    { id: '0-S1', xMm: 0, zMm: 60, yawDeg: 0, pose: 'upright' },
    { id: '1-M1', xMm: 90, zMm: 0, yawDeg: 0, pose: 'upright' },
  ],
  seat: 0,
  actions: [{ do: 'walk', piece: '0-S1', steps: ['C', 'B', 'C', 'B'].map((corner) => ({ corner, swivelDeg: 180 })) }],
  expect: [{ legal: true }],
};

/**
 * Loaded before the program: tells, when the process ends, the processor time of its main thread, which others have to
 * wait for, and that of all its threads (the engine's module is compiled on the side). The former only Linux tells.
 */
const TELL = `import { readFileSync, writeSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const all = (user + system) / 1000;
  let main = all;
  try { main = Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6; } catch {}
  writeSync(2, '\\ncpu ' + main + ' ' + all);
});`;
const preload = `data:text/javascript,${encodeURIComponent(TELL)}`;

interface ProcessCost {
  readonly wallMs: number;
  readonly mainMs: number;
  readonly allMs: number;
}

function costOfProcess(args: readonly string[]): ProcessCost {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  const [, main = NaN, all = NaN] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  return { wallMs, mainMs: Number(main), allMs: Number(all) };
}

const folder = mkdtempSync(join(tmpdir(), 'tumbletop-bench-'));
try {
  const file = join(folder, 'four-steps.json');
  writeFileSync(file, JSON.stringify(FOUR_STEPS));
  const commands = { nothing: ['-e', '0'], help: [cli, '--help'], judge: [cli, 'judge', file] };
  costOfProcess(commands.help); // builds the bundle where the source is newer
  const all = Object.entries(commands).map(([name, args]) => ({ name, args, costs: [] as ProcessCost[] }));
  for (let round = 0; round < ROUNDS; round += 1) for (const { args, costs } of all) costs.push(costOfProcess(args));
  const [nothing, help, judge] = all.map(({ costs }) => costs);
  if (!nothing || !help || !judge) throw new Error('three commands');
  const middle = (costs: readonly ProcessCost[], what: keyof ProcessCost): number => median(costs.map((c) => c[what]));
  const told = (costs: readonly ProcessCost[]): string =>
    `${ms(middle(costs, 'mainMs'), 0)} of the main thread, ${ms(middle(costs, 'allMs'), 0)} of all; ${ms(middle(costs, 'wallMs'), 0)} by the clock (best ${ms(Math.min(...costs.map((c) => c.wallMs)), 0)})`;
  say(`node that does nothing, median of ${ROUNDS}`, told(nothing));
  say('tumbletop --help', told(help));
  say('tumbletop judge, four steps', told(judge));
  verdict(
    '--help answers, by its main thread',
    middle(help, 'mainMs') < ASKED_HELP_MS,
    ms(middle(help, 'mainMs'), 0),
    `under ${ASKED_HELP_MS} ms`,
  );
  const more = middle(judge, 'mainMs') - middle(help, 'mainMs');
  verdict('judging takes longer by', more < ASKED_JUDGE_MS, ms(more, 0), `under ${ASKED_JUDGE_MS} ms`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
