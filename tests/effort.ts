// How much the tests try, and with which chance: the one place that reads it from the environment.
import { randomInt } from 'node:crypto';
import process from 'node:process';

/** Whether this is a soak (`npm run soak`): full counts and, unless `TUMBLETOP_SEED` names one, a fresh seed. */
export const SOAKING = process.env['TUMBLETOP_SOAK'] === '1';

/** Of `npm test`, where only a change may fail a test; any number would do. */
const USUAL_SEED = 20260;
const SEEDS = 2 ** 31;

/**
 * Of every drawn example; a whole number from 1, below 2^31.
 *
 * @throws {Error} where `TUMBLETOP_SEED` is none
 */
export const SEED = seedOf(process.env['TUMBLETOP_SEED']);

function seedOf(wanted: string | undefined): number {
  if (wanted === undefined) return SOAKING ? randomInt(1, SEEDS) : USUAL_SEED;
  const seed = Number(wanted);
  if (!Number.isInteger(seed) || seed < 1 || seed >= SEEDS)
    throw new Error(`TUMBLETOP_SEED is ${wanted}; expected a whole number from 1, below ${SEEDS}`);
  return seed;
}

/** How many examples are tried: in `npm test` enough to see a break, in a soak as many as find what is rare. */
export const runs = (usual: number, soaked: number): number => (SOAKING ? soaked : usual);

/** Of matches and rolls that are counted through. */
export const FIRST_SEED = SOAKING ? SEED : 1;

/** Seeds of so many matches or rolls, from the first one on. */
export const seeds = (usual: number, soaked: number): readonly number[] =>
  Array.from({ length: runs(usual, soaked) }, (_, i) => FIRST_SEED + i);
