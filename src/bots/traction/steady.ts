import { whatMayBeDone } from '../../games/traction/queries.ts';
import { strideMm } from '../../games/traction/reach.ts';
import { stillPlaying } from '../../games/traction/seating.ts';
import type { TractionState } from '../../games/traction/state.ts';
import { pointPolygonDistance } from '../../sim/geometry/footprint.ts';
import { seat as asSeat, type PieceId, type Seat } from '../../sim/ids.ts';
import type { PiecePlacement } from '../../sim/layout.ts';
import { ownerOf } from '../../sim/pyramid.ts';
import { outlineOfPiece } from '../../sim/world/outline.ts';
import type { Reason, Seen, Thinking, Thought } from '../bot.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { beforeWalking, END } from './forced.ts';
import { guess, type Imagined } from './guess.ts';
import type { TractionMove } from './moves.ts';
import { boardAfter } from './outcome.ts';
import { Race } from './race.ts';

const CLEAR_MM = 2;

/** Worth of things, in turns of the race (house values, tuned by matches). */
const WORTH = {
  win: 1000,
  /** Of one's foremost pieces, the first first. */
  runners: [1, 0.35, 0.1],
  /** A rival who could win in its next turn. */
  lost: 50,
  /** A rival who comes nearer than two turns, for each turn. */
  near: 1.5,
  /** What a tackle in the rival's next turn would cost, as a share of it. */
  danger: 0.5,
} as const;

/** A pivot's diagonal and half of its own: so far from its middle a piece's base gets in one step, in strides. */
const STRIKE = 1.45;

export function steadyWith(imagined: Imagined) {
  return function* steady({ view, seat, chance }: Seen<TractionState>): Thinking<Thought<TractionMove>> {
    const me = asSeat(seat);
    const race = new Race(view, CLEAR_MM);
    const first = beforeWalking(view, (pieces) => foremost(race, pieces));
    if (first !== null) return first;
    const { act } = whatMayBeDone(view);
    const before = worthOf(race, view, me);
    const weighed: { readonly candidate: Candidate; readonly worth: number }[] = [];
    for (const placement of view.pieces.filter(({ id }) => act.includes(id)))
      for (const candidate of yield* candidatesOf(view, race, placement)) {
        const wins = candidate.do === 'walk' && candidate.wins;
        const board = boardAfter(view, candidate);
        weighed.push({ candidate, worth: (wins ? WORTH.win : 0) + worthOf(new Race(board, CLEAR_MM), board, me) });
        yield;
      }
    for (const { candidate, worth } of weighed.toSorted((a, b) => b.worth - a.worth).slice(0, 4)) {
      if (worth <= before) break;
      for (const hand of ['natural', 'careful'] as const) {
        const order = { do: candidate.do, piece: candidate.piece, steps: candidate.steps, hand };
        const verdict = yield* guess(imagined, view, order, chance);
        if (verdict === null || verdict.kind === 'illegal' || (candidate.do === 'tackle' && verdict.kind !== 'tackle'))
          continue;
        return { move: order, reason: reasonOf(candidate, worth - before) };
      }
    }
    return { move: END, reason: { code: 'nothing-better', about: {} } };
  };
}

const foremost = (race: Race, pieces: readonly PieceId[]): PieceId | null =>
  race.state.pieces
    .filter(({ id }) => pieces.includes(id))
    .toSorted((a, b) => race.turns(a.id, a) - race.turns(b.id, b))[0]?.id ?? null;

function reasonOf(candidate: Candidate, gain: number): Reason {
  const about = { piece: candidate.piece, gain: Math.round(gain * 100) / 100 };
  if (candidate.do === 'tackle') return { code: 'tackle', about: { ...about, victim: candidate.victim } };
  return { code: candidate.wins ? 'win' : 'nearer', about };
}

/** The board's worth for a seat when its turn is over, in turns of the race. */
function worthOf(race: Race, board: TractionState, me: Seat): number {
  const rivals = stillPlaying(board).filter((seat) => seat !== me);
  return (
    standingOf(race, me) -
    Math.max(...rivals.map((rival) => standingOf(race, rival) + threatOf(race, rival))) -
    dangerOf(race, board, me)
  );
}

/** How far a seat's foremost pieces have come; less is worse. */
const standingOf = (race: Race, seat: Seat): number =>
  race
    .runners(seat)
    .slice(0, WORTH.runners.length)
    .reduce((sum, { id, ...at }, i) => sum - (WORTH.runners[i] ?? 0) * Math.min(20, race.turns(id, at)), 0);

function threatOf(race: Race, rival: Seat): number {
  const [first] = race.runners(rival);
  if (first === undefined) return 0;
  const turns = race.turns(first.id, first);
  return (turns <= 1 ? WORTH.lost : 0) + WORTH.near * Math.max(0, 2 - turns);
}

/** What the rivals' tackles could cost. */
function dangerOf(race: Race, board: TractionState, me: Seat): number {
  const mine = board.pieces.filter(({ id, pose }) => ownerOf(id) === me && pose === 'upright');
  const theirs = board.pieces.filter(({ id, pose }) => ownerOf(id) !== me && pose === 'upright');
  return mine.reduce(
    (sum, piece) => sum + (theirs.some((other) => strikes(other, piece)) ? WORTH.danger * goneMm(race, piece) : 0),
    0,
  );
}

const strikes = (by: PiecePlacement, piece: PiecePlacement): boolean =>
  pointPolygonDistance({ x: by.xMm, z: by.zMm }, outlineOfPiece(piece)) < STRIKE * strideMm(by.id);

/** Turns that a piece would lose if it went back to its pad. */
function goneMm(race: Race, piece: PiecePlacement): number {
  const pad = race.state.pads.find(({ seat }) => seat === ownerOf(piece.id));
  return pad === undefined ? 0 : Math.max(0, race.turns(piece.id, pad) - race.turns(piece.id, piece));
}
