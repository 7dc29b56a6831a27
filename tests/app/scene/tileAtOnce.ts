import { paintTile, type Tile } from '#app/scene/looks/texels.ts';

/** A tile painted at once, in level light unless there is a relief. */
export function tileAtOnce(tile: Omit<Tile, 'relief'> & Partial<Tile>): Uint8Array {
  const out = new Uint8Array(tile.pixels * tile.pixels * 4);
  const painting = paintTile({ relief: () => 1, ...tile }, out);
  while (!painting.next().done);
  return out;
}
