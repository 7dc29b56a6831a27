import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerArm } from '#games/traction/standing.ts';

/** The base corner that lies furthest in this direction over the table. */
export function cornerTowards(spec: PyramidSpec, yawDeg: number, towards: PlaceMm): Corner {
  const along = (corner: Corner): number => {
    const arm = cornerArm(spec, yawDeg, corner);
    return arm.xMm * towards.xMm + arm.zMm * towards.zMm;
  };
  return CORNERS.reduce((best, corner) => (along(corner) > along(best) ? corner : best));
}

/** From the base's centre to a corner, mm. */
export const halfDiagonalMm = (spec: PyramidSpec): number => (spec.base * 1000) / Math.SQRT2;
