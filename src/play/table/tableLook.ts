import type { SeatInfo } from '#engine/seats.ts';
import { PAD_THICKNESS_MM } from '#sim/settings.ts';
import { SEAT_LOOKS, type SeatIndex } from '../seatLooks.ts';

/** Lengths of the simulation are millimetres in files and metres in the scene. */
export const metres = (mm: number): number => mm / 1000;

/** Overlays lie this high over the table, so that they are over the pads, too, and nothing flickers. */
export const OVERLAY_M = metres(PAD_THICKNESS_MM) + 0.0004;

/** The look of a seat's pieces; a file may name more colours than there are looks. */
export function seatIndexOf(
  match: { readonly header: { readonly seats: readonly SeatInfo[] } },
  seat: number,
): SeatIndex {
  const colour = match.header.seats[seat]?.colour ?? seat;
  const n = SEAT_LOOKS.length;
  return (((colour % n) + n) % n) as SeatIndex;
}
