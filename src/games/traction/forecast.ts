import { goalsOf } from './pads.ts';
import type { TractionState } from './state.ts';
import { variantsOf, type Variants } from './variants.ts';
import data from '#sim/data/hand.json' with { type: 'json' };
import { convexHull2, overlapDepth, polygonDistance, type Polygon2 } from '#sim/geometry/footprint.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { fromAxisAngle, fromYawDeg, rotate } from '#sim/maths/quat.ts';
import { cross, length, scale, sub, UNIT_Y } from '#sim/maths/vec3.ts';
import { ownerOf, pyramidOf, type PyramidSpec } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { afterStep, cornerAt, type Standing } from './standing.ts';

const MM_PER_M = 1000;
/** Obstacles to the aimed step, by outlines alone: an estimate, never a ruling. */
export interface Forecast {
  readonly xMm: number; // centre of the base where it would land
  readonly zMm: number;
  readonly yawDeg: number;
  readonly hits: readonly PieceId[]; // on the way or at the end
  /** Those of them that it comes to first: there the sweep ends (TR-15). */
  readonly first: readonly PieceId[];
  /** The rival's piece that it passes nearest, and how near; null where it touches one, or there is none. */
  readonly nearest: { readonly piece: PieceId; readonly mm: number } | null;
  readonly pads: readonly Seat[]; // other seats' pads that it would touch
  /** So deep it would stand on the one where that is deepest, mm; negative: so far before it. */
  readonly onPadMm: number;
  readonly offTable: boolean;
  readonly tooFar: boolean; // swivels or travels by more than the house allows a step
}

/** Fine enough that a small piece's far corner is never more than its rim's width from an outline (house value). */
const SWEEP_STEP_DEG = 6;
const TILT_RAD = data.assisted.tiltRad;

/**
 * Estimates a step by outlines seen from above: what its sweep or its landing would touch. It knows nothing of heights,
 * slips or a hand; only the table knows what happens. Anything nearer than `clearanceMm` counts as touched.
 */
export function forecastStep(
  state: TractionState,
  piece: PieceId,
  standing: Standing,
  corner: Corner,
  swivelDeg: number,
  clearanceMm = 0,
): Forecast {
  const spec = pyramidOf(piece);
  const landing = afterStep(spec, standing, corner, swivelDeg);
  const landed = landedOutline(piece, landing);
  const depths = depthsOnPads(state, piece, landed);
  const outlines = [...sweep(piece, standing, corner, swivelDeg).map(({ outline }) => outline), landed];
  const half = state.tableMm / 2;
  const met = state.pieces
    .filter(({ id }) => id !== piece)
    .map((other) => ({ id: other.id, at: firstTouch(outlines, outlineOfPiece(other), clearanceMm) }))
    .filter(({ at }) => at >= 0);
  const hits = met.map(({ id }) => id);
  const soonest = Math.min(...met.map(({ at }) => at));
  return {
    ...landing,
    hits,
    first: met.filter(({ at }) => at === soonest).map(({ id }) => id),
    nearest: hits.length > 0 ? null : nearestRival(state, piece, outlines),
    pads: depths.filter(({ mm }) => mm > 0).map(({ seat }) => seat),
    onPadMm: deepest(depths),
    offTable: Math.abs(landing.xMm) > half || Math.abs(landing.zMm) > half,
    tooFar: isTooFar(variantsOf(state.options), standing, landing, swivelDeg),
  };
}

/** How deep a piece that lands so would stand on a pad where it wins, mm; negative: how far before the nearest. */
export const onPadMm = (state: TractionState, piece: PieceId, landing: Standing): number =>
  deepest(depthsOnPads(state, piece, landedOutline(piece, landing)));

const landedOutline = (piece: PieceId, landing: Standing): Polygon2 =>
  outlineOfPiece({ id: piece, ...landing, pose: 'upright' });

interface Depth {
  readonly seat: Seat;
  readonly mm: number;
}

