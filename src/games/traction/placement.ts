import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement, StandingPose } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';

/** A piece's place, as exact as it is written (0.01 mm, 0.01 degree). */
export const placement = (
  id: PieceId,
  xMm: number,
  zMm: number,
  yawDeg: number,
  pose: StandingPose,
): PiecePlacement => ({
  id,
  xMm: hundredth(xMm),
  zMm: hundredth(zMm),
  yawDeg: hundredthYaw(yawDeg),
  pose,
});
