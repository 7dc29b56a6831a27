import { goalsOf } from '#games/traction/pads.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { strideMm } from '#games/traction/reach.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import type { TractionState } from '#games/traction/state.ts';
import { pointPolygonDistance } from '#sim/geometry/footprint.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad } from '#sim/world/outline.ts';
import type { Thinking, Thought } from '../bot.ts';
import type { Walk } from './candidates.ts';
import { groundFor } from './ground.ts';
import type { TractionMove } from './moves.ts';
import { boardAfter } from './outcome.ts';
import { Race } from './race.ts';
import { RIVAL_CLEAR_MM, winningWalks } from './reply.ts';
import type { Route } from './routes.ts';
import { stepsFrom } from './steps.ts';
import { tacklesOf } from './tackles.ts';
import { lossOf } from './worth.ts';

/** So many places in a rival's way are tried in its head, the nearest to the rival's piece first (house value). */
const PLACES = 8;

type Answer = Thought<TractionMove>;

/**
 * The move for what lies right before a seat that was about to do something else: its own win; a rival's piece that
 * could win in its next turn, which is penalised where one may be, else tackled, else stood in the way of. Null where
 * nothing of this lies there, and where nothing helps.
 */
export function* answerAtOwnPad(view: TractionState, { move, reason }: Answer): Thinking<Answer | null> {
  const { seat, act, penalty } = whatMayBeDone(view);
  if (seat === null || reason.code === 'win' || move.do === 'right') return null;
  const race = new Race(view, RIVAL_CLEAR_MM);
  if (penalty !== null) return yield* penaltyFor(race, penalty.chooser, penalty.pieces);
  const mine = view.pieces.filter(({ id }) => act.includes(id));
  const won = yield* winOf(race, mine);
  if (won !== null) return won;
  const threats = yield* threatsTo(race, seat);
  if (threats.length === 0) return null;
  return tackleOf(race, mine, threats) ?? (yield* standingInTheWay(race, seat, mine, threats));
}

/** Whether a piece is so near to a rival's pad that a walk to it is worth looking for. */
function isNear(race: Race, { id, xMm, zMm }: PiecePlacement): boolean {
  const withinMm = race.reachMm(id) + strideMm(id); // from its middle, turned any way
  const goals = goalsOf(race.state, ownerOf(id)).map(outlineOfPad);
  return goals.some((pad) => pointPolygonDistance({ x: xMm, z: zMm }, pad) <= withinMm);
}

function* winsOf(race: Race, piece: PiecePlacement): Thinking<readonly Route[]> {
  return isNear(race, piece) ? yield* winningWalks(race, piece) : [];
}

/** The pieces that may walk in the rivals' next turns. */
function rivalsOf({ state }: Race, seat: Seat): readonly PiecePlacement[] {
  const rivals = stillPlaying(state).filter((other) => other !== seat);
  return state.pieces.filter(({ id, pose }) => pose === 'upright' && rivals.includes(ownerOf(id)));
}

/** Those of them that could win, if it were their turn. */
function* threatsTo(race: Race, seat: Seat): Thinking<readonly PiecePlacement[]> {
  const threats: PiecePlacement[] = [];
  for (const piece of rivalsOf(race, seat)) if ((yield* winsOf(race, piece)).length > 0) threats.push(piece);
  return threats;
}

function* penaltyFor(race: Race, chooser: Seat, pieces: readonly PieceId[]): Thinking<Answer | null> {
  const threats = yield* threatsTo(race, chooser);
  const piece = threats.find(({ id }) => pieces.includes(id))?.id;
  return piece === undefined
    ? null
    : { move: { do: 'penalise', chooser, piece }, reason: { code: 'penalise', about: { piece } } };
}

function* winOf(race: Race, mine: readonly PiecePlacement[]): Thinking<Answer | null> {
  for (const { id, ...at } of mine) {
    const [walk] = yield* winsOf(race, { id, ...at });
    if (walk === undefined) continue;
    return {
      move: { do: 'walk', piece: id, steps: walk.steps, hand: 'natural' },
      reason: { code: 'win', about: { piece: id, mm: Math.round(race.leftMm(id, at)) } },
    };
  }
  return null;
}

/** By the piece that has least to lose, as it goes back to its pad, too. */
function tackleOf(race: Race, mine: readonly PiecePlacement[], threats: readonly PiecePlacement[]): Answer | null {
  const byLoss = mine.toSorted((a, b) => lossOf(race, a) - lossOf(race, b));
  for (const by of byLoss) {
    const hits = tacklesOf(race.state, groundFor(race.state, by.id), by.id, by);
    const hit = hits.find(({ victim }) => threats.some(({ id }) => id === victim));
    if (hit !== undefined)
      return {
        move: { do: 'tackle', piece: by.id, steps: [hit.step], hand: 'natural' },
        reason: { code: 'tackle', about: { piece: by.id, victim: hit.victim } },
      };
  }
  return null;
}

/** The single step after which they have the longest way to a pad, where that is longer than it is now. */
function* standingInTheWay(
  race: Race,
  seat: Seat,
  mine: readonly PiecePlacement[],
  threats: readonly PiecePlacement[],
): Thinking<Answer | null> {
  const steps = mine
    .flatMap((piece) => inReach(race, piece))
    .map((walk) => ({ walk, far: Math.min(...threats.map((threat) => farFrom(walk.to, threat))) }))
    .toSorted((a, b) => a.far - b.far);
  let best: { readonly walk: Walk | null; readonly way: Way } = { walk: null, way: yield* shortestWay(race, seat) };
  for (const { walk } of steps.slice(0, PLACES)) {
    const way = yield* shortestWay(new Race(boardAfter(race.state, walk), RIVAL_CLEAR_MM), seat);
    if (isLonger(way, best.way)) best = { walk, way };
    if (way.steps === Infinity) break;
  }
  const { walk } = best;
  const [rival] = threats;
  if (walk === null || rival === undefined) return null;
  return {
    move: { do: 'walk', piece: walk.piece, steps: walk.steps, hand: 'natural' },
    reason: { code: 'in-the-way', about: { piece: walk.piece, rival: rival.id } },
  };
}

/** A rival's shortest walk to a win; both are Infinity where it has none. */
interface Way {
  readonly steps: number;
  readonly mm: number;
}

const isLonger = (a: Way, b: Way): boolean => (a.steps === b.steps ? a.mm > b.mm : a.steps > b.steps);

function* shortestWay(race: Race, seat: Seat): Thinking<Way> {
  let shortest: Way = { steps: Infinity, mm: Infinity };
  for (const { id, ...at } of rivalsOf(race, seat)) {
    const [walk] = yield* winsOf(race, { id, ...at });
    if (walk === undefined) continue;
    const way = { steps: walk.steps.length, mm: race.leftMm(id, at) };
    if (isLonger(shortest, way)) shortest = way;
  }
  return shortest;
}

function inReach(race: Race, piece: PiecePlacement): readonly Walk[] {
  const { id } = piece;
  const { free } = stepsFrom(groundFor(race.state, id), id, piece, RIVAL_CLEAR_MM);
  return free.map(({ step, to, wins }) => ({ do: 'walk', piece: id, steps: [step], to, leftMm: 0, wins }));
}

function farFrom(a: Walk['to'], b: PiecePlacement): number {
  const [dx, dz] = [a.xMm - b.xMm, a.zMm - b.zMm];
  return dx * dx + dz * dz;
}
