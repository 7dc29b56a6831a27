import { describe, expect, test } from 'vitest';
import { SEAT_COLOURS } from '../../src/engine/seats.ts';
import { SEAT_LOOKS } from '../../src/app/ui/fleetColours.ts';
import { SEAT_MARK_PATHS } from '../../src/app/ui/seatMarks.ts';
import { SIGHTS, type Sight, contrast, difference, parseColour, seenBy } from '../engine/colourVision.ts';

const sights = Object.keys(SIGHTS) as Sight[];

/** Difference of the closest two of the first `count` seats. */
function closest(sight: Sight, count: number): number {
  const seen = SEAT_LOOKS.slice(0, count).map(({ colour }) => seenBy(sight, parseColour(colour)));
  const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => difference(a, b)));
  return Math.min(...pairs);
}

describe('the seats', () => {
  test.each(sights)('have colours that %s tells apart', (sight) => {
    // Nine times what is just noticeable.
    expect(closest(sight, 5)).toBeGreaterThan(20);
  });

  test('are the more distinct the fewer they are', () => {
    const least = [2, 3, 4, 5].map((count) => Math.min(...sights.map((sight) => closest(sight, count))));
    expect(least).toEqual([...least].sort((a, b) => b - a));
    expect(least[0]).toBeGreaterThan(90);
    expect(least[1]).toBeGreaterThan(33);
  });

  test('look as the engine has them', () => {
    expect(SEAT_LOOKS.map(({ colour }) => colour)).toEqual(SEAT_COLOURS.slice(0, SEAT_LOOKS.length));
  });

  test('have five colours, five ids and five marks, every mark drawn', () => {
    expect(new Set(SEAT_LOOKS.map(({ colour }) => colour)).size).toBe(5);
    expect(new Set(SEAT_LOOKS.map(({ id }) => id)).size).toBe(5);
    expect(new Set(SEAT_LOOKS.map(({ mark }) => mark)).size).toBe(5);
    expect(new Set(Object.values(SEAT_MARK_PATHS)).size).toBe(5);
    for (const path of Object.values(SEAT_MARK_PATHS)) expect(path).toMatch(/^M[^a-z]*.*Z$/i);
  });

  test.each(SEAT_LOOKS)('print on $id in an ink that reads on it (WCAG 1.4.11, 3 to 1)', ({ colour, ink }) => {
    expect(contrast(parseColour(colour), parseColour(ink))).toBeGreaterThan(3);
  });
});
