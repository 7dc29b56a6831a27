import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerArm, type Standing } from '#games/traction/standing.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';

export interface Step {
  readonly corner: Corner;
  readonly swivelDeg: number;
}

/** The step that brings a piece furthest towards a place: on the corner that lies that way, around to its far side. */
export function stepTowards(piece: string, standing: Standing, place: PlaceMm): Step {
  const spec = pyramidOf(pieceId(piece));
  const way = { xMm: place.xMm - standing.xMm, zMm: place.zMm - standing.zMm };
  const armOf = (corner: Corner): PlaceMm => cornerArm(spec, standing.yawDeg, corner);
  const gain = (corner: Corner): number => armOf(corner).xMm * way.xMm + armOf(corner).zMm * way.zMm;
  const corner = CORNERS.reduce((best, next) => (gain(next) > gain(best) ? next : best));
  const arm = armOf(corner);
  const turn = azimuth(way) - azimuth({ xMm: -arm.xMm, zMm: -arm.zMm });
  return { corner, swivelDeg: Math.round(turn - 360 * Math.round(turn / 360)) };
}

/** Counter-clockwise seen from above, from +x. */
const azimuth = ({ xMm, zMm }: PlaceMm): number => (Math.atan2(-zMm, xMm) * 180) / Math.PI;
