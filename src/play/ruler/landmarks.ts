import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PadPlacement } from '#sim/layout.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad } from '#sim/world/outline.ts';
import { toTable, type Pose } from '#sim/world/pose.ts';
import type { PlaceMm } from '../input/placeMm.ts';
import { nearestOnOutline } from './nearest.ts';
import { lengthMm, type Span } from './ruler.ts';

/** Things that can be measured to: everything on the table, as it is now. */
export interface Things {
  readonly pieces: Iterable<readonly [PieceId, { readonly after: Pose }]>;
  readonly pads: readonly PadPlacement[];
}

/** A place with a name. */
export interface Landmark {
  readonly at: PlaceMm;
  readonly of:
    | { readonly piece: PieceId; readonly part: Corner | 'middle' | 'tip' }
    | { readonly pad: Seat; readonly part: 'corner' | 'middle' | 'edge' };
}

const ON_TABLE_M = 0.001; // higher is no place on the table
/** An end as near to a landmark as this is at it: rounding, and how pieces settle. */
const AT_MM = 0.25;

const placeOf = ({ x, z }: Point2): PlaceMm => ({ xMm: x, zMm: z });
const pointOf = ({ xMm, zMm }: PlaceMm): Point2 => ({ x: xMm, z: zMm });

/**
 * The landmarks of everything on the table: base corners (of a flat piece those that touch it, and its tip), middles,
 * and pads' corners.
 */
export function landmarksOf({ pieces, pads }: Things): readonly Landmark[] {
  return [...[...pieces].flatMap(([piece, { after }]) => ofPiece(piece, after)), ...pads.flatMap(ofPad)];
}

function ofPiece(piece: PieceId, pose: Pose): readonly Landmark[] {
  const { vertices } = pyramidOf(piece);
  const parts = [...CORNERS, 'tip'] as const;
  const touching = parts.flatMap((part, i): readonly Landmark[] => {
    const vertex = vertices[i];
    const at = vertex && toTable(pose, vertex);
    return at && at.y < ON_TABLE_M ? [{ at: { xMm: at.x * 1000, zMm: at.z * 1000 }, of: { piece, part } }] : [];
  });
  const { x, y, z } = pose.position;
  const stands = y < ON_TABLE_M && touching.length === CORNERS.length;
  return stands ? [{ at: { xMm: x * 1000, zMm: z * 1000 }, of: { piece, part: 'middle' } }, ...touching] : touching;
}

function ofPad(pad: PadPlacement): readonly Landmark[] {
  const corners = outlineOfPad(pad).map((at): Landmark => ({ at: placeOf(at), of: { pad: pad.seat, part: 'corner' } }));
  return [{ at: { xMm: pad.xMm, zMm: pad.zMm }, of: { pad: pad.seat, part: 'middle' } }, ...corners];
}

/**
 * The landmark that an end goes to from here: the nearest corner or middle within reach, else a pad's edge; null: none
 * is so near.
 */
export function landmarkNear(things: Things, place: PlaceMm, reachMm: number): Landmark | null {
  const near = nearest(landmarksOf(things), place);
  if (near !== null && lengthMm([near.at, place]) <= reachMm) return near;
  const edge = nearest(
    things.pads.map((pad): Landmark => ({ at: edgeOf(pad, place), of: { pad: pad.seat, part: 'edge' } })),
    place,
  );
  return edge !== null && lengthMm([edge.at, place]) <= reachMm ? edge : null;
}

/** The landmark at an end. */
export const landmarkAt = (things: Things, place: PlaceMm): Landmark | null => landmarkNear(things, place, AT_MM);

/** The corner or middle of a piece that is nearest to a place. */
export const landmarkOfPiece = (things: Things, piece: PieceId, place: PlaceMm): Landmark | null =>
  nearest(
    landmarksOf(things).filter(({ of }) => 'piece' in of && of.piece === piece),
    place,
  );

function nearest(landmarks: readonly Landmark[], place: PlaceMm): Landmark | null {
  const far = ({ at }: Landmark): number => lengthMm([at, place]);
  return landmarks.reduce<Landmark | null>(
    (best, next) => (best === null || far(next) < far(best) ? next : best),
    null,
  );
}

const edgeOf = (pad: PadPlacement, place: PlaceMm): PlaceMm =>
  placeOf(nearestOnOutline(pointOf(place), outlineOfPad(pad)));

/** From edge to edge, where two outlines that are apart come nearest to each other. */
export function spanBetween(a: Polygon2, b: Polygon2): Span {
  return shortest([
    // of sides that run alike, their middles
    ...sideMiddles(a).map((from): Span => [placeOf(from), placeOf(nearestOnOutline(from, b))]),
    ...a.map((from): Span => [placeOf(from), placeOf(nearestOnOutline(from, b))]),
    ...b.map((to): Span => [placeOf(nearestOnOutline(to, a)), placeOf(to)]),
  ]);
}

const sideMiddles = (outline: Polygon2): readonly Point2[] =>
  outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    return { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 };
  });

const ROUNDING_MM = 1e-6;

/** The shortest span; of equal ones the first. */
const shortest = (spans: readonly Span[]): Span =>
  spans.reduce((best, next) => (lengthMm(next) < lengthMm(best) - ROUNDING_MM ? next : best));

const FIRST_MM = 50;

/**
 * Where a ruler is laid first: from the chosen piece to the nearest pad of another, else between the first two pads,
 * else about the middle.
 */
export function firstSpan(things: Things, chosen: PieceId | null): Span {
  const [one, other] = things.pads;
  const middle = landmarksOf(things).find(({ of }) => 'piece' in of && of.piece === chosen && of.part === 'middle');
  if (chosen !== null && middle) {
    const rivals = things.pads.filter(({ seat }) => seat !== ownerOf(chosen));
    if (rivals.length > 0) return shortest(rivals.map((pad): Span => [middle.at, edgeOf(pad, middle.at)]));
  }
  if (one && other) return spanBetween(outlineOfPad(one), outlineOfPad(other));
  return [
    { xMm: -FIRST_MM, zMm: 0 },
    { xMm: FIRST_MM, zMm: 0 },
  ];
}
