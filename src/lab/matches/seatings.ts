import type { Trial } from '#bots/trial.ts';
import { hashOf } from '#engine/hash.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';

/** The bot at each seat in this trial: they move one seat on from match to match, so that each sits at every seat. */
export const seatingOf = (trial: number, bots: number): readonly number[] =>
  Array.from({ length: bots }, (_, seat) => (seat + (trial % bots)) % bots);

const SEED_DIGITS = 8; // hex: 32 bits

/** So many matches in a row share their chance. Where all bots are alike, they would be the same match. */
export const togetherOf = (levels: readonly string[]): number => (new Set(levels).size === 1 ? 1 : levels.length);

/** The match of this trial; its chance follows from the job's seed and the number of its group alone. */
export function matchOf(levels: readonly string[], steadiness: Steadiness, seed: number, trial: number): Trial {
  const together = Math.floor(trial / togetherOf(levels));
  return {
    levels: seatingOf(trial, levels.length).map((bot) => levels[bot] ?? ''),
    seed: Number.parseInt(hashOf(['matches', seed, together]).slice(0, SEED_DIGITS), 16),
    steadiness,
  };
}
