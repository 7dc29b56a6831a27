import { chanceFrom, seedFor, seedRandom, type Seed } from '#engine/random.ts';
import type { Chance } from '#sim/maths/chance.ts';

/** A bot's own chance before the next action: it follows from the match's seed and length alone. */
export const chanceOf = (seed: Seed, seat: number, length: number): Chance => chanceOfLuck(luckOf(seed, seat, length));

/** A number from which that chance follows, and nothing else of the match does: for who thinks elsewhere. */
export const luckOf = (seed: Seed, seat: number, length: number): number => seedFor(seedRandom(seed), seat, length);

export const chanceOfLuck = (luck: number): Chance => chanceFrom(luck);
