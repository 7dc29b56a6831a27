import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { evennessOf } from '#lab/statistics/chiSquare.ts';
import { readSpin, type SpinReading } from '#referee/wrench.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { roll } from '#sim/roll/roll.ts';
import { wrenchSpin, type WrenchSpin } from '#sim/roll/wrench/spin.ts';
import { cases, runs } from '../effort.ts';
import { tell } from './report.ts';

const SECTORS = 12;
/** Always the same spins, as chance alone exceeds the bound once in a thousand times. */
const SPINS = runs(60, 5000);
/** An aimed flick: always the same, as hard and as far as it goes astray the most. */
const AIMED: WrenchSpin = { atMm: [0, 0], velocityMmS: [100, 0], spinDegS: 1600 };

const WAYS: readonly (readonly [string, WrenchSpin | null, number])[] = [
  ['by chance', null, 20_000],
  ['as a hand aims it', AIMED, 40_000],
];

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

function spun(given: WrenchSpin | null, seed: number): SpinReading {
  const made = wrenchSpin(given, (...thing) => chanceFor(seedRandom(seed), ...thing));
  if (!made.ok) throw new Error(made.fault.message);
  return readSpin(roll(physics, made.value.setup), made.value.spin);
}

describe('a spun wrench', () => {
  it.for(cases(WAYS.slice(1), WAYS))('points every way as often, spun %s', ([name, given, firstSeed], { task }) => {
    const readings = Array.from({ length: SPINS }, (_, i) => spun(given, firstSeed + i));
    const counts = Array.from({ length: SECTORS }, () => 0);
    for (const { headingDeg } of readings) {
      const sector = Math.floor(((headingDeg + 360) % 360) / (360 / SECTORS));
      counts[sector] = (counts[sector] ?? 0) + 1;
    }
    const { chiSquare, bound } = evennessOf(counts);
    tell(task, {
      name: `chi-square of where a wrench points, ${SPINS} spins ${name}`,
      theory: `${SECTORS - 1}`,
      measured: chiSquare.toFixed(1),
      error: '',
      bar: `${bound.toFixed(1)}`,
    });
    expect(chiSquare).toBeLessThan(bound);
    // Each player is red as often: half of what is read, within what chance exceeds once in a thousand times.
    const read = readings.filter(({ code }) => code === 'read');
    const first = read.filter(({ nearer }) => nearer === 'first').length;
    expect(Math.abs(first - read.length / 2)).toBeLessThan(1.65 * Math.sqrt(read.length));
    expect(readings.filter(({ code }) => code === 'unsettled' || code === 'short')).toEqual([]);
  });
});
