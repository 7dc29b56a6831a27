import { chanceFor, seedRandom } from '../../engine/random.ts';
import { countRoll, foresight } from '../../referee/roll/counted.ts';
import { ROLL_CODES, type RollCode } from '../../referee/roll/ruling.ts';
import { pieceId } from '../../sim/ids.ts';
import type { Physics } from '../../sim/physics.ts';
import { standardThrows } from '../../sim/roll/standardThrow.ts';
import { terrainOf } from '../../sim/roll/terrain.ts';
import { untimed } from './untimed.ts';

/** What is rolled: one truck, by standard throws. Plain data, so that it can be sent to a worker. */
export interface Experiment {
  readonly terrain: string;
  readonly ballast: boolean;
  readonly seed: number;
  /** Roll everything to its rest: no outcome is taken for certain before. Changes no count, only how long it takes. */
  readonly toRest: boolean;
}

/** How often each way to lie was seen. */
export type Counts = Readonly<Record<RollCode, number>>;

export const NO_COUNTS: Counts = Object.fromEntries(ROLL_CODES.map((code) => [code, 0])) as Record<RollCode, number>;

export const addCounts = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(ROLL_CODES.map((code) => [code, a[code] + b[code]])) as Record<RollCode, number>;

const TRUCK = pieceId('0-T1');

/** The trials of these numbers, from the first to before the last. */
export type CountTrials = (experiment: Experiment, first: number, end: number) => Counts;

/** Carries out trials. Each has a chance of its own, so that it does not matter who carries it out. */
export function trialsWith(physics: Physics): CountTrials {
  untimed(physics);
  const known = foresight();
  return ({ terrain, ballast, seed, toRest }, first, end) => {
    const ground = terrainOf(terrain);
    if (!ground.ok) throw new Error(ground.fault.message);
    const state = seedRandom(seed);
    const counts = { ...NO_COUNTS };
    for (let trial = first; trial < end; trial += 1) {
      const throws = standardThrows([TRUCK], chanceFor(state, trial));
      const { codes } = countRoll(
        physics,
        { terrain: ground.value, throws, ballasted: ballast ? [TRUCK] : [] },
        toRest ? null : known,
      );
      for (const code of codes) counts[code] += 1;
    }
    return counts;
  };
}
