import { CITY, type TerraId } from '../ids.ts';
import type { Border } from './board.ts';

/**
 * The borders with as many blocked ones opened as it takes: half of the City's open (TX-57), every Terra reached
 * (TX-12).
 */
export const connected = (borders: readonly Border[]): readonly Border[] => joined(withHalfTheCityOpen(borders));

function withHalfTheCityOpen(borders: readonly Border[]): readonly Border[] {
  const ofCity = borders.filter(({ beyond }) => beyond === CITY);
  const missing = ofCity.length / 2 - ofCity.filter(({ kind }) => kind === 'open').length;
  const opened = ofCity.filter(({ kind }) => kind !== 'open').slice(0, Math.max(0, missing));
  return borders.map((border) => (opened.includes(border) ? { ...border, kind: 'open' } : border));
}

/** Where a blocked edge parts the board, there is a ramp. */
function joined(borders: readonly Border[]): readonly Border[] {
  const parting = borders.find(
    ({ terra, beyond, kind }) => kind === 'blocked' && beyond !== CITY && !reachedFrom(terra, borders).has(beyond),
  );
  if (parting === undefined) return borders;
  return joined(borders.map((border) => (border === parting ? { ...border, kind: 'ramp' } : border)));
}

/** All Terra that a truck can come to from one, by as many MOVES as it takes. */
export function reachedFrom(start: TerraId, borders: readonly Border[]): ReadonlySet<TerraId> {
  const passable = borders.filter(({ kind }) => kind !== 'blocked');
  const reached = new Set([start]);
  for (const id of reached) {
    for (const { terra, beyond } of passable) {
      if (terra === id && beyond !== CITY) reached.add(beyond);
      if (beyond === id) reached.add(terra);
    }
  }
  return reached;
}
