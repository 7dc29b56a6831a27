import { shareOf, type Share } from '../../sim/maths/interval.ts';

const FEWEST = 5; // groups, below which they do not tell how alike their members are

/**
 * How many independent trials tell as much as these, which came in groups of `size` that share their chance: fewer
 * where the members of a group do alike (L. Kish's design effect, 1965), never more. `hits`: those of each group.
 */
export function effectiveTrials(hits: readonly number[], size: number): number {
  const groups = hits.length;
  const trials = groups * size;
  const all = hits.reduce((sum, n) => sum + n, 0);
  if (size === 1 || groups < FEWEST || all === 0 || all === trials) return trials;
  const share = all / trials;
  const squares = hits.reduce((sum, n) => sum + (n / size - share) ** 2, 0);
  const variance = squares / (groups - 1) / groups;
  return Math.min(trials, (share * (1 - share)) / variance);
}

/** The share of trials in such groups, with Wilson's interval of as many as they are worth. */
export function shareInGroups(hits: readonly number[], size: number): Share {
  const trials = hits.length * size;
  const all = hits.reduce((sum, n) => sum + n, 0);
  const worth = effectiveTrials(hits, size);
  const { low, high } = shareOf(trials === 0 ? 0 : (all / trials) * worth, worth);
  return { share: trials === 0 ? 0 : all / trials, low, high };
}

/** Sums of so many in a row. */
export const inGroups = (values: readonly number[], size: number): readonly number[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size).reduce((sum, value) => sum + value, 0),
  );
