import { rotatedRectangle, type Polygon2 } from '../../sim/geometry/footprint.ts';
import type { PadPlacement, PiecePlacement } from '../../sim/layout.ts';
import { sinCosDeg } from '../../sim/maths/trig.ts';
import { pyramidOf, type PyramidSpec } from '../../sim/pyramid.ts';
import { PAD_LENGTH_MM, PAD_WIDTH_MM } from '../../sim/settings.ts';
import { slantOf } from '../../sim/world/standing.ts';

const MM_PER_M = 1000;

/** What a piece covers seen from above, mm: its base, or (flat) the face it lies on and the base that leans over it. */
export function outlineOfPiece(piece: PiecePlacement): Polygon2 {
  const spec = pyramidOf(piece.id);
  const baseMm = spec.base * MM_PER_M;
  if (piece.pose === 'upright') return rotatedRectangle({ x: piece.xMm, z: piece.zMm }, baseMm, baseMm, piece.yawDeg);
  const { sin, cos } = sinCosDeg(piece.yawDeg);
  return lyingMm(spec).map(({ x, z }) => ({ x: piece.xMm + x * cos + z * sin, z: piece.zMm + z * cos - x * sin }));
}

/** The outline of a lying piece in its own frame: base edge A-B on the x axis, tip towards +z. Convex, in order round. */
function lyingMm(spec: PyramidSpec): Polygon2 {
  const [half, slant] = [(spec.base * MM_PER_M) / 2, slantOf(spec) * MM_PER_M];
  const lean = (2 * half * half) / slant; // of base edge C-D towards the tip: base times the cosine of the face's angle to it
  return [{ x: half, z: 0 }, { x: -half, z: 0 }, { x: -half, z: lean }, { x: 0, z: slant }, { x: half, z: lean }];
}

/** The pad seen from above, mm. */
export const outlineOfPad = (pad: PadPlacement): Polygon2 =>
  rotatedRectangle({ x: pad.xMm, z: pad.zMm }, PAD_LENGTH_MM, PAD_WIDTH_MM, pad.yawDeg);
