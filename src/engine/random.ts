import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

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
export function withRandom<T>(state: RandomState, draw: (random: RandomSource) => T): { readonly value: T; readonly state: RandomState } {
  const generator = xoroshiro128plusFromState(state);
  const value = draw({ integer: (min, max) => uniformInt(generator, min, max) });
  return { value, state: generator.getState() };
}
