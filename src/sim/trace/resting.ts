import { axisOf, toTable, type Pose } from '../world/pose.ts';
import { acos, atan2, degrees, wrapDegrees } from '../maths/trig.ts';
import { yawDegOf } from '../maths/quat.ts';
import { add, distance, scale, sub, type Vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import type { PiecePlacement } from '../layout.ts';
import type { RestingPiece, RestingPose } from './events.ts';

const TO_MM = 1000;

/** How a piece stands or lies, measured. Millimetres and degrees, unrounded. */
export interface Stance {
  readonly pose: RestingPose;
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
  readonly tiltDeg: number;
  /** Heights of A, B, C, D and the tip over the surface. */
  readonly gapsMm: readonly number[];
  readonly centre: Vec3; // of the base, m
}

/** Measures a pose. Upright: all four base corners within `uprightMm` of the surface (TR-26); flat: a side face is. */
export function stanceOf(spec: PyramidSpec, pose: Pose, uprightMm: number): Stance {
  const points = spec.vertices.map((v) => toTable(pose, v));
  const gapsMm = points.map((p) => p.y * TO_MM);
  const tiltDeg = degrees(acos(Math.max(-1, Math.min(1, axisOf(pose).y))));
  const common = { tiltDeg, gapsMm, centre: pose.position };
  const down = gapsMm.map((gap) => Math.abs(gap) <= uprightMm);
  const standing = (p: RestingPose): Stance => ({
    ...common,
    pose: p,
    xMm: pose.position.x * TO_MM,
    zMm: pose.position.z * TO_MM,
    yawDeg: yawDegOf(pose.rotation),
  });
  if (down.slice(0, 4).every(Boolean)) return standing('upright');
  const side = down[4] ? [0, 1, 2, 3].find((i) => down[i] && down[(i + 1) % 4]) : undefined;
  const [from, to, tip] = side === undefined ? [] : [points[side], points[(side + 1) % 4], points[4]];
  if (!from || !to || !tip) return standing('tilted');
  const middle = scale(add(from, to), 0.5);
  const towardsTip = sub(tip, middle);
  return {
    ...common,
    pose: 'flat',
    xMm: middle.x * TO_MM,
    zMm: middle.z * TO_MM,
    yawDeg: wrapDegrees(degrees(atan2(towardsTip.x, towardsTip.z))),
  };
}

/** Where a piece stood before the action: as the layout places it, and as measured once its contacts had loaded. */
export interface Start {
  readonly placement: PiecePlacement;
  readonly stance: Stance;
}

/**
 * The stance as the trace tells it, with how far the piece has come. The micrometres by which a piece sinks and shifts
 * while its contacts load are the engine's and not a movement: an untouched piece is found exactly where it was.
 */
export function restingPiece(now: Stance, { placement, stance: start }: Start): RestingPiece {
  const comparable = now.pose === start.pose;
  const place = comparable
    ? {
        xMm: placement.xMm + (now.xMm - start.xMm),
        zMm: placement.zMm + (now.zMm - start.zMm),
        yawDeg: wrapDegrees(placement.yawDeg + (now.yawDeg - start.yawDeg)),
      }
    : { xMm: now.xMm, zMm: now.zMm, yawDeg: now.yawDeg };
  return {
    id: placement.id,
    ...place,
    pose: now.pose,
    startPose: start.pose,
    tiltDeg: now.tiltDeg,
    movedMm: distance(now.centre, start.centre) * TO_MM,
    turnedDeg: Math.abs(wrapDegrees(now.yawDeg - start.yawDeg)),
    lowestMm: Math.min(...now.gapsMm),
    highestCornerMm: Math.max(...now.gapsMm.slice(0, 4)),
  };
}
