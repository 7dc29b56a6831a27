import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerAt, type Standing } from '#games/traction/standing.ts';
import { azimuthDeg, minus, sizeMm, turnDeg } from '#play/input/azimuth.ts';
import { cornerTowards, halfDiagonalMm } from './corners.ts';

/** In half diagonals of the base: as near to a corner, its letter outside it included, that corner is meant. */
const CORNER_REACH = 0.45;
const OUTSIDE = 1.15; // where between a corner and its letter a finger aims

/**
 * The step meant by a tap on a place of the table: on a corner's letter that corner, the swivel kept if it was chosen
 * before; anywhere else the corner that lies that way, around until the piece stands as far that way as it can.
 */
export function stepAt(spec: PyramidSpec, standing: Standing, place: PlaceMm, before: StepCommand | null): StepCommand {
  const corner = cornerTapped(spec, standing, place);
  if (corner !== null) return { corner, swivelDeg: before?.corner === corner ? before.swivelDeg : 0 };
  return towards(spec, standing, place);
}

/** The corner whose letter, outside it, is within `reach` (mm) of this place; null for none. */
export function cornerTapped(
  spec: PyramidSpec,
  standing: Standing,
  place: PlaceMm,
  reach = CORNER_REACH * halfDiagonalMm(spec),
): Corner | null {
  const far = (corner: Corner): number => {
    const { xMm, zMm } = minus(cornerAt(spec, standing, corner), standing);
    return sizeMm(minus(place, { xMm: standing.xMm + OUTSIDE * xMm, zMm: standing.zMm + OUTSIDE * zMm }));
  };
  return CORNERS.find((corner) => far(corner) <= reach) ?? null;
}

function towards(spec: PyramidSpec, standing: Standing, place: PlaceMm): StepCommand {
  const corner = cornerTowards(spec, standing.yawDeg, minus(place, standing));
  const pivot = cornerAt(spec, standing, corner);
  return {
    corner,
    swivelDeg: Math.round(turnDeg(azimuthDeg(minus(standing, pivot)), azimuthDeg(minus(place, pivot)))),
  };
}
