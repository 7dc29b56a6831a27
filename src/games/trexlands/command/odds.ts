import { noCounts, type Experiment, type Odds } from '#engine/module/odds.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { countRoll, foresight } from '../referee/counted.ts';
import { NOT_TUMBLED, ROLL_CODES, TRUCK_CODES, type RollCode } from '../referee/ruling.ts';
import { pieceId } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { standardThrows } from '../rolling/standardThrow.ts';
import { terrainOf } from '#sim/roll/terrain.ts';

/** How often a truck was seen to lie each way. */
export type TruckCounts = Readonly<Record<RollCode, number>>;

export const NO_COUNTS: TruckCounts = noCounts(ROLL_CODES);

const TRUCK = pieceId('0-T1');

/** Carries out trials: one truck, one standard throw each. */
export function trialsWith(physics: Physics): (experiment: Experiment, first: number, end: number) => TruckCounts {
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

/** The odds of a truck. */
export const odds: Odds = {
  ways: TRUCK_CODES.filter((code) => code !== 'unsettled'),
  again: ['unsettled', NOT_TUMBLED],
  trialsWith,
};
