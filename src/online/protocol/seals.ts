import { hashOf } from '#engine/hash.ts';
import type { Seed } from '#engine/random.ts';

/** Everything that chance and secrets of a match were, told once it is over: what was sealed can be held against it. */
export interface OpenedSecrets {
  readonly seed: Seed;
  readonly salt: string;
  /** Orders that not everybody saw, by the numbers of their rows; taken back or not. */
  readonly secrets: readonly (readonly [seq: number, order: object])[];
  /** The match file. */
  readonly file: object;
}

/** Seal of a match's chance, told as it begins. */
export const sealOfSeed = (salt: string, seed: Seed): string => hashOf({ salt, seed });

/** Seal of an order that somebody may not see, told in its place. */
export const sealOfOrder = (salt: string, seq: number, order: object): string => hashOf({ salt, seq, order });
