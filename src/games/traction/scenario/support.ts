import { overlapDepth, rotatedRectangle, type Polygon2 } from '../../../sim/geometry/footprint.ts';
import type { Seat } from '../../../sim/ids.ts';
import type { PadPlacement, PiecePlacement } from '../../../sim/layout.ts';
import { pyramidOf } from '../../../sim/pyramid.ts';
import { padOutline } from '../../../sim/world/ground.ts';
import { supportOf as bearingOf } from '../../../sim/world/standing.ts';

const MM = 1e-3;

/** The precision of a file's numbers, m: what touches an edge in them may be over it by so much. */
export const PLACING_SLACK = 0.01 * MM;

/** What a piece rests on the table with, seen from above, m: its base, or the side face that it lies on. */
export const supportOf = (piece: PiecePlacement): Polygon2 => bearingOf(pyramidOf(piece.id), piece);

export function tableOutline(tableMm: number): Polygon2 {
  return rotatedRectangle({ x: 0, z: 0 }, tableMm * MM, tableMm * MM, 0);
}

/** The seat whose pad the piece stands or lies on, if only in part; null for none. */
export function padUnder(pads: readonly PadPlacement[], piece: PiecePlacement): Seat | null {
  const support = supportOf(piece);
  return pads.find((pad) => overlapDepth(padOutline(pad), support) > PLACING_SLACK)?.seat ?? null;
}
