import { overlapDepth } from '#sim/geometry/footprint.ts';
import { whollyOn } from '#games/traction/scenario/support.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { gapTo, lyingPad, lyingPiece, offsetTo, type Offset, type Situation } from './situation.ts';
import { bearingDeg, MIDDLE_OF_TABLE } from './view.ts';

/** Where a piece is. */
export interface Place {
  readonly pads: readonly { readonly seat: Seat; readonly wholly: boolean }[]; // that it stands or lies on
  readonly fromMiddle: Offset; // of the table
  readonly rivals: readonly (Offset & { readonly seat: Seat })[]; // pads of rivals who still play, the nearest first
  // where they point; none of a flat piece
  readonly corners: readonly { readonly corner: Corner; readonly bearingDeg: number }[];
  readonly tipDeg: number | null; // where a flat piece's tip points
}

export function placeOf(situation: Situation, piece: PiecePlacement): Place {
  const { state, view } = situation;
  const lying = lyingPiece(piece);
  const under = state.pads.filter((pad) => overlapDepth(lyingPad(pad).outline, lying.outline) > 0);
  return {
    pads: under.map((pad) => ({ seat: pad.seat, wholly: whollyOn(pad, piece) })),
    fromMiddle: offsetTo(view, MIDDLE_OF_TABLE, lying.middle),
    rivals: rivalPads(situation, piece),
    corners: piece.pose === 'flat' ? [] : cornersOf(situation, piece),
    tipDeg: piece.pose === 'flat' ? tipOf(situation, piece) : null,
  };
}

/** The way to the pad of every rival who has not given up, the nearest first: no other wins (TR-63). */
export function rivalPads(
  { state, view }: Situation,
  piece: PiecePlacement,
): readonly (Offset & { readonly seat: Seat })[] {
  const lying = lyingPiece(piece);
  const rivals = state.pads.filter(({ seat }) => seat !== ownerOf(piece.id) && !state.conceded.includes(seat));
  return rivals.map((pad) => ({ seat: pad.seat, ...gapTo(view, lying, lyingPad(pad)) })).sort((a, b) => a.mm - b.mm);
}

function cornersOf({ view }: Situation, piece: PiecePlacement): Place['corners'] {
  return CORNERS.map((corner) => {
    const at = cornerAt(pyramidOf(piece.id), piece, corner);
    return { corner, bearingDeg: bearingDeg(view, { x: piece.xMm, z: piece.zMm }, { x: at.xMm, z: at.zMm }) };
  });
}

/** A flat piece's tip is towards its own +z. */
function tipOf({ view }: Situation, { yawDeg }: PiecePlacement): number {
  const { sin, cos } = sinCosDeg(yawDeg);
  return bearingDeg(view, MIDDLE_OF_TABLE, { x: sin, z: cos });
}
