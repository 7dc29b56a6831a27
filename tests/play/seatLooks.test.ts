import { describe, expect, test } from 'vitest';
import { SEAT_COLOURS } from '#engine/seats.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { SEAT_MARK_PATHS } from '#play/seatMarks.ts';
import { contrast, parseColour } from '../engine/colourVision.ts';

// That the colours are told apart by every eye is in tests/engine/seatColours.test.ts.
describe('the looks of the seats', () => {
  test('are one for each colour of the palette, each with a mark of its own that is drawn', () => {
    expect(SEAT_LOOKS.map(({ colour }) => colour)).toEqual(SEAT_COLOURS);
    expect(new Set(SEAT_LOOKS.map(({ id }) => id)).size).toBe(SEAT_COLOURS.length);
    expect(new Set(SEAT_LOOKS.map(({ mark }) => mark)).size).toBe(SEAT_COLOURS.length);
    expect(new Set(Object.values(SEAT_MARK_PATHS)).size).toBe(SEAT_COLOURS.length);
    for (const path of Object.values(SEAT_MARK_PATHS)) expect(path).toMatch(/^M[^a-z]*.*Z$/i);
  });

  test.each(SEAT_LOOKS)('print on $id in an ink that reads on it (WCAG 1.4.11, 3 to 1)', ({ colour, ink }) => {
    expect(contrast(parseColour(colour), parseColour(ink))).toBeGreaterThan(3);
  });
});
