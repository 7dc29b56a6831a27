import { polygonDistance } from '#sim/geometry/footprint.ts';
import { byId, type PieceId, type Seat } from '#sim/ids.ts';
import { MOST_OVERLAP_MM, type PadPlacement, type PiecePlacement } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Fault } from '#sim/result.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import type { ArrangeAction } from './actions.ts';
import { applied, type Applied } from './applied.ts';
import { lift, padOf, pieceOn } from './board.ts';
import { piecesOf } from './pieces.ts';
import { overlapOf } from './scenario/position.ts';
import { whollyOn } from './scenario/support.ts';
import { homesOf, ownSlot, placedOn, spotOnPad } from './slots.ts';
import type { TractionState } from './state.ts';
import { refusals } from './texts.ts';

/**
 * TR-41: before the first turn owners place their six pieces on their pads, upright; touching each other is allowed.
 */

/**
 * A place on the owner's pad, in the pad's own frame: x to its owner's right, z towards its owner, mm; turned by so
 * many degrees.
 */
export interface PadPlace {
  readonly piece: PieceId;
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** Further than any corner of a pad from its middle, mm: no place is named beyond it. */
export const MOST_PLACE_MM = 100;

/** Where the piece stands in its owner's pad's frame, to the hundredth. */
export function placeOnPad(pad: PadPlacement, { id, xMm, zMm, yawDeg }: PiecePlacement): PadPlace {
  const { sin, cos } = sinCosDeg(pad.yawDeg);
  const [dx, dz] = [xMm - pad.xMm, zMm - pad.zMm];
  return {
    piece: id,
    xMm: hundredth(dx * cos - dz * sin),
    zMm: hundredth(dx * sin + dz * cos),
    yawDeg: hundredthYaw(yawDeg - pad.yawDeg),
  };
}

/** Why the seat may not place its pieces now, or null if it may. */
export function whyNotArrange(state: TractionState, seat: Seat): Fault | null {
  const { turn, outcome, pending, conceded } = state;
  if (seat >= state.seats) return refusals.unknownSeat(seat);
  if (conceded.includes(seat)) return refusals.notPlaying(seat); // TR-63
  const begun = outcome !== null || turn.number > 1 || turn.acted.length + turn.barred.length + pending.length > 0;
  return begun || !piecesOf(seat).every((id) => isAtHome(state, id)) ? refusals.tooLateToArrange() : null;
}

/** Wholly on its owner's pad, upright: as at set-up. */
function isAtHome(state: TractionState, id: PieceId): boolean {
  const [piece, pad] = [pieceOn(state, id), padOf(state, ownerOf(id))];
  return piece !== undefined && pad !== undefined && stands(pad, piece);
}

const stands = (pad: PadPlacement, piece: PiecePlacement): boolean => piece.pose === 'upright' && whollyOn(pad, piece);

/** Why the six may not stand like this, or null if they may. */
export function whyNotLikeThis(state: TractionState, { seat, pieces }: ArrangeAction): Fault | null {
  const pad = padOf(state, seat);
  if (
    pad === undefined ||
    piecesOf(seat).some((id) => pieces.filter((p) => p.id === id).length !== 1) ||
    pieces.length !== piecesOf(seat).length
  )
    return refusals.notTheSix(seat);
  const off = pieces.find((piece) => !stands(pad, piece));
  if (off !== undefined) return refusals.offItsPad(off.id);
  for (const [i, piece] of pieces.entries()) {
    const other = pieces.slice(0, i).find((before) => overlapOf(piece, before) > MOST_OVERLAP_MM);
    if (other !== undefined) return refusals.inAnother(piece.id, other.id, overlapOf(piece, other));
  }
  return strangersIn(state, seat, pieces);
}

/** Others, who may stand on the pad in a position from a file, are not to be touched. */
function strangersIn(state: TractionState, seat: Seat, pieces: readonly PiecePlacement[]): Fault | null {
  const others = state.pieces.filter((p) => ownerOf(p.id) !== seat);
  for (const piece of pieces) {
    const met = others.find((other) => polygonDistance(outlineOfPiece(piece), outlineOfPiece(other)) <= 0);
    if (met !== undefined) return refusals.inAnother(piece.id, met.id, 0);
  }
  return null;
}

/** The pieces stand there now, and go back there (TR-20). */
export function arrange(state: TractionState, { seat, pieces }: ArrangeAction): Applied {
  const others = lift(state, piecesOf(seat));
  const homes = [...state.home.filter((p) => ownerOf(p.id) !== seat), ...homesOf(state.pads, pieces)].sort(byId);
  return applied(
    { ...others, home: homes, pieces: [...others.pieces, ...pieces].sort(byId) },
    { type: 'arranged', seat },
  );
}

/** All six of the seat as they stand, but for those that are given other places; `usual`: all in their slots. */
export function arrangementOf(state: TractionState, seat: Seat, places: 'usual' | readonly PadPlace[]): ArrangeAction {
  const pad = padOf(state, seat);
  const placed = (id: PieceId): PiecePlacement[] => {
    const place = places === 'usual' ? undefined : places.findLast((p) => p.piece === id);
    if (pad === undefined) return [];
    if (places === 'usual') return [placedOn(ownSlot(pad, id), id, 'upright')];
    if (place === undefined) return state.pieces.filter((p) => p.id === id);
    const spot = spotOnPad(pad, place.xMm, place.zMm);
    return [placedOn({ ...spot, yawDeg: spot.yawDeg + place.yawDeg }, id, 'upright')];
  };
  return { do: 'arrange', seat, pieces: piecesOf(seat).flatMap(placed).sort(byId) };
}
