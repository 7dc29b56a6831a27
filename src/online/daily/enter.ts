import type { Daily, DailyPlayed } from '#engine/module/daily.ts';
import { seedRandom } from '#engine/random.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';

/** An entry to be performed; plain JSON, as it crosses to another thread. */
export interface ToEnter {
  readonly game: string;
  readonly day: string;
  readonly gesture: object;
  /** Null where nothing is left to chance. */
  readonly seed: string | null;
}

/** Performs an entry, tick by tick: the first time, and whenever somebody wants to see that it is so. */
export const entering = (
  physics: Physics,
  daily: Daily,
  { day, gesture, seed }: ToEnter,
): Ticking<Result<DailyPlayed>> => daily.performing(physics, day, gesture, seedRandom(seed ?? 0));
