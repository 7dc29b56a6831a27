import { contains, overlapDepth } from '#sim/geometry/footprint.ts';
import type { Seat } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { outlineOfPad, outlineOfPiece, supportOfPiece } from '#sim/world/outline.ts';

/** The precision of a file's numbers: what touches an edge in them may be over it by so much. */
export const PLACING_SLACK_MM = 0.01;

/** Whether the piece stands or lies wholly on the pad: TR-20 and TR-41 mean the same by it. */
export const whollyOn = (pad: PadPlacement, piece: PiecePlacement): boolean =>
  contains(outlineOfPad(pad), outlineOfPiece(piece), PLACING_SLACK_MM);

/** The seat whose pad the piece stands or lies on, if only in part; null for none. */
export function padUnder(pads: readonly PadPlacement[], piece: PiecePlacement): Seat | null {
  const support = supportOfPiece(piece);
  return pads.find((pad) => overlapDepth(outlineOfPad(pad), support) > PLACING_SLACK_MM)?.seat ?? null;
}
