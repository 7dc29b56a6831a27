import data from '../data/arena.json' with { type: 'json' };
import type { Surface } from '../layout.ts';
import { fault, ok, type Result } from '../result.ts';

/** The arena's ground: the coefficients of the pair of truck and ground. */
export type Terrain = Surface;

/** The base surface first. */
export const TERRAINS: readonly Terrain[] = data.terrains;

/** The terrain of that name. */
export function terrainOf(id: string): Result<Terrain> {
  const found = TERRAINS.find((t) => t.id === id);
  return found
    ? ok(found)
    : fault('unknown-terrain', `"${id}" is not a terrain: expected ${TERRAINS.map((t) => t.id).join(', ')}`);
}
