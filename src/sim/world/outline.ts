import { rotatedRectangle, type Point2, type Polygon2 } from '../geometry/footprint.ts';
import type { PadPlacement, PiecePlacement } from '../layout.ts';
import { sinCosDeg } from '../maths/trig.ts';
import { pyramidOf, slantOf, type PyramidSpec } from '../pyramid.ts';
import { PAD_LENGTH_MM, PAD_WIDTH_MM } from '../settings.ts';

/** Outlines of things on a table, seen from above: convex polygons in order round, mm. */

const MM_PER_M = 1000;

/** The area that a piece covers: its base, or (flat) the face it lies on and the base that leans over it. */
export const outlineOfPiece = (piece: PiecePlacement): Polygon2 =>
  piece.pose === 'upright' ? baseOf(piece) : turnedTo(piece, lying(pyramidOf(piece.id)));

/** The area that a piece rests on: its base, or the side face that it lies on. */
export const supportOfPiece = (piece: PiecePlacement): Polygon2 =>
  piece.pose === 'upright' ? baseOf(piece) : turnedTo(piece, sideFace(pyramidOf(piece.id)));

export const outlineOfPad = (pad: PadPlacement): Polygon2 =>
  rotatedRectangle({ x: pad.xMm, z: pad.zMm }, PAD_LENGTH_MM, PAD_WIDTH_MM, pad.yawDeg);

export const outlineOfTable = (tableMm: number): Polygon2 => rotatedRectangle({ x: 0, z: 0 }, tableMm, tableMm, 0);

function baseOf(piece: PiecePlacement): Polygon2 {
  const baseMm = pyramidOf(piece.id).base * MM_PER_M;
  return rotatedRectangle({ x: piece.xMm, z: piece.zMm }, baseMm, baseMm, piece.yawDeg);
}

/** The face that a lying piece lies on, in the piece's own frame: base edge A-B on the x axis, tip towards +z. */
function sideFace(spec: PyramidSpec): Polygon2 {
  const [half, slant] = [(spec.base * MM_PER_M) / 2, slantOf(spec) * MM_PER_M];
  return [
    { x: half, z: 0 },
    { x: -half, z: 0 },
    { x: 0, z: slant },
  ];
}

/** The outline of a lying piece in the same frame: base edge C-D leans over the face. */
function lying(spec: PyramidSpec): Polygon2 {
  const [half, slant] = [(spec.base * MM_PER_M) / 2, slantOf(spec) * MM_PER_M];
  const lean = (2 * half * half) / slant; // of C-D towards the tip: base times the cosine of the face's angle to it
  return [
    { x: half, z: 0 },
    { x: -half, z: 0 },
    { x: -half, z: lean },
    { x: 0, z: slant },
    { x: half, z: lean },
  ];
}

function turnedTo({ xMm, zMm, yawDeg }: PiecePlacement, polygon: Polygon2): Polygon2 {
  const { sin, cos } = sinCosDeg(yawDeg);
  return polygon.map(({ x, z }): Point2 => ({ x: xMm + x * cos + z * sin, z: zMm + z * cos - x * sin }));
}
