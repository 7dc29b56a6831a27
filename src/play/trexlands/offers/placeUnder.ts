import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Thing } from '../session/sessionTypes.ts';
import { cityBox, spotOfTerra, TILE_M } from '../places.ts';

/** The Terra or the City at a point of the table, m; null beside them. */
export function placeUnder(
  { board, seats }: Pick<TrexlandsState, 'board' | 'seats'>,
  x: number,
  z: number,
): Thing | null {
  const shape = { seats, city: board.city };
  const within = (at: { readonly x: number; readonly z: number }, wide: number, deep: number): boolean =>
    Math.abs(x - at.x) <= wide / 2 && Math.abs(z - at.z) <= deep / 2;
  const tile = board.tiles.find(({ id }) => within(spotOfTerra(shape, id), TILE_M, TILE_M));
  if (tile !== undefined) return { kind: 'terra', terra: tile.id };
  const city = cityBox(shape);
  return within(city, city.wide, city.deep) ? { kind: 'city' } : null;
}
