import { shareOf, type Share } from '#sim/maths/interval.ts';
import type { NamedShare } from './experiment.ts';
import { differenceOf, type Difference } from './statistics/difference.ts';

/** A share of one answer. */
export interface SharePart extends Share {
  readonly count: number;
  readonly total: number;
  /** Over the first answer's share; null for the first itself, and where that has none. */
  readonly over: Difference | null;
}

/** A share of several answers, in their order; null where an answer has none of this name. */
export interface ComparedShare {
  readonly name: string;
  readonly parts: readonly (SharePart | null)[];
}

/** Shares of several answers beside each other, by their names, with Newcombe's interval of each difference. */
export function comparedShares(answers: readonly (readonly NamedShare[])[]): readonly ComparedShare[] {
  const names = [...new Set(answers.flatMap((shares) => shares.map(({ name }) => name)))];
  return names.map((name) => {
    const own = answers.map((shares) => shares.find((share) => share.name === name) ?? null);
    const [first = null] = own;
    return { name, parts: own.map((share, i) => share && partOf(share, i === 0 ? null : first)) };
  });
}

const partOf = ({ count, total }: NamedShare, first: NamedShare | null): SharePart => ({
  count,
  total,
  ...shareOf(count, total),
  over: first === null ? null : differenceOf([count, total], [first.count, first.total]),
});
