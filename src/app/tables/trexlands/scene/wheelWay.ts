import type { Spot } from '#play/trexlands/places.ts';

export interface WheelPose extends Spot {
  readonly y: number;
  /** About its axle, rad. */
  readonly spun: number;
}

const ARC_M = 0.12;

/** The WHEEL at a share of its way, 0 to 1: over the table in an arc, turning the shorter way round, spinning once. */
export function onTheWay(from: Spot, to: Spot, share: number): WheelPose {
  const eased = share * share * (3 - 2 * share);
  const far = Math.hypot(to.x - from.x, to.z - from.z);
  const turn = Math.atan2(Math.sin(to.yaw - from.yaw), Math.cos(to.yaw - from.yaw));
  return {
    x: from.x + (to.x - from.x) * eased,
    y: Math.min(ARC_M, far / 2) * Math.sin(Math.PI * eased),
    z: from.z + (to.z - from.z) * eased,
    yaw: from.yaw + turn * eased,
    spun: far === 0 ? 0 : 2 * Math.PI * eased,
  };
}
