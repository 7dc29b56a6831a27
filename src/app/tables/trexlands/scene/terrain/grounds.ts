import type { DataTexture } from 'three';
import type { TerrainId } from '#games/trexlands/board/terraDeck.ts';
import { paintedTile } from '#app/scene/looks/surfaceMaterial.ts';
import type { Painter } from '#app/scene/looks/texels.ts';
import { dune, gravel, paving, saltFlat, scrub } from './painters.ts';

/** The ground under wheels, or under the City. */
export type Ground = TerrainId | 'city';

/** Side of the square that repeats, m. */
export const GROUND_TILE_M = 0.22;
const PIXELS = 512;

export interface GroundLook {
  readonly paint: (seed: number) => Painter;
  readonly seed: number;
  /** The colour of a Terra's card, seen from its side; sRGB. */
  readonly edge: string;
}

export const GROUNDS: Readonly<Record<Ground, GroundLook>> = {
  'salt-flat': { paint: saltFlat, seed: 101, edge: '#c9c5b8' },
  scrub: { paint: scrub, seed: 111, edge: '#6b5f40' },
  gravel: { paint: gravel, seed: 121, edge: '#4a4c50' },
  dune: { paint: dune, seed: 131, edge: '#a9783c' },
  city: { paint: paving, seed: 141, edge: '#2b2f36' },
};

const painted = new Map<Ground, DataTexture>();

/** The painted tile of a ground. Painted from when it is first asked for, then kept. */
export function groundTile(ground: Ground): DataTexture {
  const look = GROUNDS[ground];
  const known = painted.get(ground) ?? paintedTile({ ...look, pixels: PIXELS, tileM: GROUND_TILE_M }, look.edge);
  painted.set(ground, known);
  return known;
}
