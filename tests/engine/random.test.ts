import { describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';

const draws = (chance: () => number, count = 4): number[] => Array.from({ length: count }, chance);

describe('chance for one thing', () => {
  const state = seedRandom(7);

  it('is the same whenever it is asked for, and leaves the state where it is', () => {
    const before = [...state];
    expect(draws(chanceFor(state, 3, 1))).toEqual(draws(chanceFor(state, 3, 1)));
    expect(state).toEqual(before);
  });

  it('is another for another thing, and in another match', () => {
    const all = [
      chanceFor(state, 3, 1),
      chanceFor(state, 1, 3),
      chanceFor(state, 31),
      chanceFor(seedRandom(8), 3, 1),
    ].map((chance) => draws(chance).join(' '));
    expect(new Set(all).size).toBe(4);
  });

  it('lies evenly from 0 to 1', () => {
    const many = draws(chanceFor(state, 0), 4000);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
    expect(many.reduce((sum, x) => sum + x, 0) / many.length).toBeCloseTo(0.5, 1);
  });
});
