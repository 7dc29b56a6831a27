import { strideMm } from '#games/traction/reach.ts';
import type { PlaceMm } from '#games/traction/standing.ts';
import type { Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import type { Race } from './race.ts';
import { STRIKE } from './worth.ts';

/** How finely places are looked at, mm (house value: less than the smallest base). */
const LATTICE_MM = 12;
/** A walk winds a little: so much of a full turn's reach is counted on (house value). */
const SURE = 0.95;
/** So many runners of a seat are thought of (house value). */
const RUNNERS = 2;
/** How much an opening counts that can be used next turn, and in each turn after that (house values). */
const BY_TURNS = [1, 0.6, 0.4, 0.3, 0.2];
/** So many free places and more make an opening that cannot be closed by one more guard (house value). */
const WIDE = 6;

/**
 * The places from which a runner would win in one more turn, and where it can be in time. One of them that no rival's
 * piece strikes is as good as a win: a piece that has to walk first cannot tackle any more.
 */
export interface Opening {
  /** All the places, covered or not. */
  readonly of: number;
  readonly places: readonly PlaceMm[];
  readonly weight: number;
  /** From the runner's middle to its side, mm. */
  readonly halfMm: number;
}

export function openingsOf(race: Race, seat: Seat): readonly Opening[] {
  return race
    .runners(seat)
    .slice(0, RUNNERS)
    .flatMap((runner) => {
      const weight = BY_TURNS[Math.max(1, Math.ceil(race.turns(runner.id, runner)) - 1) - 1];
      return weight === undefined ? [] : [openingOf(race, runner, weight)];
    });
}

function openingOf(race: Race, runner: PiecePlacement, weight: number): Opening {
  const reachMm = race.reachMm(runner.id);
  const turns = Math.max(1, Math.ceil(race.turns(runner.id, runner)) - 1);
  const withinMm = turns * reachMm * SURE;
  const field = race.fieldFor(runner.id);
  const places: PlaceMm[] = [];
  for (let dx = -withinMm; dx <= withinMm; dx += LATTICE_MM)
    for (let dz = -withinMm; dz <= withinMm; dz += LATTICE_MM) {
      if (dx * dx + dz * dz > withinMm * withinMm) continue;
      const place = { xMm: runner.xMm + dx, zMm: runner.zMm + dz };
      if (field.at(place) <= reachMm * SURE) places.push(place);
    }
  return { of: places.length, places, weight, halfMm: pyramidOf(runner.id).base * 500 };
}

/** Whether a tackle of the piece reaches one that stands with its middle there. */
export function covers(guard: PlaceMm & { readonly id: PiecePlacement['id'] }, at: PlaceMm, halfMm: number): boolean {
  const reach = STRIKE * strideMm(guard.id) + halfMm;
  const [dx, dz] = [guard.xMm - at.xMm, guard.zMm - at.zMm];
  return dx * dx + dz * dz < reach * reach;
}

/** The openings without the places that one of the guards covers. */
export const withoutCovered = (openings: readonly Opening[], guards: readonly PiecePlacement[]): readonly Opening[] =>
  openings.map((opening) => ({
    ...opening,
    places: opening.places.filter((at) => !guards.some((guard) => covers(guard, at, opening.halfMm))),
  }));

/** How open a seat's way is, 0 to 1 for each runner. */
export const opennessOf = (openings: readonly Opening[]): number =>
  openings.reduce(
    (sum, { of, places, weight }) =>
      sum + (of === 0 ? 0 : (weight * (places.length / of + Math.min(1, places.length / WIDE))) / 2),
    0,
  );

/** The upright pieces of everybody else, or of one seat. */
export const guardsOf = (race: Race, of: (seat: Seat) => boolean): readonly PiecePlacement[] =>
  race.state.pieces.filter(({ id, pose }) => pose === 'upright' && of(ownerOf(id)));
