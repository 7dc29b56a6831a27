import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { ChanceOf } from '#sim/maths/chance.ts';
import { hashOf } from './hash.ts';

/** The state of a match's generator, plain data in the match: that of xoroshiro128+, or a hidden generator's. */
export type RandomState = readonly number[];

/** Seeded chance. */
export interface RandomSource {
  /** A whole number in [min, max], both included, all equally likely. */
  integer(min: number, max: number): number;
}

/** The largest seed that is a number. */
export const LARGEST_SEED = 0xffffffff;

/** Hidden seeds: 128 bits in hexadecimal digits. */
export const HIDDEN_SEED = /^[0-9a-f]{32}$/;

/**
 * Begins all chance of a match: a whole number from 0 to 2^32 - 1 or, for a match whose players may not know what is to
 * come, a hidden seed. Of the numbers every one can be tried until what was drawn so far fits; of the hidden ones not.
 */
export type Seed = number | string;

export const seedRandom = (seed: Seed): RandomState =>
  typeof seed === 'number' ? xoroshiro128plus(seed | 0).getState() : [...wordsOf(seed), 0];

/** Numbers of 32 bits, with their sign, of hexadecimal digits. */
const wordsOf = (digits: string): readonly number[] =>
  (digits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0);

/** Words of a hidden generator's state: those of its seed, and how often it has drawn. */
const HIDDEN_WORDS = 5;

/** Nothing that is drawn tells what is to come: each number is of a hash of the seed and of how many came before. */
class HiddenGenerator implements RandomGenerator {
  private readonly seed: RandomState;
  private drawn: number;

  constructor(state: RandomState) {
    this.seed = state.slice(0, -1);
    this.drawn = state.at(-1) ?? 0;
  }

  next(): number {
    const [word = 0] = wordsOf(hashOf([this.seed, this.drawn]));
    this.drawn += 1;
    return word;
  }

  getState(): RandomState {
    return [...this.seed, this.drawn];
  }

  clone(): HiddenGenerator {
    return new HiddenGenerator(this.getState());
  }
}

const generatorFrom = (state: RandomState) =>
  state.length === HIDDEN_WORDS ? new HiddenGenerator(state) : xoroshiro128plusFromState(state);

/** Runs `draw` with a source that starts at `state`, and says where the source has come to. */
export function withRandom<T>(
  state: RandomState,
  draw: (random: RandomSource) => T,
): { readonly value: T; readonly state: RandomState } {
  const generator = generatorFrom(state);
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
