import { overlapDepth, pointInPolygon, rotatedRectangle, type Point2, type Polygon2 } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { atan2, degrees } from '#sim/maths/trig.ts';
import { PYRAMIDS, pyramidOf, type PyramidSpec } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { nearestOnOutline } from '#play/ruler/nearest.ts';
import { gapTo, lyingThing, type Offset, type Situation, type Thing } from './situation.ts';
import { distanceMm } from './view.ts';

/** A piece in the lane from one thing to another. */
export interface Obstacle {
  readonly piece: PieceId;
  readonly afterMm: number; // along the lane, from the first thing's edge to the nearest of this piece
  readonly side: 'left' | 'right' | 'across'; // of the lane's middle line, as one goes along it
}

export interface Lane extends Offset {
  readonly widthMm: number;
  readonly obstacles: readonly Obstacle[]; // in the order in which they are met
}

/**
 * Things that stand in the lane between two things, as wide as the base of the first piece among them (between pads, of
 * a large one). Null: one of them is not on the table.
 */
export function laneBetween(situation: Situation, from: Thing, to: Thing): Lane | null {
  const [start, goal] = [lyingThing(situation, from), lyingThing(situation, to)];
  if (start === null || goal === null) return null;
  const widthMm = (specsOf(from, to)[0] ?? LARGE).base * 1000;
  const begin = 'pad' in from ? nearestPoint(goal.middle, start.outline) : start.middle;
  const end = 'pad' in to ? nearestPoint(begin, goal.outline) : goal.middle;
  const inside = distanceMm(begin, end) === 0 ? [] : piecesIn(situation, laneFrom(begin, end, widthMm), [from, to]);
  const along = alongFrom(begin, end);
  const edge = 'pad' in from ? 0 : Math.max(...start.outline.map((p) => along(p).on));
  const obstacles = inside.map((piece) => obstacleOf(piece, along, edge)).sort((a, b) => a.afterMm - b.afterMm);
  return { ...gapTo(situation.view, start, goal), widthMm, obstacles };
}

const LARGE = PYRAMIDS.L;
const specsOf = (...ends: readonly Thing[]): readonly PyramidSpec[] =>
  ends.flatMap((end) => ('piece' in end ? [pyramidOf(end.piece)] : []));

function piecesIn({ state }: Situation, lane: Polygon2, ends: readonly Thing[]): readonly PiecePlacement[] {
  const others = state.pieces.filter(({ id }) => ends.every((end) => !('piece' in end) || end.piece !== id));
  return others.filter((piece) => overlapDepth(outlineOfPiece(piece), lane) > 0);
}

function laneFrom(start: Point2, end: Point2, widthMm: number): Polygon2 {
  const middle = { x: (start.x + end.x) / 2, z: (start.z + end.z) / 2 };
  return rotatedRectangle(middle, distanceMm(start, end), widthMm, degrees(atan2(start.z - end.z, end.x - start.x)));
}

/** How far on and how far to the right of the lane's middle line a place is, mm. */
type Along = (place: Point2) => { readonly on: number; readonly right: number };

function alongFrom(begin: Point2, end: Point2): Along {
  const far = distanceMm(begin, end);
  const [ux, uz] = [(end.x - begin.x) / far, (end.z - begin.z) / far];
  return ({ x, z }) => ({
    on: (x - begin.x) * ux + (z - begin.z) * uz,
    right: (z - begin.z) * ux - (x - begin.x) * uz,
  });
}

function obstacleOf(piece: PiecePlacement, along: Along, edge: number): Obstacle {
  const corners = outlineOfPiece(piece).map(along);
  const rights = corners.map(({ right }) => right);
  const side = Math.min(...rights) >= 0 ? 'right' : Math.max(...rights) <= 0 ? 'left' : 'across';
  return { piece: piece.id, afterMm: Math.max(0, Math.min(...corners.map(({ on }) => on)) - edge), side };
}

/** The place of a convex polygon that is nearest to a point outside; the point itself inside. */
export const nearestPoint = (to: Point2, polygon: Polygon2): Point2 =>
  pointInPolygon(to, polygon) ? to : nearestOnOutline(to, polygon);
