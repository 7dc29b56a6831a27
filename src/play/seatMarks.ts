/**
 * The marks of the seats, for eyes that do not see their colours. One drawing serves the pieces' sides, the pads and
 * the page, so that a mark learned in one place is known in the others.
 */
export type SeatMark = 'band' | 'dot' | 'cross' | 'bars' | 'chevron' | 'frame';

/** Side of the square the paths are drawn in, y down, as in an SVG `viewBox="0 0 24 24"`. */
export const MARK_BOX = 24;

/**
 * SVG path data, to be filled. The band runs out of its box on both sides: on a piece it becomes a ring
 * around all four sides, in an icon it is cut off by the frame.
 */
export const SEAT_MARK_PATHS: Readonly<Record<SeatMark, string>> = {
  band: 'M-48 8.5H72V15.5H-48Z',
  dot: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  cross: 'M3 7 7 3 12 8 17 3 21 7 16 12 21 17 17 21 12 16 7 21 3 17 8 12Z',
  bars: 'M3.5 2H9.5V22H3.5ZM14.5 2H20.5V22H14.5Z',
  chevron: 'M12 2 23 18 18.5 21.5 12 12 5.5 21.5 1 18Z',
  frame: 'M2.5 2.5H21.5V21.5H2.5ZM8.5 8.5V15.5H15.5V8.5Z', // the inner square runs the other way round: a hole
};
