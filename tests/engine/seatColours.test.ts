import { describe, expect, it } from 'vitest';
import { coloursFor, SEAT_COLOURS } from '../../src/engine/seats.ts';
import { difference, lightness, parseColour, seenBy, SIGHTS, type Sight } from './colourVision.ts';

const sights = Object.keys(SIGHTS) as Sight[];
const colours = SEAT_COLOURS.map(parseColour);
const pairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => [a, b] as const));

describe('the six colours of seats', () => {
  // CIE 1976: about 2.3 is just noticeable.
  it.each(sights)('are told apart by eyes with %s', (sight) => {
    expect(Math.min(...pairs.map(([a, b]) => difference(seenBy(sight, a), seenBy(sight, b))))).toBeGreaterThan(20);
  });

  it('are told apart by lightness alone, by three times what is just noticeable', () => {
    expect(Math.min(...pairs.map(([a, b]) => Math.abs(lightness(a) - lightness(b))))).toBeGreaterThan(6.5);
  });

  it('are six different ones, of which every game offers five and a game for six all', () => {
    expect(new Set(SEAT_COLOURS).size).toBe(6);
    expect([coloursFor({ min: 2, max: 2 }), coloursFor({ min: 2, max: 5 }), coloursFor({ min: 2, max: 6 })]).toEqual([
      5, 5, 6,
    ]);
  });
});
