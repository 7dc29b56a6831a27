// How much the tests try, and with which chance: the one place that reads it from the environment.
import { randomInt } from 'node:crypto';
import process from 'node:process';

/** Of `npm test`, where only a change may fail a test; any number would do. */
const USUAL_SEED = 20260;
const SEEDS = 2 ** 31;

/**
 * Whether it is a soak, and the seed of every drawn example: a whole number from 1, below 2^31.
 *
 * @throws {Error} where `TUMBLETOP_SEED` is none
 */
export function effortOf(environment: Readonly<Record<string, string | undefined>>): {
  readonly soaking: boolean;
  readonly seed: number;
} {
  const { TUMBLETOP_SOAK: soak, TUMBLETOP_SEED: wanted } = environment;
  const soaking = soak === '1';
  if (wanted === undefined) return { soaking, seed: soaking ? randomInt(1, SEEDS) : USUAL_SEED };
  const seed = Number(wanted);
  if (!Number.isInteger(seed) || seed < 1 || seed >= SEEDS)
    throw new Error(`TUMBLETOP_SEED is ${wanted}; expected a whole number from 1, below ${SEEDS}`);
  return { soaking, seed };
}

const { soaking, seed } = effortOf(process.env);
/** Whether this is a soak (`npm run soak`): full counts and, unless `TUMBLETOP_SEED` names one, a fresh seed. */
export const SOAKING = soaking;
export const SEED = seed;

/** How many examples are tried: in `npm test` enough to see a break, in a soak as many as find what is rare. */
export const runs = (usual: number, soaked: number): number => (SOAKING ? soaked : usual);

/** Which cases are tried: in `npm test` those that show a break, in a soak all of them. */
export const cases = <T>(usual: readonly T[], all: readonly T[]): readonly T[] => (SOAKING ? all : usual);

/** Of cases that differ little, every so many in `npm test`, from the first one on; in a soak all. */
export const oneIn = <T>(every: number, all: readonly T[]): readonly T[] =>
  cases(
    all.filter((_, i) => i % every === 0),
    all,
  );

/** Whole tests that take too long for `npm test`: only a soak has them. Some test of their file stays. */
export const inSoak = (tests: () => void): void => {
  if (SOAKING) tests();
};

/** Of matches and rolls that are counted through. */
export const FIRST_SEED = SOAKING ? SEED : 1;

/** Seeds of so many matches or rolls, from the first one on. */
export const seeds = (usual: number, soaked: number): readonly number[] =>
  Array.from({ length: runs(usual, soaked) }, (_, i) => FIRST_SEED + i);
