import { atan2 } from '#sim/maths/trig.ts';
import type { TractionState } from '#games/traction/state.ts';

/** Direction from the middle of the table to a seat, rad of yaw; seat 0 sits at +z. */
export function seatYaw({ pads, seats }: Pick<TractionState, 'pads' | 'seats'>, seat: number): number {
  const pad = pads.find((p) => p.seat === seat);
  return pad && (pad.xMm !== 0 || pad.zMm !== 0) ? atan2(pad.xMm, pad.zMm) : (2 * Math.PI * seat) / seats;
}
