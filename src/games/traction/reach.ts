import data from '#sim/data/hand.json' with { type: 'json' };
import { polygonDistance, type Point2, type Polygon2 } from '#sim/geometry/footprint.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import { cos, sinCosDeg } from '#sim/maths/trig.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { pieceOn } from './board.ts';
import { mayTackle, sizeOf } from './pieces.ts';
import type { TractionState } from './state.ts';

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

/** The reach of the base's middle, mm: so many longest steps in a straight line. */
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
export const tackleOutline = (standing: Standing, places = 120): Polygon2 =>
  outlineAbout(standing, tackleReachMm(standing.id), places);

/**
 * How far a piece is beyond all that a tackle of another can reach, mm; null where it is within that, or of a size that
 * may not be tackled.
 */
export function beyondTackleMm(state: TractionState, tackler: PieceId, victim: PieceId): number | null {
  const [from, to] = [pieceOn(state, tackler), pieceOn(state, victim)];
  if (!from || !to || !mayTackle(state.options.tackling, sizeOf(tackler), sizeOf(victim))) return null;
  const mm = polygonDistance(tackleOutline(from), outlineOfPiece(to));
  return mm > 0 ? mm : null;
}

/**
 * Everywhere that the base's middle can come in so many steps, mm. The first takes it from the middle to a corner's
 * circle, and every further one a longest step on, in any direction: its corner ahead is wherever the swivel before has
 * put it.
 */
export const walkOutline = (standing: Standing, steps: number, places = 120): Polygon2 =>
  steps === 0 ? [] : outlineAbout(standing, (steps - 1 / 2) * strideMm(standing.id), places);

/** Circles of one radius about the four corners, outlined together. */
const outlineAbout = (standing: Standing, radiusMm: number, places: number): Polygon2 =>
  Array.from({ length: places }, (_, i) => {
    const { way, far } = furthest(standing, radiusMm, (360 * i) / places);
    return { x: standing.xMm + far * way.x, z: standing.zMm + far * way.z };
  });

/** The furthest place that can be come to in one direction. */
export interface Furthest {
  /** From the middle, of length 1. */
  readonly way: Point2;
  /** From the middle, mm. */
  readonly far: number;
  /** The corner that is stepped over first, and where that stands, mm. */
  readonly corner: Corner;
  readonly at: Point2;
}

/** Of a walk, the middle of the base; degrees of yaw from the table's x axis. */
export const furthestWalk = (standing: Standing, steps: number, headingDeg: number): Furthest =>
  furthest(standing, (steps - 1 / 2) * strideMm(standing.id), -headingDeg);

/** Of a tackle, the far corner. */
export const furthestTackle = (standing: Standing, headingDeg: number): Furthest =>
  furthest(standing, tackleReachMm(standing.id), -headingDeg);

const ROUND_BASE: readonly Corner[] = ['A', 'D', 'C', 'B']; // as an outline has them

/** `angleDeg`: from x towards z. */
function furthest(standing: Standing, radiusMm: number, angleDeg: number): Furthest {
  const { sin, cos: along } = sinCosDeg(angleDeg);
  const [middle, way] = [
    { x: standing.xMm, z: standing.zMm },
    { x: along, z: sin },
  ];
  const [first, ...others] = outlineOfPiece({ ...standing, pose: 'upright' }).map((at, i) => ({
    way,
    corner: ROUND_BASE[i] ?? 'A',
    at,
    far: leaves(middle, way, at, radiusMm),
  }));
  if (first === undefined) throw new Error('a base has corners');
  return others.reduce((best, next) => (next.far > best.far ? next : best), first);
}

/** How far a ray from inside a circle goes until it leaves it. */
function leaves(from: Point2, way: Point2, middle: Point2, radius: number): number {
  const [dx, dz] = [middle.x - from.x, middle.z - from.z];
  const along = dx * way.x + dz * way.z;
  return along + Math.sqrt(Math.max(0, radius * radius - (dx * dx + dz * dz) + along * along));
}
