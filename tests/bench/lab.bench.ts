/**
 * How fast the lab counts odds: a truck's standard throws on every ground, as a job counts them (many in a world, an
 * early end) and with `--to-rest`, beside Jolt, which rolls the same throws to their rest; and how long a job takes
 * that asks for a point of precision, on two threads of the command.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countRolls } from '#lab/rolls/count.ts';
import { rollsParameters, type RollsParameters } from '#lab/rolls/parameters.ts';
import { STANDARD_THROW } from '#lab/rolls/throwFile.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { standardThrows } from '#games/trexlands/rolling/standardThrow.ts';
import { countRoll, foresight } from '#games/trexlands/referee/counted.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { untimed } from '#sim/roll/untimed.node.ts';
import { TERRAINS, type Terrain } from '#sim/roll/terrain.ts';
import { costOf, median } from './measure.ts';
import { say, verdict } from './print.ts';
import { openJolt } from './rolls/jolt.ts';

const ROUNDS = 5;
/** Rolls of the lab's in a round: two worlds of them; of the others as many as take about as long. */
const COUNTED = 1000;
const ALONE = 150;
/** Asked of rolls that are counted, times Jolt's to rest: on scrub, and anywhere; of the lab's own to rest. */
const ASKED = { scrub: 4, anywhere: 2, toRest: 1.3 };
const ASKED_S = 4; // for a point of precision, on two quiet cores
const RUNS = 3;

const physics = await loadPhysics();
untimed(physics);
const known = foresight();
const truck = pieceId('0-T1');
const state = seedRandom(1);

const thrown = (trial: number) => {
  const [one] = standardThrows([truck], chanceFor(state, trial));
  if (one === undefined) throw new Error('a truck is thrown');
  return one;
};

const parametersOn = ({ id }: Terrain, toRest: boolean): RollsParameters =>
  rollsParameters.parse({ throw: { ...STANDARD_THROW, terrain: id }, toRest });

/** Every way of rolling in turns, so that a busy moment hits all alike: milliseconds of processor a roll, by round. */
async function roundsOn(terrain: Terrain): Promise<Readonly<Record<string, readonly number[]>>> {
  const jolt = await openJolt(terrain);
  const lab = (toRest: boolean) => (round: number) =>
    countRolls(physics, parametersOn(terrain, toRest), 1, { first: round * COUNTED, end: (round + 1) * COUNTED });
  const alone = (roll: (one: ReturnType<typeof thrown>) => unknown) => (round: number) => {
    for (let i = 0; i < ALONE; i += 1) roll(thrown(round * ALONE + i));
  };
  const setup = (one: ReturnType<typeof thrown>) => ({ terrain, throws: [one], ballasted: [] });
  const ways: Readonly<Record<string, readonly [rolls: number, run: (round: number) => unknown]>> = {
    jolt: [ALONE, alone((one) => jolt.roll(one))],
    counted: [COUNTED, lab(false)],
    toRest: [COUNTED, lab(true)],
    aloneEarly: [ALONE, alone((one) => countRoll(physics, setup(one), known))],
    aloneToRest: [ALONE, alone((one) => countRoll(physics, setup(one), null))],
  };
  const costs: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, [rolls, run]] of Object.entries(ways)) {
      const { cpuMs } = costOf(() => run(round));
      if (round > 0) (costs[name] ??= []).push(cpuMs / rolls);
    }
  return costs;
}

say('rolls a second of one core, and times Jolt', `medians of ${ROUNDS} rounds in turns, by processor time`);
for (const terrain of TERRAINS) {
  const costs = await roundsOn(terrain);
  const costOfWay = (way: string): number => median(costs[way] ?? []);
  const timesJolt = (way: string): number => costOfWay('jolt') / costOfWay(way);
  const told = (way: string): string => `${(1000 / costOfWay(way)).toFixed(0)}, ${timesJolt(way).toFixed(2)} times`;
  say(`${terrain.id}: Jolt to rest`, (1000 / costOfWay('jolt')).toFixed(0));
  say(`${terrain.id}: one world a roll, to rest`, told('aloneToRest'));
  say(`${terrain.id}: one world a roll, early end (\`odds\`)`, told('aloneEarly'));
  const asked = terrain.id === 'scrub' ? ASKED.scrub : ASKED.anywhere;
  verdict(`${terrain.id}: counted`, timesJolt('counted') >= asked, told('counted'), `${asked} times`);
  verdict(`${terrain.id}: to rest`, timesJolt('toRest') >= ASKED.toRest, told('toRest'), `${ASKED.toRest} times`);
}

/** Seconds by the clock that the command takes, its start included. */
function byCommand(...options: readonly string[]): number {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const args = [join(root, 'bin/tumbletop.mjs'), 'lab', 'rolls', '--body', 'truck', ...options];
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the command ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

const TWO = ['--workers', '2'] as const;
byCommand('--trials', '1', ...TWO); // builds the command, where it is not built
const runs = Array.from({ length: RUNS }, (_, i) => byCommand('--precision', '1', '--seed', String(i + 1), ...TWO));
const quickest = Math.min(...runs);
const told = `${quickest.toFixed(1)} s by the clock, start included, the best of ${runs.map((run) => run.toFixed(1)).join(', ')}`;
verdict('scrub: odds to a point, on two threads', quickest <= ASKED_S, told, `${ASKED_S} s on two quiet cores`);
