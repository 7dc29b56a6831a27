import { SEAT_COLOURS } from '#engine/seats.ts';
import type { SeatMark } from './seatMarks.ts';

/** The look of a seat: a colour of the engine's palette, and a mark that says the same without colour. */
export interface SeatLook {
  /** Its name for people is in texts/choosing.ts. */
  readonly id: SeatColour;
  /** sRGB, for plastic, pads and the page alike. */
  readonly colour: string;
  /** sRGB of what is printed on that colour: the lighter or darker that reads on it. */
  readonly ink: string;
  readonly mark: SeatMark;
}

export type SeatColour = 'blue' | 'vermilion' | 'yellow' | 'sky-blue' | 'purple' | 'charcoal';

export type SeatIndex = 0 | 1 | 2 | 3 | 4 | 5;

const WHITE = '#ffffff';
const NIGHT = '#14161c';

export const SEAT_LOOKS: readonly [SeatLook, SeatLook, SeatLook, SeatLook, SeatLook, SeatLook] = [
  { id: 'blue', colour: SEAT_COLOURS[0], ink: WHITE, mark: 'band' },
  { id: 'vermilion', colour: SEAT_COLOURS[1], ink: WHITE, mark: 'dot' },
  { id: 'yellow', colour: SEAT_COLOURS[2], ink: NIGHT, mark: 'cross' },
  { id: 'sky-blue', colour: SEAT_COLOURS[3], ink: NIGHT, mark: 'bars' },
  { id: 'purple', colour: SEAT_COLOURS[4], ink: NIGHT, mark: 'chevron' },
  { id: 'charcoal', colour: SEAT_COLOURS[5], ink: WHITE, mark: 'frame' },
];

/** How a seat of this colour looks; files may name more colours than there are looks, then they come round again. */
export function lookOfColour(colour: number): SeatLook {
  const { length } = SEAT_LOOKS;
  return SEAT_LOOKS[((colour % length) + length) % length] ?? SEAT_LOOKS[0];
}
