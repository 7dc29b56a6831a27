import type { StepCommand } from '#sim/assist/assist.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { yawDegOf } from '#sim/maths/quat.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import type { Pose } from '#sim/world/pose.ts';

/** A point of the table, mm. */
export interface PlaceMm {
  readonly xMm: number;
  readonly zMm: number;
}

/** Where an upright piece's base is: its centre and heading. */
export interface Standing {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

export const standingOf = ({ position, rotation }: Pose): Standing => ({
  xMm: position.x * 1000,
  zMm: position.z * 1000,
  yawDeg: yawDegOf(rotation),
});

/** A base corner relative to the base's centre, on the table, at a heading. */
export function cornerArm(spec: PyramidSpec, yawDeg: number, corner: Corner): PlaceMm {
  const { x, z } = spec.vertices[CORNERS.indexOf(corner)] ?? { x: 0, z: 0 };
  const { sin, cos } = sinCosDeg(yawDeg);
  return { xMm: (x * cos + z * sin) * 1000, zMm: (z * cos - x * sin) * 1000 };
}

/** Where a base corner is on the table. */
export function cornerAt(spec: PyramidSpec, standing: Standing, corner: Corner): PlaceMm {
  const arm = cornerArm(spec, standing.yawDeg, corner);
  return { xMm: standing.xMm + arm.xMm, zMm: standing.zMm + arm.zMm };
}

/** Where the piece stands after a perfect step: turned about the corner, which stays where it is. */
export function afterStep(spec: PyramidSpec, standing: Standing, corner: Corner, swivelDeg: number): Standing {
  const pivot = cornerAt(spec, standing, corner);
  const yawDeg = standing.yawDeg + swivelDeg;
  const arm = cornerArm(spec, yawDeg, corner);
  return { xMm: pivot.xMm - arm.xMm, zMm: pivot.zMm - arm.zMm, yawDeg };
}

/** The same after several, one by one. */
export const afterSteps = (spec: PyramidSpec, from: Standing, steps: readonly StepCommand[]): Standing =>
  steps.reduce((standing, { corner, swivelDeg }) => afterStep(spec, standing, corner, swivelDeg), from);
