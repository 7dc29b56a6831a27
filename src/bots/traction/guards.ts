import { stillPlaying } from '#games/traction/seating.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PlaceMm } from '#games/traction/standing.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Walk } from './candidates.ts';
import { groundFor } from './ground.ts';
import type { Race } from './race.ts';
import { covers, guardsOf, openingsOf, withoutCovered, type Opening } from './staging.ts';
import { stepsFrom } from './steps.ts';

/** So many places of each piece are weighed (house value). */
const PLACES = 2;

/** Single steps after which a piece covers more of the places from which a rival would win. */
export function guardingOf(state: TractionState, race: Race, placement: PiecePlacement): readonly Walk[] {
  const { id } = placement;
  const me = ownerOf(id);
  const others = guardsOf(race, (seat) => seat === me).filter((piece) => piece.id !== id);
  const open = stillPlaying(state)
    .filter((seat) => seat !== me)
    .flatMap((rival) => withoutCovered(openingsOf(race, rival), others));
  if (open.every(({ places }) => places.length === 0)) return [];
  const now = coveredBy(open, placement);
  const better = stepsFrom(groundFor(state, id), id, placement, race.clearMm)
    .free.map(({ step, to, wins }) => ({ step, to, wins, covered: coveredBy(open, { id, ...to }) }))
    .filter(({ covered }) => covered > now)
    .toSorted((a, b) => b.covered - a.covered || Math.abs(a.step.swivelDeg) - Math.abs(b.step.swivelDeg));
  return better.slice(0, PLACES).map(({ step, to, wins }) => ({
    do: 'walk',
    piece: id,
    steps: [step],
    to,
    leftMm: race.leftMm(id, to),
    wins,
    guards: true,
  }));
}

const coveredBy = (open: readonly Opening[], guard: PlaceMm & { readonly id: PiecePlacement['id'] }): number =>
  open.reduce(
    (sum, { places, weight, halfMm }) => sum + weight * places.filter((at) => covers(guard, at, halfMm)).length,
    0,
  );
