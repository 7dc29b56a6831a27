import { SEAT_LOOKS, type SeatLook } from './fleetColours.ts';

/** How a seat of this colour looks; files may name more colours than there are looks, then they come round again. */
export function lookOfColour(colour: number): SeatLook {
  const { length } = SEAT_LOOKS;
  return SEAT_LOOKS[((colour % length) + length) % length] ?? SEAT_LOOKS[0];
}
