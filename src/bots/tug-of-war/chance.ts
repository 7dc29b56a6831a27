import type { Scale } from '../turningPoints.ts';
import { WON } from './worth.ts';

/**
 * How many of a hundred matches a seat went on to win whose position was worth so much, four turns ahead: measured (see
 * the folder's README). Between two of them it is as far as the worth; below 0 it is the rival's.
 */
const WINS = [
  [10, 70],
  [20, 85],
  [40, 96],
  [80, 98],
] as const;

/** The search has found a way to win, or none not to lose; it leaves out what looks poor, so it may be wrong. */
const FOUND = 0.99;

/** A seat's chance to win by a worth of the search. */
export function chanceOf(worth: number): number {
  if (worth < 0) return 1 - chanceOf(-worth);
  if (worth > WON / 2) return FOUND;
  let [at, wins] = [0, 50];
  for (const [nextAt, nextWins] of WINS) {
    if (worth < nextAt) return (wins + ((worth - at) / (nextAt - at)) * (nextWins - wins)) / 100;
    [at, wins] = [nextAt, nextWins];
  }
  return wins / 100;
}

/** A seat's chance to win; what costs less of it is no turning point (house value). */
export const SCALE: Scale = { won: 1, lost: 0, leastFall: 0.08 };
