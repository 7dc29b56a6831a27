import { moveTo } from '../../games/traction/board.ts';
import { rangeOf } from '../../games/traction/pieces.ts';
import type { Standing } from '../../games/traction/standing.ts';
import type { TractionState } from '../../games/traction/state.ts';
import type { PieceId, Seat } from '../../sim/ids.ts';
import type { PiecePlacement } from '../../sim/layout.ts';
import { pyramidOf } from '../../sim/pyramid.ts';
import type { Thinking } from '../bot.ts';
import { groundFor } from './ground.ts';
import { knownRoutes } from './knownRoutes.ts';
import type { Race } from './race.ts';
import { covers, guardsOf, placesWithin, type Places } from './staging.ts';
import { tacklesOf } from './tackles.ts';

/** So many of a seat's runners are thought of, and so many places of each (house values). */
const RUNNERS = 4;
const PLACES = 6;
/** Places nearer to each other than this are one, mm (house value). */
const APART_MM = 8;
/** Among so many places that no tackle reaches there is one that can be walked to (house value). */
const SURE_OF_ONE = 2;
/** A way is a little shorter than its field says, which winds along cells: these find all of them (house values). */
const TWO_TURNS = 2.15;
const ONE_TURN = 1.03;

/**
 * Whether the seat, if it were its turn, could walk a piece to where no rival tackles it and a pad is one walk away, or
 * two of them to where one rival's piece alone tackles either. Whoever lets that happen has lost, unless the way can
 * still be blocked.
 */
export function* stagesSafely(race: Race, seat: Seat): Thinking<boolean> {
  const runners = race.runners(seat).filter((runner) => race.turns(runner.id, runner) <= TWO_TURNS);
  const guards = guardsOf(race, (other) => other !== seat);
  const lonely = new Set<PieceId>();
  for (const runner of runners.slice(0, RUNNERS)) {
    const { free, alone } = guardedPlaces(placesWithin(race, runner, 1, ONE_TURN), guards);
    if (free >= SURE_OF_ONE || alone.some((guard) => lonely.has(guard))) return true;
    for (const guard of alone) lonely.add(guard);
    if (yield* standsSafely(race, runner, guards)) return true;
  }
  return false;
}

/** How many places nobody covers, and the guards that are alone in covering a few. */
function guardedPlaces(
  { places, halfMm }: Places,
  guards: readonly PiecePlacement[],
): { readonly free: number; readonly alone: readonly PieceId[] } {
  const coverers = places.map((at) => guards.filter((guard) => covers(guard, at, halfMm)));
  const only = coverers.flatMap(([first, second]) => (first !== undefined && second === undefined ? [first.id] : []));
  return {
    free: coverers.filter(({ length }) => length === 0).length,
    alone: guards.map(({ id }) => id).filter((id) => only.filter((one) => one === id).length >= SURE_OF_ONE),
  };
}

/** Whether one of its nearest places is safe, where outlines tell that a tackle would meet something else first. */
function* standsSafely(race: Race, runner: PiecePlacement, guards: readonly PiecePlacement[]): Thinking<boolean> {
  for (const place of yield* placesOf(race, runner)) {
    const board = moveTo(race.state, { id: runner.id, ...place, pose: 'upright' });
    if (!isTackledAt(board, guards, runner)) return true;
    yield;
  }
  return false;
}

/** Places of a runner from which it would be at a pad in one more turn, the nearest first. */
function* placesOf(race: Race, runner: PiecePlacement): Thinking<readonly Standing[]> {
  const { id } = runner;
  const most = rangeOf(race.state.options, id);
  const routes = yield* knownRoutes(groundFor(race.state, id), race.fieldFor(id), id, runner, most, race.clearMm);
  const places: Standing[] = [];
  for (const { to, leftMm } of routes) {
    if (places.length >= PLACES || leftMm > ONE_TURN * race.reachMm(id)) break;
    if (!places.some((known) => isNear(known, to))) places.push(to);
  }
  return places;
}

function isTackledAt(board: TractionState, guards: readonly PiecePlacement[], { id }: PiecePlacement): boolean {
  const stands = board.pieces.find((piece) => piece.id === id);
  if (stands === undefined) return true;
  const halfMm = pyramidOf(id).base * 500;
  return guards.some(
    (guard) =>
      covers(guard, stands, halfMm) &&
      tacklesOf(board, groundFor(board, guard.id), guard.id, guard).some(({ victim }) => victim === id),
  );
}

function isNear(a: Standing, b: Standing): boolean {
  const [dx, dz] = [a.xMm - b.xMm, a.zMm - b.zMm];
  return dx * dx + dz * dz < APART_MM * APART_MM;
}
