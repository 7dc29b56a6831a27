import type { TractionState } from '../../games/traction/state.ts';
import data from '../../sim/data/hand.json' with { type: 'json' };
import { convexHull2, overlapDepth, type Point2, type Polygon2 } from '../../sim/geometry/footprint.ts';
import { CORNERS, type Corner } from '../../sim/gesture/gesture.ts';
import type { PieceId } from '../../sim/ids.ts';
import { fromAxisAngle, fromYawDeg, rotate } from '../../sim/maths/quat.ts';
import { cross, length, scale, sub, UNIT_Y } from '../../sim/maths/vec3.ts';
import { ownerOf, pyramidOf, type PyramidSpec } from '../../sim/pyramid.ts';
import { padOutline } from '../../sim/world/ground.ts';
import { outlineOf } from '../../sim/world/standing.ts';
import type { Forecast } from './sessionTypes.ts';
import { afterStep, cornerAt, type Standing } from './standing.ts';

const SWEEP_STEP_DEG = 6;
const TILT_RAD = data.assisted.tiltRad;

/**
 * Estimates a step by outlines seen from above: what its sweep or its landing would touch. It knows nothing of
 * heights, slips or a hand; only the table knows what happens.
 */
export function forecastStep(state: TractionState, piece: PieceId, standing: Standing, corner: Corner, swivelDeg: number): Forecast {
  const spec = pyramidOf(piece);
  const landing = afterStep(spec, standing, corner, swivelDeg);
  const outlines = [...sweep(spec, standing, corner, swivelDeg), flatOutline(spec, landing)];
  const last = outlines.at(-1) ?? [];
  const half = state.tableMm / 2;
  return {
    ...landing,
    hits: state.pieces.filter((p) => p.id !== piece && touchesAny(outlines, hullOf(outlineOf(pyramidOf(p.id), p)))).map((p) => p.id),
    pads: state.pads.filter((pad) => pad.seat !== ownerOf(piece) && overlapDepth(padOutline(pad), last) > 0).map((pad) => pad.seat),
    offTable: Math.abs(landing.xMm) > half || Math.abs(landing.zMm) > half,
  };
}

const hullOf = (points: readonly Point2[]): Polygon2 => convexHull2(points);

/** Outlines of the tilted piece on its way around the corner. */
function sweep(spec: PyramidSpec, standing: Standing, corner: Corner, swivelDeg: number): Polygon2[] {
  const count = Math.max(1, Math.ceil(Math.abs(swivelDeg) / SWEEP_STEP_DEG));
  const pivot = cornerAt(spec, standing, corner);
  const arms = tiltedArms(spec, corner);
  return Array.from({ length: count + 1 }, (_, i) => {
    const yaw = fromYawDeg(standing.yawDeg + (swivelDeg * i) / count);
    return hullOf(arms.map((arm) => {
      const turned = rotate(yaw, arm);
      return { x: pivot.xMm / 1000 + turned.x, z: pivot.zMm / 1000 + turned.z };
    }));
  });
}

/** The piece's vertices from its pivot corner, tipped over it, in the piece's own heading. */
function tiltedArms(spec: PyramidSpec, corner: Corner) {
  const vertices = spec.vertices;
  const pivot = vertices[CORNERS.indexOf(corner)] ?? UNIT_Y;
  const axis = cross(UNIT_Y, scale(pivot, 1 / length(pivot)));
  const tip = fromAxisAngle(axis, TILT_RAD);
  return vertices.map((v) => rotate(tip, sub(v, pivot)));
}

function flatOutline(spec: PyramidSpec, { xMm, zMm, yawDeg }: Standing): Polygon2 {
  const yaw = fromYawDeg(yawDeg);
  return hullOf(spec.vertices.slice(0, 4).map((v) => {
    const turned = rotate(yaw, v);
    return { x: xMm / 1000 + turned.x, z: zMm / 1000 + turned.z };
  }));
}

const touchesAny = (outlines: readonly Polygon2[], other: Polygon2): boolean => outlines.some((outline) => overlapDepth(outline, other) > 0);
