import { rangeOf } from '#games/traction/pieces.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Thinking } from '../bot.ts';
import { groundFor } from './ground.ts';
import { Race } from './race.ts';
import { knownRoutes } from './knownRoutes.ts';
import type { Route } from './routes.ts';
import { tacklesOf } from './tackles.ts';
import { cautionIn, lossOf, strikes, WORTH } from './worth.ts';

/** A rival's walk is looked for where it could just come so far, in turns (house value). */
const ALMOST = 1.15;
/** A rival has a steady hand: it goes past by less than one's own caution allows, mm (house value). */
export const RIVAL_CLEAR_MM = 0.8;

/** The worth of a board for a seat after its rivals' best answers to it. */
export function* replyOf(board: TractionState, me: Seat, worth: number): Thinking<number> {
  const race = new Race(board, RIVAL_CLEAR_MM);
  for (const rival of stillPlaying(board).filter((seat) => seat !== me))
    if (yield* winsNow(race, rival)) return worth - WORTH.win / 2;
  const lost = yield* mostLost(race, me);
  const mine = lost.length === 0 && (yield* winsNow(race, me)) ? WORTH.lost / 2 : 0;
  return worth + mine - cautionIn(board) * lost.reduce((sum, loss) => sum + loss, 0);
}

/** Whether one of the seat's pieces can walk on to a rival's pad, if it were its turn. */
export function* winsNow(race: Race, seat: Seat): Thinking<boolean> {
  for (const placement of race.runners(seat)) {
    if (race.turns(placement.id, placement) > ALMOST) return false;
    if ((yield* winningWalks(race, placement)).length > 0) return true;
  }
  return false;
}

/** The walks of a piece on to a rival's pad, if it were its turn, the shortest first. */
export function* winningWalks(race: Race, placement: PiecePlacement): Thinking<readonly Route[]> {
  const { state } = race;
  const { id } = placement;
  const most = rangeOf(state.options, id);
  const routes = yield* knownRoutes(groundFor(state, id), race.fieldFor(id), id, placement, most, race.clearMm);
  return routes.filter(({ wins }) => wins);
}

/** The turns that the rivals' tackles could cost the seat in one round: the dearest of each tackler. */
function* mostLost(race: Race, me: Seat): Thinking<readonly number[]> {
  const { state } = race;
  const mine = state.pieces.filter(({ id }) => ownerOf(id) === me);
  const losses: number[] = [];
  for (const by of state.pieces.filter(({ id, pose }) => ownerOf(id) !== me && pose === 'upright')) {
    if (!mine.some((piece) => strikes(by, piece))) continue;
    const hits = tacklesOf(state, groundFor(state, by.id), by.id, by);
    const net = hits.map(({ victim }) => {
      const hit = mine.find(({ id }) => id === victim);
      return hit === undefined ? 0 : lossOf(race, hit) - lossOf(race, by);
    });
    const dearest = Math.max(0, ...net);
    if (dearest > 0) losses.push(dearest);
    yield;
  }
  return losses;
}
