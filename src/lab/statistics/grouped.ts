import { shareOf, Z, type Share } from '#sim/maths/interval.ts';

const FEWEST = 5; // groups, below which they do not tell how alike their members are

/** Trials that share their chance, and those of them that are counted. */
export interface Group {
  readonly hits: number;
  readonly of: number;
}

/**
 * How many independent trials tell as much as these, which came in groups that share their chance: fewer where the
 * members of a group do alike (L. Kish's design effect, 1965), never more. Of groups of several sizes the share is a
 * ratio, whose variance is that of the hits less the share of each group.
 */
function worthOf(groups: readonly Group[]): number {
  const [all, trials] = totalsOf(groups);
  const some = groups.filter(({ of }) => of > 0);
  if (some.every(({ of }) => of === 1) || some.length < FEWEST || all === 0 || all === trials) return trials;
  const share = all / trials;
  return Math.min(trials, (share * (1 - share)) / varianceOf(some, share, trials));
}

const totalsOf = (groups: readonly Group[]): readonly [hits: number, trials: number] =>
  groups.reduce<readonly [number, number]>(([all, trials], { hits, of }) => [all + hits, trials + of], [0, 0]);

/** The share of trials in such groups, with Wilson's interval of as many as they are worth. */
export function shareOfGroups(groups: readonly Group[]): Share {
  const [all, trials] = totalsOf(groups);
  const worth = worthOf(groups);
  const { low, high } = shareOf(trials === 0 ? 0 : (all / trials) * worth, worth);
  return { share: trials === 0 ? 0 : all / trials, low, high };
}

/** A mean by trial, and where the truth lies with 95 % confidence; null where nothing tells. */
export interface MeanOfGroups {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The ratio of what was counted to the trials (W. G. Cochran, Sampling Techniques, 1977, chapter 6). */
export function meanOfGroups(groups: readonly Group[]): MeanOfGroups {
  const [all, trials] = totalsOf(groups);
  if (trials === 0) return { mean: null, low: null, high: null };
  const mean = all / trials;
  if (groups.length < FEWEST) return { mean, low: null, high: null };
  const half = Z * Math.sqrt(varianceOf(groups, mean, trials));
  return { mean, low: mean - half, high: mean + half };
}

function varianceOf(groups: readonly Group[], share: number, trials: number): number {
  const squares = groups.reduce((sum, { hits, of }) => sum + (hits - share * of) ** 2, 0);
  return ((squares / (groups.length - 1)) * groups.length) / (trials * trials);
}

const alike = (hits: readonly number[], size: number): readonly Group[] => hits.map((n) => ({ hits: n, of: size }));

/** The same of groups of one size. `hits`: those of each group. */
export const effectiveTrials = (hits: readonly number[], size: number): number => worthOf(alike(hits, size));

export const shareInGroups = (hits: readonly number[], size: number): Share => shareOfGroups(alike(hits, size));

/** Sums of so many in a row. */
export const inGroups = (values: readonly number[], size: number): readonly number[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size).reduce((sum, value) => sum + value, 0),
  );
