import type { Scale } from '../turningPoints.ts';
import { WON } from './worth.ts';

/**
 * How many of a hundred matches a seat went on to win whose position was worth so much by the search of the
 * analysis. Counted in 91 matches of both sets between equals (26 of keen players, 65 of keen ones that looked three
 * turns ahead): 50 at a worth of up to 4, 57 from there to 12, 64 to 16, 86 to 20, 97 to 26, 98 beyond. Rounded, and
 * from 16 on taken down a little, as few matches stand behind it. Between two of them it is as far as the worth.
 */
const WINS = [
  [8, 57],
  [14, 65],
  [18, 83],
  [22, 94],
  [28, 97],
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
