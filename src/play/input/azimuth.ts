import { atan2, hypot } from '#sim/maths/trig.ts';
import type { PlaceMm } from './placeMm.ts';

export const minus = (a: PlaceMm, b: PlaceMm): PlaceMm => ({ xMm: a.xMm - b.xMm, zMm: a.zMm - b.zMm });
export const plus = (a: PlaceMm, b: PlaceMm): PlaceMm => ({ xMm: a.xMm + b.xMm, zMm: a.zMm + b.zMm });
export const sizeMm = ({ xMm, zMm }: PlaceMm): number => hypot(xMm, zMm);

/** Direction of a place from the origin, degrees, counter-clockwise seen from above from +x: as a yaw counts. */
export const azimuthDeg = ({ xMm, zMm }: PlaceMm): number => (atan2(-zMm, xMm) * 180) / Math.PI;

/** The turn from one direction to another the short way, in (-180, 180]. */
export function turnDeg(from: number, to: number): number {
  const turn = (to - from) % 360;
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}
