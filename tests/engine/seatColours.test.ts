import { describe, expect, it } from 'vitest';
import { coloursFor, SEAT_COLOURS } from '#engine/seats.ts';
import { difference, lightness, parseColour, seenBy, SIGHTS, type Sight } from './colourVision.ts';

const sights = Object.keys(SIGHTS) as Sight[];
const colours = SEAT_COLOURS.map(parseColour);
const pairsOf = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
const pairs = pairsOf(colours);
/** Difference of the closest two of the first `count`. */
const closestOf = (count: number, sight: Sight): number =>
  Math.min(...pairsOf(colours.slice(0, count)).map(([a, b]) => difference(seenBy(sight, a), seenBy(sight, b))));

describe('the six colours of seats', () => {
  // CIE 1976: about 2.3 is just noticeable.
  it.each(sights)('are told apart by eyes with %s', (sight) => {
    expect(closestOf(6, sight)).toBeGreaterThan(20);
  });

  it('are the more distinct the fewer sit down', () => {
    const closest = (count: number): number => Math.min(...sights.map((sight) => closestOf(count, sight)));
    const least = [2, 3, 4, 5, 6].map(closest);
    expect(least).toEqual([...least].sort((a, b) => b - a));
    expect(least[0]).toBeGreaterThan(90);
    expect(least[1]).toBeGreaterThan(33);
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
