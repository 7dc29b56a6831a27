import { rangeOf } from '../../games/traction/pieces.ts';
import { stillPlaying } from '../../games/traction/seating.ts';
import type { TractionState } from '../../games/traction/state.ts';
import type { PieceId, Seat } from '../../sim/ids.ts';
import { ownerOf } from '../../sim/pyramid.ts';
import type { PiecePlacement } from '../../sim/layout.ts';
import type { Thinking } from '../bot.ts';
import { groundFor } from './ground.ts';
import { Race } from './race.ts';
import { knownRoutes } from './knownRoutes.ts';
import { stagesSafely } from './staged.ts';
import { tacklesOf } from './tackles.ts';
import { lossOf, strikes, WORTH } from './worth.ts';

/** A rival's walk is looked for where it could just come so far, in turns (house value). */
const ALMOST = 1.15;
/** A rival has a steady hand: it goes past by less than one's own caution allows, mm (house value). */
const RIVAL_CLEAR_MM = 0.8;

/** Worth of a rival who can come where nothing stops it, and of being there, in turns of the race (house values). */
const STAGED = { theirs: 15, mine: 25 };

/** The worth of a board for a seat after its rivals' best answers to it; `caution`: how much it minds them, 0 to 1. */
export function* replyOf(board: TractionState, me: Seat, worth: number, caution: number): Thinking<number> {
  const race = new Race(board, RIVAL_CLEAR_MM);
  const rivals = stillPlaying(board).filter((seat) => seat !== me);
  for (const rival of rivals) if (yield* winsNow(race, rival)) return worth - WORTH.win / 2;
  const { hits, lost } = yield* tackled(race, me);
  const left = worth - caution * lost;
  const winners = yield* winnersOf(race, me);
  const stopped = hits.filter((victims) => victims.some((victim) => winners.includes(victim)));
  if (winners.length > stopped.length) return left + STAGED.mine;
  for (const rival of rivals) if (yield* stagesSafely(race, rival)) return left - STAGED.theirs;
  return left;
}

/** Whether one of the seat's pieces can walk on to a rival's pad, if it were its turn. */
export function* winsNow(race: Race, seat: Seat): Thinking<boolean> {
  for (const runner of race.runners(seat)) {
    if (race.turns(runner.id, runner) > ALMOST) return false;
    if (yield* arrives(race, runner)) return true;
  }
  return false;
}

/** All pieces of the seat that could. */
function* winnersOf(race: Race, seat: Seat): Thinking<readonly PieceId[]> {
  const winners: PieceId[] = [];
  for (const runner of race.runners(seat)) {
    if (race.turns(runner.id, runner) > ALMOST) break;
    if (yield* arrives(race, runner)) winners.push(runner.id);
  }
  return winners;
}

function* arrives(race: Race, runner: PiecePlacement): Thinking<boolean> {
  const { id } = runner;
  const ground = groundFor(race.state, id);
  const most = rangeOf(race.state.options, id);
  const routes = yield* knownRoutes(ground, race.fieldFor(id), id, runner, most, race.clearMm);
  return routes.some(({ wins }) => wins);
}

/** Tackles of a seat's pieces. */
interface Tackled {
  /** For each rival's piece that could tackle any: which ones. */
  readonly hits: readonly (readonly PieceId[])[];
  /** The turns that it could cost in one round: the dearest of each tackler. */
  readonly lost: number;
}

function* tackled(race: Race, me: Seat): Thinking<Tackled> {
  const { state } = race;
  const mine = state.pieces.filter(({ id }) => ownerOf(id) === me);
  const all: (readonly PieceId[])[] = [];
  let lost = 0;
  for (const by of state.pieces.filter(({ id, pose }) => ownerOf(id) !== me && pose === 'upright')) {
    if (!mine.some((piece) => strikes(by, piece))) continue;
    const hits = tacklesOf(state, groundFor(state, by.id), by.id, by);
    const hit = mine.filter(({ id }) => hits.some(({ victim }) => victim === id));
    if (hit.length > 0) all.push(hit.map(({ id }) => id));
    lost += Math.max(0, ...hit.map((piece) => lossOf(race, piece) - lossOf(race, by)));
    yield;
  }
  return { hits: all, lost };
}
