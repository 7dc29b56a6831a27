import type { TractionState } from '#games/traction/state.ts';
import type { Point2 } from '#sim/geometry/footprint.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { atan2, degrees, sinCosDeg, hypot } from '#sim/maths/trig.ts';
import { pyramidOf, slantOf } from '#sim/pyramid.ts';
import { seatYaw } from '../seatYaw.ts';

/** How one seat sees the table: its own place is near, straight ahead is away from it. */
export interface View {
  /** From the middle of the table to the seat, degrees of yaw. */
  readonly yawDeg: number;
}

export const viewOf = (state: TractionState, seat: number): View => ({ yawDeg: degrees(seatYaw(state, seat)) });

/** From one place to another: 0 is straight ahead, clockwise as the seat sees it from above, in [0, 360). */
export function bearingDeg({ yawDeg }: View, from: Point2, to: Point2): number {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const { sin, cos } = sinCosDeg(yawDeg);
  const [right, near] = [dx * cos - dz * sin, dx * sin + dz * cos];
  const deg = degrees(atan2(right, 0 - near));
  return deg < 0 ? deg + 360 : deg;
}

/** The way so far in this direction over the table. */
export function wayTo({ yawDeg }: View, bearing: number, mm: number): Point2 {
  const { sin, cos } = sinCosDeg(yawDeg - bearing);
  return { x: 0 - sin * mm, z: 0 - cos * mm };
}

/** A direction on a clock face, to the half-hour. */
export interface Clock {
  readonly hour: number; // 1 to 12
  readonly half: boolean;
}

const HALF_HOUR_DEG = 15;
const HOURS = 12;

/** The nearest half-hour; 12 is straight ahead. */
export function clockOf(bearing: number): Clock {
  const halves = Math.round(bearing / HALF_HOUR_DEG) % (2 * HOURS);
  return { hour: Math.floor(halves / 2) || HOURS, half: halves % 2 === 1 };
}

export const distanceMm = (a: Point2, b: Point2): number => hypot(a.x - b.x, a.z - b.z);

/** The middle of what a piece covers: of its base, or of the face that it lies on, from base edge to tip. */
export function middleOf({ id, xMm, zMm, yawDeg, pose }: PiecePlacement): Point2 {
  if (pose === 'upright') return { x: xMm, z: zMm };
  const half = (slantOf(pyramidOf(id)) * 1000) / 2;
  const { sin, cos } = sinCosDeg(yawDeg);
  return { x: xMm + half * sin, z: zMm + half * cos };
}

export const MIDDLE_OF_TABLE: Point2 = { x: 0, z: 0 };
