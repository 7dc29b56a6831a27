import type { Corner, Grip, Sample } from '../gesture/gesture.ts';
import { stepPoses } from '../assist/assist.ts';
import { gripPoint, pivotPoint } from '../hand/hold.ts';
import { toHundredths } from '../maths/quantise.ts';
import { fromYawDeg, rotate } from '../maths/quat.ts';
import { acos, atan2 } from '../maths/trig.ts';
import { scale, sub, vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';

/** A hand that leads a piece around its corner: two numbers say where it is, within a rounding. */
export interface Led {
  /** How far the grip is from the corner along the body, hundredths of a millimetre, for a sample. */
  awayOf(sample: Sample): number;
  /** Where the grip is, so far away, with that heading. */
  sampleAt(away: number, headingDeg: number): Sample;
}

/** `start`: the grip as the piece stands, before it is tipped over the corner. */
export function ledFrom(spec: PyramidSpec, grip: Grip, start: Sample, corner: Corner): Led {
  const pivot = pivotPoint(spec, corner);
  const arm = sub(gripPoint(spec, grip), pivot);
  const half = Math.sqrt(arm.x * arm.x + arm.z * arm.z);
  const far = Math.sqrt(half * half + arm.y * arm.y);
  const home = scale(vec3(arm.x, 0, arm.z), 1 / half);
  const level = rotate(fromYawDeg(start.headingDeg), arm);
  const [pivotX, pivotZ] = [start.xMm / 1000 - level.x, start.zMm / 1000 - level.z];
  const poses = stepPoses(spec, grip, start, corner);
  const upright = atan2(arm.y, half);
  return {
    awayOf: ({ xMm, zMm, headingDeg }) => {
      const way = rotate(fromYawDeg(headingDeg), home);
      return toHundredths(1000 * ((xMm / 1000 - pivotX) * way.x + (zMm / 1000 - pivotZ) * way.z));
    },
    sampleAt: (away, headingDeg) => {
      const share = Math.max(-1, Math.min(1, away / 100_000 / far));
      return poses(acos(share) - upright, headingDeg - start.headingDeg);
    },
  };
}
