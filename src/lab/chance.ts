import { hashOf } from '#engine/hash.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import type { Chance } from '#sim/maths/chance.ts';

const SEED_DIGITS = 8; // hex, of a hash: 32 bits

/**
 * Chance of one trial: it follows from the job's seed, the name of what is drawn and the trial's number alone. So it is
 * the same for all variants (common random numbers), and whoever carries the trial out.
 */
export const trialChance = (seed: number, stream: string, trial: number): Chance => chancesOf(seed, stream)(trial);

/** The same for many trials: what they share is worked out once. */
export function chancesOf(seed: number, stream: string): (trial: number) => Chance {
  const state = seedRandom(Number.parseInt(hashOf(['lab', seed, stream]).slice(0, SEED_DIGITS), 16));
  return (trial) => chanceFor(state, trial);
}

const SEEDS = 2 ** 32;

/** The seed of a match that is one trial. */
export const trialSeed = (seed: number, stream: string, trial: number): number =>
  Math.floor(SEEDS * trialChance(seed, stream, trial)());
