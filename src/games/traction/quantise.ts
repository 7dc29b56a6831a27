import { fromHundredths, toHundredths } from '../../sim/maths/quantise.ts';
import { wrapDegrees } from '../../sim/maths/trig.ts';
import type { PiecePlacement, StandingPose } from '../../sim/layout.ts';
import type { PieceId } from '../../sim/ids.ts';

/** The nearest multiple of 0.01, never -0. */
export const hundredth = (value: number): number => fromHundredths(toHundredths(value));

/** The heading to 0.01 degree in (-180, 180]; wrapped again because -179.999 rounds to -180. */
export const yaw = (deg: number): number => wrapDegrees(hundredth(wrapDegrees(deg)));

/** A piece's place, as exact as it is written (0.01 mm, 0.01 degree). */
export const placement = (id: PieceId, xMm: number, zMm: number, yawDeg: number, pose: StandingPose): PiecePlacement => ({
  id, xMm: hundredth(xMm), zMm: hundredth(zMm), yawDeg: yaw(yawDeg), pose,
});
