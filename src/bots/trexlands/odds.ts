import type { TerrainId } from '#games/trexlands/board/terraDeck.ts';

interface Odds {
  readonly plain: number;
  readonly ballasted: number;
}

/** Wheels-up by the standard throw, shares of 1, as docs/cli.md has them (measured: `tumbletop odds`). */
const UPRIGHT: Readonly<Record<TerrainId, Odds>> = {
  scrub: { plain: 0.4, ballasted: 0.481 },
  'salt-flat': { plain: 0.362, ballasted: 0.492 },
  gravel: { plain: 0.437, ballasted: 0.513 },
  dune: { plain: 0.432, ballasted: 0.509 },
};

/** The chance of a truck to come to rest on its wheels. */
export const oddsOf = (surface: TerrainId, ballasted: boolean): number =>
  ballasted ? UPRIGHT[surface].ballasted : UPRIGHT[surface].plain;
