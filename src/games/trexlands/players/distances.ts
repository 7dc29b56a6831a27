import type { Board } from '../board/board.ts';
import { CITY, type Place } from '../ids.ts';

/** MOVES from every Terra to the City on an empty board. */
export function distancesToCity({ borders }: Board): ReadonlyMap<Place, number> {
  const distances = new Map<Place, number>([[CITY, 0]]);
  for (const [here, distance] of distances) {
    for (const { terra, beyond, kind } of borders) {
      const next = kind === 'blocked' ? null : beyond === here ? terra : terra === here ? beyond : null;
      if (next !== null && !distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}
