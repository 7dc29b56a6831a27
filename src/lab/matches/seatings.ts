import type { Trial } from '../../bots/trial.ts';
import { hashOf } from '../../engine/hash.ts';
import type { Steadiness } from '../../sim/hand/steadiness.ts';

/** The bot at each seat in this trial: they move one seat on from match to match, so that each sits at every seat. */
export const seatingOf = (trial: number, bots: number): readonly number[] =>
  Array.from({ length: bots }, (_, seat) => (seat + (trial % bots)) % bots);

const SEED_DIGITS = 8; // hex: 32 bits

/**
 * The match of this trial. As many in a row as there are bots are played from the same chance, which follows from the
 * job's seed and their number alone; where all bots are alike, these would be the same match, and each has its own.
 */
export function matchOf(levels: readonly string[], steadiness: Steadiness, seed: number, trial: number): Trial {
  const areAlike = new Set(levels).size === 1;
  const together = areAlike ? trial : Math.floor(trial / levels.length);
  return {
    levels: seatingOf(trial, levels.length).map((bot) => levels[bot] ?? ''),
    seed: Number.parseInt(hashOf(['matches', seed, together]).slice(0, SEED_DIGITS), 16),
    steadiness,
  };
}
