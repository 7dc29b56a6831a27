import { convexHull2, rotatedRectangle, type Polygon2 } from '../../sim/geometry/footprint.ts';
import type { PadPlacement, PiecePlacement } from '../../sim/layout.ts';
import { pyramidOf } from '../../sim/pyramid.ts';
import { PAD_LENGTH_MM, PAD_WIDTH_MM } from '../../sim/settings.ts';
import { outlineOf } from '../../sim/world/standing.ts';

const MM_PER_M = 1000;

/** What a piece covers seen from above, mm: its base, or (flat) the face it lies on and the base that leans over it. */
export function outlineOfPiece(piece: PiecePlacement): Polygon2 {
  return convexHull2(outlineOf(pyramidOf(piece.id), piece).map((p) => ({ x: p.x * MM_PER_M, z: p.z * MM_PER_M })));
}

/** The pad seen from above, mm. */
export const outlineOfPad = (pad: PadPlacement): Polygon2 =>
  rotatedRectangle({ x: pad.xMm, z: pad.zMm }, PAD_LENGTH_MM, PAD_WIDTH_MM, pad.yawDeg);
