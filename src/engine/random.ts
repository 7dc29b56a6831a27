import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { ChanceOf } from '#sim/maths/chance.ts';
import { hashOf } from './hash.ts';

/** The state of the generator (xoroshiro128+), plain data in the match. */
export type RandomState = readonly number[];

/** Seeded chance. */
export interface RandomSource {
  /** A whole number in [min, max], both included, all equally likely. */
  integer(min: number, max: number): number;
}

/** Seeds are whole numbers from 0 to 2^32 - 1. */
export const LARGEST_SEED = 0xffffffff;

export const seedRandom = (seed: number): RandomState => xoroshiro128plus(seed | 0).getState();

/** Runs `draw` with a source that starts at `state`, and says where the source has come to. */
export function withRandom<T>(
  state: RandomState,
  draw: (random: RandomSource) => T,
): { readonly value: T; readonly state: RandomState } {
  const generator = xoroshiro128plusFromState(state);
  const value = draw({ integer: (min, max) => uniformInt(generator, min, max) });
  return { value, state: generator.getState() };
}

/** The same items in any order, all equally likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: RandomSource): readonly T[] {
  const left = [...items];
  return items.map(() => {
    const [drawn] = left.splice(random.integer(0, left.length - 1), 1);
    return drawn as T; // as many are drawn as there are
  });
}

const SEED_DIGITS = 8; // hex, of a hash: 32 bits

/**
 * Chance from 0 to 1 of its own for one thing, named by numbers: it follows from the state, which stays where it is.
 */
export const chanceFor = (state: RandomState, ...thing: readonly number[]): (() => number) =>
  chanceFrom(seedFor(state, ...thing));

/**
 * All that is drawn for one performance, each thing by its numbers: by the generator's state, or as it was drawn
 * elsewhere, where that state is kept.
 */
export type Draws = RandomState | ChanceOf;

export const chanceBy = (draws: Draws): ChanceOf =>
  typeof draws === 'function' ? draws : (...thing) => chanceFor(draws, ...thing);

/** The seed of that chance. It does not tell the state: it is of a hash. */
export const seedFor = (state: RandomState, ...thing: readonly number[]): number =>
  Number.parseInt(hashOf([state, thing]).slice(0, SEED_DIGITS), 16);

/** Chance from 0 to 1 that begins with a seed. */
export function chanceFrom(seed: number): () => number {
  const generator = xoroshiro128plusFromState(seedRandom(seed));
  return () => uniformInt(generator, 0, LARGEST_SEED) / (LARGEST_SEED + 1);
}
