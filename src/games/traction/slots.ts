import data from './data/slots.json' with { type: 'json' };
import type { PieceId } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement, StandingPose } from '#sim/layout.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { ownerOf, pyramidOf, slantOf } from '#sim/pyramid.ts';
import { nameOf, PIECE_NAMES } from './pieces.ts';
import { placement } from './placement.ts';
import { whollyOn } from './scenario/support.ts';
import type { HomePlace } from './state.ts';

/** A place on a pad that a piece can stand on or lie across, in the table's frame; yaw as the pad's. */
export interface Spot {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** The six fixed slots of every pad, in the pad's own frame, in the order in which they are filled (TR-20, TR-41). */
export const SLOTS = PIECE_NAMES.map((name) => ({ name, ...data.slots[name] }));

/** The point (x, z) of the pad's own frame, on the table. */
export function spotOnPad(pad: PadPlacement, xMm: number, zMm: number): Spot {
  const { sin, cos } = sinCosDeg(pad.yawDeg);
  return { xMm: pad.xMm + xMm * cos + zMm * sin, zMm: pad.zMm - xMm * sin + zMm * cos, yawDeg: pad.yawDeg };
}

/**
 * The piece on the spot: upright in its middle, or flat across its middle with the tip to the right of the pad's owner.
 */
export function placedOn(spot: Spot, id: PieceId, pose: StandingPose): PiecePlacement {
  if (pose === 'upright') return placement(id, spot.xMm, spot.zMm, spot.yawDeg, pose);
  const { sin, cos } = sinCosDeg(spot.yawDeg);
  const back = (slantOf(pyramidOf(id)) * 1000) / 2; // mm from the middle to the base edge on the table
  return placement(id, spot.xMm - back * cos, spot.zMm + back * sin, spot.yawDeg + 90, pose);
}

/** The spot that a piece stands or lies on: `placedOn` of it is the piece again, to the hundredth. */
export function spotOf({ id, xMm, zMm, yawDeg, pose }: PiecePlacement): Spot {
  if (pose === 'upright') return { xMm, zMm, yawDeg };
  const { sin, cos } = sinCosDeg(yawDeg);
  const back = (slantOf(pyramidOf(id)) * 1000) / 2;
  return { xMm: xMm + back * sin, zMm: zMm + back * cos, yawDeg: yawDeg - 90 };
}

/** The slot of the piece's name on its owner's pad. */
export function ownSlot(pad: PadPlacement, id: PieceId): Spot {
  const slot = SLOTS.find((s) => s.name === nameOf(id));
  if (slot === undefined) throw new Error(`there is a slot for ${id}`);
  return spotOnPad(pad, slot.xMm, slot.zMm);
}

/**
 * The places at set-up of the pieces that have one of their own, which is not the slot of their name (TR-20): the place
 * that is told, else where the piece stands or lies, if that is wholly on its owner's pad.
 */
export function homesOf(
  pads: readonly PadPlacement[],
  pieces: readonly PiecePlacement[],
  told: readonly HomePlace[] = [],
): readonly HomePlace[] {
  return pieces.flatMap((piece) => {
    const pad = pads.find(({ seat }) => seat === ownerOf(piece.id));
    if (pad === undefined) return [];
    const place = told.find(({ id }) => id === piece.id) ?? placeUnder(pad, piece);
    return place === null || isSame(place, slotPlace(pad, piece.id)) ? [] : [place];
  });
}

/** Null where the piece is not wholly on its pad. */
function placeUnder(pad: PadPlacement, piece: PiecePlacement): HomePlace | null {
  const slot = ownSlot(pad, piece.id);
  // a flat one's slot comes back to the hundredth only
  if (isSame(piece, placedOn(slot, piece.id, piece.pose))) return slotPlace(pad, piece.id);
  const stood = placedOn(spotOf(piece), piece.id, 'upright');
  return whollyOn(pad, piece) && whollyOn(pad, stood) ? placeOf(stood) : null;
}

/** The slot of the piece's name as a place. */
export const slotPlace = (pad: PadPlacement, id: PieceId): HomePlace =>
  placeOf(placedOn(ownSlot(pad, id), id, 'upright'));

const placeOf = ({ id, xMm, zMm, yawDeg }: PiecePlacement): HomePlace => ({ id, xMm, zMm, yawDeg });

export const isSame = (a: Spot, b: Spot): boolean => a.xMm === b.xMm && a.zMm === b.zMm && a.yawDeg === b.yawDeg;
