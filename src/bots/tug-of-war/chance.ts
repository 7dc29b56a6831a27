import type { Scale } from '../turningPoints.ts';
import { WON } from './worth.ts';

/**
 * How many of a hundred matches a seat went on to win whose position was worth so much by the search of the
 * analysis. Counted in 47 matches of keen players that ended (35 Final Matches, 12 Death Matches), every 13th play,
 * 264 positions, each match counted alike: 57 at a worth of up to 4, 62 from there to 12, 83 to 16, 97 beyond, and
 * all 13 where a way to win was found. Rounded, and from 12 on taken down a little, as few matches stand behind it:
 * 83 is of 13, and up to 12 the interval of each reaches below 50. Between two of them it is as far as the worth.
 */
const WINS = [
  [3, 55],
  [9, 63],
  [14, 80],
  [18, 88],
  [23, 94],
  [30, 97],
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
export const SCALE: Scale = { won: 1, lost: 0, leastFall: 0.05 };
