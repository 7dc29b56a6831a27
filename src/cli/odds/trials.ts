import { chanceFor, seedRandom } from '../../engine/random.ts';
import { judgeRoll } from '../../referee/roll/judge.ts';
import { TRUCK_CODES, type TruckCode } from '../../referee/roll/ruling.ts';
import { pieceId } from '../../sim/ids.ts';
import type { Physics } from '../../sim/physics.ts';
import { roll } from '../../sim/roll/roll.ts';
import { standardThrows } from '../../sim/roll/standardThrow.ts';
import { terrainOf } from '../../sim/roll/terrain.ts';

/** What is rolled: one truck, by standard throws. Plain data, so that it can be sent to a worker. */
export interface Experiment {
  readonly terrain: string;
  readonly ballast: boolean;
  readonly seed: number;
}

/** How often each way to lie was seen. */
export type Counts = Readonly<Record<TruckCode, number>>;

export const NO_COUNTS: Counts = Object.fromEntries(TRUCK_CODES.map((code) => [code, 0])) as Record<TruckCode, number>;

export const addCounts = (a: Counts, b: Counts): Counts => Object.fromEntries(TRUCK_CODES.map((code) => [code, a[code] + b[code]])) as Record<TruckCode, number>;

const TRUCK = pieceId('0-T1');

/** The trials of these numbers, from the first to before the last. Each has a chance of its own, so that it does not matter who carries it out. */
export function countTrials(physics: Physics, { terrain, ballast, seed }: Experiment, first: number, end: number): Counts {
  const ground = terrainOf(terrain);
  if (!ground.ok) throw new Error(ground.fault.message);
  const state = seedRandom(seed);
  const counts = { ...NO_COUNTS };
  for (let trial = first; trial < end; trial += 1) {
    const throws = standardThrows([TRUCK], chanceFor(state, trial));
    const rolled = roll(physics, { terrain: ground.value, throws, ballasted: ballast ? [TRUCK] : [] });
    for (const { code } of judgeRoll(rolled)) counts[code] += 1;
  }
  return counts;
}
