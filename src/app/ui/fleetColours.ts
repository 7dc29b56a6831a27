import type { SeatMark } from './seatMarks.ts';

/**
 * What tells the five seats apart: a colour, and a mark that says the same without colour.
 *
 * Colours are from the palette of M. Okabe and K. Ito, "Color Universal Design" (2008),
 * jfly.uni-koeln.de/color: of its choices of five, the one whose closest pair stays furthest apart for
 * protanopes, deuteranopes and tritanopes (the test measures it). Their order keeps the first two,
 * three and four seats as distinct as they can be.
 */
export interface SeatLook {
  /** What people call it is in texts/choosing.ts. */
  readonly id: FleetColour;
  /** sRGB, for plastic, pads and the page alike. */
  readonly colour: string;
  /** sRGB of what is printed on that colour: the lighter or darker that reads on it. */
  readonly ink: string;
  readonly mark: SeatMark;
}

export type FleetColour = 'blue' | 'vermilion' | 'yellow' | 'sky-blue' | 'purple';

export type SeatIndex = 0 | 1 | 2 | 3 | 4;

const WHITE = '#ffffff';
const NIGHT = '#14161c';

export const SEAT_LOOKS: readonly [SeatLook, SeatLook, SeatLook, SeatLook, SeatLook] = [
  { id: 'blue', colour: '#0072b2', ink: WHITE, mark: 'band' },
  { id: 'vermilion', colour: '#d55e00', ink: WHITE, mark: 'dot' },
  { id: 'yellow', colour: '#f0e442', ink: NIGHT, mark: 'cross' },
  { id: 'sky-blue', colour: '#56b4e9', ink: NIGHT, mark: 'bars' },
  { id: 'purple', colour: '#cc79a7', ink: NIGHT, mark: 'chevron' },
];
