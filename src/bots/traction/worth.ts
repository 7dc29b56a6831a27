import { strideMm } from '#games/traction/reach.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import type { TractionState } from '#games/traction/state.ts';
import { pointPolygonDistance } from '#sim/geometry/footprint.ts';
import type { Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import type { Race } from './race.ts';

/** Worth of things, in turns of the race (house values, tuned by matches). */
export const WORTH = {
  win: 1000,
  /** Of one's foremost pieces, the first first. */
  runners: [1, 0.35, 0.1],
  /** A rival who could win in its next turn. */
  lost: 50,
  /** A rival who comes nearer than two turns, for each turn. */
  near: 1.5,
  /** The cost of a tackle in the rival's next turn, as a share of the loss. */
  danger: 0.5,
} as const;

/** A pivot's diagonal and half of its own: so far from its middle a piece's base gets in one step, in strides. */
export const STRIKE = 1.45;

/**
 * From this round on a match drags, and caution fades to nothing in so many more: two that wait would wait for ever
 * (house values).
 */
const DRAGS = { from: 15, over: 30 };

/** How much of its caution is left to a player in this round, 1 to 0. */
export const cautionIn = ({ turn }: TractionState): number =>
  Math.max(0, Math.min(1, 1 - (turn.round - DRAGS.from) / DRAGS.over));

/** The board's worth for a seat when its turn is over, in turns of the race. */
export function worthOf(race: Race, board: TractionState, me: Seat): number {
  const rivals = stillPlaying(board).filter((seat) => seat !== me);
  return (
    standingOf(race, me) -
    Math.max(...rivals.map((rival) => standingOf(race, rival) + threatOf(race, rival))) -
    cautionIn(board) * dangerOf(race, board, me)
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

/** The cost of the rivals' tackles in their next turn. */
function dangerOf(race: Race, board: TractionState, me: Seat): number {
  const mine = board.pieces.filter(({ id, pose }) => ownerOf(id) === me && pose === 'upright');
  const theirs = board.pieces.filter(({ id, pose }) => ownerOf(id) !== me && pose === 'upright');
  return mine.reduce(
    (sum, piece) => sum + (theirs.some((other) => strikes(other, piece)) ? WORTH.danger * lossOf(race, piece) : 0),
    0,
  );
}

export const strikes = (by: PiecePlacement, piece: PiecePlacement): boolean =>
  pointPolygonDistance({ x: by.xMm, z: by.zMm }, outlineOfPiece(piece)) < STRIKE * strideMm(by.id);

/** Turns that a piece would lose if it went back to its pad. */
export function lossOf(race: Race, piece: PiecePlacement): number {
  const pad = race.state.pads.find(({ seat }) => seat === ownerOf(piece.id));
  return pad === undefined ? 0 : Math.max(0, race.turns(piece.id, pad) - race.turns(piece.id, piece));
}
