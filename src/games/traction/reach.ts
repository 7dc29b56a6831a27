import data from '../../sim/data/hand.json' with { type: 'json' };
import type { Point2, Polygon2 } from '../../sim/geometry/footprint.ts';
import type { PieceId } from '../../sim/ids.ts';
import { cos, sinCosDeg } from '../../sim/maths/trig.ts';
import { pyramidOf } from '../../sim/pyramid.ts';
import { outlineOfPiece } from '../../sim/world/outline.ts';

/**
 * How far a piece can come by legal steps, from where it stands; for drawing it and for telling it.
 *
 * Accounted for: the piece's size, the steps that it has, that a step goes around a base corner (TR-07, TR-08), and how
 * far a practised hand tips. Not accounted for: pieces in the way, pads, the table's edge, a corner that slips by up to
 * the tolerance's `pivotMm` a step (TR-07), house rules about who may tackle whom, and that a rival leans away from a
 * raised base, so that a graze may miss. So nothing beyond is reached by a practised hand, and not everything within.
 */

const MM_PER_M = 1000;

/** The longest step, mm: half a turn about a corner takes the base's middle a whole diagonal further. */
export const strideMm = (piece: PieceId): number => pyramidOf(piece).base * Math.SQRT2 * MM_PER_M;

/** Of the base's middle, mm: so many longest steps in a straight line. */
export const walkReachMm = (piece: PieceId, steps: number): number => steps * strideMm(piece);

/**
 * How far the base gets in a tackle from the corner that it stands on, mm: to the far corner, tipped as a practised
 * hand tips it (a free hand that tips less gets up to 2 % further; that is the cosine of 0.2 rad). TR-11: one step, at
 * any size.
 */
export const tackleReachMm = (piece: PieceId): number => strideMm(piece) * cos(data.assisted.tiltRad);

/** Where a piece stands upright. */
interface Standing {
  readonly id: PieceId;
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/**
 * Everything that a tackle can reach, mm: the circles about the four corners, outlined together, so many places around.
 */
export function tackleOutline(standing: Standing, places = 120): Polygon2 {
  const reach = tackleReachMm(standing.id);
  const middle = { x: standing.xMm, z: standing.zMm };
  const corners = outlineOfPiece({ ...standing, pose: 'upright' });
  return Array.from({ length: places }, (_, i) => {
    const { sin, cos: along } = sinCosDeg((360 * i) / places);
    const way = { x: along, z: sin };
    const far = Math.max(...corners.map((corner) => leaves(middle, way, corner, reach)));
    return { x: middle.x + far * way.x, z: middle.z + far * way.z };
  });
}

/** How far a ray from inside a circle goes until it leaves it. */
function leaves(from: Point2, way: Point2, middle: Point2, radius: number): number {
  const [dx, dz] = [middle.x - from.x, middle.z - from.z];
  const along = dx * way.x + dz * way.z;
  return along + Math.sqrt(radius * radius - (dx * dx + dz * dz) + along * along);
}
