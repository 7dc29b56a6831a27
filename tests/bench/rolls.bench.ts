/**
 * How many battle-rolls a second: one truck, to rest and as odds are counted (until its outcome is certain), beside two
 * other engines, which roll to rest, throw by throw the same; battles; throws of the six dice; all cores.
 */
import { rollTrucks } from '#games/trexlands/rolling/battle.ts';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shareOf } from '#sim/maths/interval.ts';
import { TRUCK_CODES } from '#games/trexlands/referee/ruling.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { DIE_NAMES } from '#sim/roll/dice.ts';
import { DICE_TRAY, diceRollOf } from '#sim/roll/diceThrow.ts';
import { roll } from '#sim/roll/roll.ts';
import { readDice } from '#referee/dice.ts';
import { standardThrows } from '#games/trexlands/rolling/standardThrow.ts';
import { terrainOf } from '#sim/roll/terrain.ts';
import { inTurns, type Costs } from './measure.ts';
import { ms, say } from './print.ts';
import { openJolt } from './rolls/jolt.ts';
import { openOurs, openOursEarly } from './rolls/ours.ts';
import { openPhysX } from './rolls/physx.ts';
import { Series } from './rolls/series.ts';

const ROUNDS = 6;
/** Rolls an engine in all; more say more about the odds: ROLLS=20000 npm run bench rolls. */
const ROLLS = Number(process.env.ROLLS ?? 1400);
if (!(ROLLS >= 2 * (ROUNDS + 1))) throw new Error(`ROLLS is how many, at least ${2 * (ROUNDS + 1)}`);
const BLOCK = Math.ceil(ROLLS / (ROUNDS + 1));
const BATTLE = 4; // trucks
const BATTLES = Math.ceil(BLOCK / 10);

const found = terrainOf('scrub');
if (!found.ok) throw new Error(found.fault.message);
const terrain = found.value;

const percent = (part: number): string => (100 * part).toFixed(1);
const aSecond = (rolls: number, costMs: number): string => (costMs > 0 ? ((1000 * rolls) / costMs).toFixed(0) : '?');

/** Rolls a second of processor: other work on the machine does not count. */
const speed = (costs: Costs): number => (1000 * BLOCK) / costs.median.cpuMs;

function tell(series: Series, costs: Costs, ours: Readonly<Record<string, Costs>>): void {
  const { counts, rolls, ticks, early, name } = series;
  const { share, low, high } = shareOf(counts['wheels-up'], rolls - counts.unsettled);
  const others = TRUCK_CODES.filter((code) => code !== 'wheels-up' && counts[code] > 0).map(
    (code) => `${code} ${percent(counts[code] / rolls)}`,
  );
  say(
    `${name}, rolls/s of one core, median and best`,
    `${speed(costs).toFixed(0)}, ${aSecond(BLOCK, costs.best.cpuMs)} (by the clock ${aSecond(BLOCK, costs.median.wallMs)})`,
  );
  for (const [how, our] of Object.entries(ours))
    say(`  ours ${how} against it`, `${(speed(our) / speed(costs)).toFixed(2)} times`);
  say(
    '  ticks a roll, and what one costs',
    `${(ticks / rolls).toFixed(0)}, ${ms((costs.median.cpuMs * rolls) / BLOCK / ticks, 4)}`,
  );
  if (early > 0) say('  ended early, % of all', `${percent(early / rolls)}, the others at rest`);
  say('  wheels-up, % of the settled', `${percent(share)} (${percent(low)} to ${percent(high)})`);
  say('  how else, % of all', others.join(', '));
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Rolls a second of the command that tells odds, on so many cores; what it takes to start is taken off. */
function byCommand(workers: number): number {
  const wallMs = (rolls: number): number => {
    const start = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'bin/tumbletop.mjs'), 'odds', '--rolls', String(rolls), '--workers', String(workers)],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`odds ended with ${status}: ${stderr}`);
    return performance.now() - start;
  };
  wallMs(workers);
  return (1000 * ROLLS) / (wallMs(ROLLS + workers) - wallMs(workers));
}

const physics = await loadPhysics();
const trucks = Array.from({ length: BATTLE }, (_, i) => pieceId(`${i}-T1`));
let battle = 0;
function rollBattles(): void {
  for (const end = battle + BATTLES; battle < end; battle += 1)
    rollTrucks(physics, { terrain, throws: standardThrows(trucks, chanceFor(seedRandom(2), battle)), ballasted: [] });
}

const dice = DIE_NAMES.map((die) => ({ id: pieceId(die), die }));
let thrown = 0;
function rollDice(): void {
  for (const end = thrown + BATTLES; thrown < end; thrown += 1) {
    const seed = seedRandom(thrown);
    const setup = diceRollOf(DICE_TRAY, dice, [], (...thing) => chanceFor(seed, ...thing));
    if (!setup.ok) throw new Error(setup.fault.message);
    readDice(roll(physics, setup.value));
  }
}

const [ours, early] = [new Series(await openOurs(terrain)), new Series(await openOursEarly(terrain))];
const [jolt, physx] = [new Series(await openJolt(terrain)), new Series(await openPhysX(terrain))];
say('a truck by standard throws on scrub', `${(ROUNDS + 1) * BLOCK} rolls an engine, the same throws, in turns`);
say(
  'ours as `tumbletop odds` rolls, Jolt and PhysX',
  "to rest, ours also with an early end; ours without the engine's clock",
);
const costs = inTurns(ROUNDS, {
  ours: () => ours.roll(BLOCK),
  early: () => early.roll(BLOCK),
  jolt: () => jolt.roll(BLOCK),
  physx: () => physx.roll(BLOCK),
  battles: rollBattles,
  dice: rollDice,
});
tell(ours, costs.ours, {});
tell(early, costs.early, { 'to rest': costs.ours });
for (const [series, cost] of [
  [jolt, costs.jolt],
  [physx, costs.physx],
] as const)
  tell(series, cost, { 'to rest': costs.ours, 'with early end': costs.early });
say(
  '  counts of ours, to rest and with early end',
  TRUCK_CODES.every((code) => ours.counts[code] === early.counts[code]) ? 'the same' : 'NOT THE SAME',
  'the same',
);
say(
  `ours, battles of ${BATTLE} trucks a second of one core`,
  `${((1000 * BATTLES) / costs.battles.median.cpuMs).toFixed(1)}: ${((1000 * BATTLES * BATTLE) / costs.battles.median.cpuMs).toFixed(0)} trucks`,
);
say(
  'ours, throws of six dice a second of one core',
  `${((1000 * BATTLES) / costs.dice.median.cpuMs).toFixed(1)}, d4 to d20 in the tray, to rest and read`,
);
const cores = availableParallelism();
const [one, all] = [byCommand(1), byCommand(cores)];
say('tumbletop odds (early end), rolls/s by the clock, one core', one.toFixed(0));
say(
  `tumbletop odds (early end), rolls/s by the clock, all ${cores} cores`,
  `${all.toFixed(0)} (${(all / one).toFixed(2)} times; less where others are at work)`,
);
