import { describe, expect, it } from 'vitest';
import { chanceFor, seedRandom, withRandom } from '#engine/random.ts';

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

describe('a hidden seed', () => {
  const SEED = '00112233445566778899aabbccddeeff';
  const numbers = (seed: string | number, count: number): readonly number[] =>
    withRandom(seedRandom(seed), (random) => Array.from({ length: count }, () => random.integer(0, 5))).value;

  it('gives the same numbers again, and others for another digit of it', () => {
    expect(numbers(SEED, 40)).toEqual(numbers(SEED, 40));
    const others = [...SEED].map((digit, i) => `${SEED.slice(0, i)}${digit === 'f' ? '0' : 'f'}${SEED.slice(i + 1)}`);
    expect(new Set([SEED, ...others].map((seed) => numbers(seed, 40).join())).size).toBe(SEED.length + 1);
  });

  it('goes on where it had come to', () => {
    const first = withRandom(seedRandom(SEED), (random) => random.integer(0, 1e9));
    const second = withRandom(first.state, (random) => random.integer(0, 1e9));
    const both = withRandom(seedRandom(SEED), (random) => [random.integer(0, 1e9), random.integer(0, 1e9)]);
    expect([first.value, second.value]).toEqual(both.value);
    expect(second.state).toEqual(both.state);
  });

  it('draws every number equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const drawn = numbers(SEED, 6000);
    for (const number of drawn) counts[number] = (counts[number] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(15.1); // 99 % of fair dice of 6 sides, 5 degrees of freedom
  });

  it('has a chance for each thing that another seed has not', () => {
    const other = SEED.replace(/f$/, 'e');
    expect(draws(chanceFor(seedRandom(SEED), 3, 1))).not.toEqual(draws(chanceFor(seedRandom(other), 3, 1)));
  });

  it('shows nothing of itself in what it draws, as a generator whose lowest bits are sums of those before does', () => {
    expect(linearComplexity(lowestBits(7, 1024))).toBeLessThanOrEqual(128);
    expect(linearComplexity(lowestBits(SEED, 1024))).toBeGreaterThan(500);
  });

  const lowestBits = (seed: string | number, count: number): readonly number[] =>
    withRandom(seedRandom(seed), (random) => Array.from({ length: count }, () => random.integer(0, 1))).value;
});

/**
 * Length of the shortest linear recurrence, of bits, that gives these (E. Berlekamp and J. Massey, 1969): by twice as
 * many everything that comes after is known. Of n random bits it is n / 2.
 */
function linearComplexity(bits: readonly number[]): number {
  let [length, since, rule, before] = [0, 1, [1], [1]];
  for (const [n] of bits.entries()) {
    const differs = rule.reduce((sum, factor, i) => sum ^ (factor & (bits[n - i] ?? 0)), 0);
    if (differs === 0) {
      since += 1;
      continue;
    }
    const next = [...rule];
    for (const [i, factor] of before.entries()) next[i + since] = (next[i + since] ?? 0) ^ factor;
    if (2 * length <= n) [length, since, before] = [n + 1 - length, 1, rule];
    else since += 1;
    rule = Array.from(next, (factor) => factor ?? 0);
  }
  return length;
}
