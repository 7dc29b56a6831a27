import type { TractionState } from '../../games/traction/state.ts';
import { PAD_THICKNESS_MM } from '../../sim/settings.ts';
import { SEAT_LOOKS, type SeatIndex } from './looks/fleetColours.ts';
import type { TractionMatch } from '../../games/traction/traction.ts';

/** Lengths of the simulation are millimetres in files and metres in the scene. */
export const metres = (mm: number): number => mm / 1000;

/** Overlays lie this high over the table, so that they are over the pads, too, and nothing flickers. */
export const OVERLAY_M = metres(PAD_THICKNESS_MM) + 0.0004;

/** Half the side of the square around the middle that holds all pads, m. */
export function playRadiusM({ pads }: TractionState): number {
  const far = Math.max(0, ...pads.map(({ xMm, zMm }) => Math.hypot(xMm, zMm)));
  return metres(far) + 0.08;
}

/** The look of a seat's pieces; a file may name more colours than there are looks. */
export function seatIndexOf(match: Pick<TractionMatch, 'header'>, seat: number): SeatIndex {
  const colour = match.header.seats[seat]?.colour ?? seat;
  const n = SEAT_LOOKS.length;
  return (((colour % n) + n) % n) as SeatIndex;
}

/** Direction from the middle of the table to a seat, radians of yaw; seat 0 sits at +z. */
export function seatYaw({ pads, seats }: TractionState, seat: number): number {
  const pad = pads.find((p) => p.seat === seat);
  return pad && (pad.xMm !== 0 || pad.zMm !== 0) ? Math.atan2(pad.xMm, pad.zMm) : (2 * Math.PI * seat) / seats;
}
