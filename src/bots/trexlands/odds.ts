import { remembered } from '#engine/matchFile/remembered.ts';
import type { TruckFile } from '#engine/truckFile.ts';
import type { TerrainId } from '#games/trexlands/board/terraDeck.ts';
import { trucksBy } from '#games/trexlands/ownTruck.ts';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { restingFaces } from '#sim/geometry/settle.ts';
import { TRUCKS, type TruckSpec } from '#sim/roll/truck.ts';

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

/** The part of all ways to put a truck down in which it comes to rest on its wheels: by geometry, and not by rolls. */
const putUpright = remembered((spec: TruckSpec): number => {
  const hull = convexHull3(spec.parts.flatMap(({ shape }) => shape.vertices));
  const wheels = restingFaces(hull, spec.com).filter(({ normal }) => normal.y < ON_WHEELS);
  return wheels.reduce((sum, { share }) => sum + share, 0);
});
const ON_WHEELS = -0.99;

/**
 * The chance of a truck to come to rest on its wheels. Of one by measures of its own nobody has rolled thousands: its
 * odds are moved from the usual one's twice as far as geometry moves them, as rolls have it (six trucks, 500 rolls of
 * each on scrub: all within 4 points).
 */
export function oddsOf(surface: TerrainId, ballasted: boolean, { truck }: HasTruck = {}): number {
  const kind = ballasted ? 'ballasted' : 'plain';
  const usual = UPRIGHT[surface][kind];
  if (truck === undefined) return usual;
  const [own, was] = [trucksBy(truck)[kind], TRUCKS[kind]].map((spec) => putUpright(spec));
  const moved = against(own ?? 0, was ?? 0);
  const odds = (usual / (1 - usual)) * moved * moved;
  return odds / (1 + odds);
}

/** By how much the odds of one share are those of another one. */
const against = (share: number, other: number): number => (share * (1 - other)) / (other * (1 - share));

interface HasTruck {
  readonly truck?: TruckFile | undefined;
}