const depthsOnPads = (state: TractionState, piece: PieceId, landed: Polygon2): readonly Depth[] =>
  goalsOf(state, ownerOf(piece)).map((pad) => ({ seat: pad.seat, mm: overlapDepth(outlineOfPad(pad), landed) }));

const deepest = (depths: readonly Depth[]): number => Math.max(...depths.map(({ mm }) => mm));

function nearestRival(state: TractionState, piece: PieceId, outlines: readonly Polygon2[]): Forecast['nearest'] {
  const rivals = state.pieces.filter(({ id }) => ownerOf(id) !== ownerOf(piece));
  return rivals.reduce<Forecast['nearest']>((best, rival) => {
    const there = outlineOfPiece(rival);
    const mm = Math.min(...outlines.map((outline) => polygonDistance(outline, there)));
    return best === null || mm < best.mm ? { piece: rival.id, mm } : best;
  }, null);
}

/** How far a step may go. */
export type StepLimits = Pick<Variants, 'mostSwivelDeg' | 'mostTravelMm'>;

/** TR-08, and what a house has otherwise. */
export function isTooFar(
  { mostSwivelDeg, mostTravelMm }: StepLimits,
  from: Standing,
  to: Standing,
  swivelDeg: number,
): boolean {
  return Math.abs(swivelDeg) > mostSwivelDeg || (mostTravelMm !== null && travelMm(from, to) > mostTravelMm);
}

function travelMm(from: Standing, to: Standing): number {
  const [dx, dz] = [to.xMm - from.xMm, to.zMm - from.zMm];
  return Math.sqrt(dx * dx + dz * dz);
}

/** The tilted piece, so far around its corner. */
export interface SweptOutline {
  readonly swivelDeg: number;
  readonly outline: Polygon2; // mm
}

/** Outlines of the tilted piece on its way around the corner, from the start to the whole swivel. */
export function sweep(piece: PieceId, standing: Standing, corner: Corner, swivelDeg: number): readonly SweptOutline[] {
  const count = Math.max(1, Math.ceil(Math.abs(swivelDeg) / SWEEP_STEP_DEG));
  const tipped = tippedOutline(piece, standing, corner);
  return Array.from({ length: count + 1 }, (_, i) => {
    const soFarDeg = (swivelDeg * i) / count;
    return { swivelDeg: soFarDeg, outline: tipped(soFarDeg) };
  });
}

/** The outline of the piece, tipped on to a corner, so many degrees around it. */
export function tippedOutline(piece: PieceId, standing: Standing, corner: Corner): (swivelDeg: number) => Polygon2 {
  const spec = pyramidOf(piece);
  const pivot = cornerAt(spec, standing, corner);
  const arms = tiltedArms(spec, corner);
  return (swivelDeg) => {
    const yaw = fromYawDeg(standing.yawDeg + swivelDeg);
    return convexHull2(
      arms.map((arm) => {
        const turned = rotate(yaw, arm);
        return { x: pivot.xMm + turned.x * MM_PER_M, z: pivot.zMm + turned.z * MM_PER_M };
      }),
    );
  };
}

/** The piece's vertices from its pivot corner, tipped over it, in the piece's own heading. */
function tiltedArms(spec: PyramidSpec, corner: Corner) {
  const vertices = spec.vertices;
  const pivot = vertices[CORNERS.indexOf(corner)] ?? UNIT_Y;
  const axis = cross(UNIT_Y, scale(pivot, 1 / length(pivot)));
  const tip = fromAxisAngle(axis, TILT_RAD);
  return vertices.map((v) => rotate(tip, sub(v, pivot)));
}

/** Which of the outlines is the first to touch the other; -1 where none does. */
const firstTouch = (outlines: readonly Polygon2[], other: Polygon2, clearanceMm: number): number =>
  outlines.findIndex((outline) => overlapDepth(outline, other) > 0 - clearanceMm);
