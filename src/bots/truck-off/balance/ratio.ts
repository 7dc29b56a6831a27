import type { Counts } from '#engine/module/odds.ts';
import { shareOf, Z, type Share } from '#sim/maths/interval.ts';

/** Two counts of a match whose sums are divided by each other, such as the cards played of all cards seen. */
export interface Ratio {
  readonly of: string;
  readonly by: string;
}

/** A ratio, and where the truth lies with 95 % confidence. */
export interface RatioFigure {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

const productOf = (a: string, b: string): string => `sum of ${a} x ${b}`;

/** The products of one match that, added up over all, tell how much the ratios differ from match to match. */
export function productsOf(match: Counts, ratios: readonly Ratio[]): Counts {
  const at = (name: string): number => match[name] ?? 0;
  return Object.fromEntries(
    ratios
      .flatMap(({ of, by }) => [[of, of] as const, [of, by] as const, [by, by] as const])
      .filter(([a, b]) => at(a) * at(b) !== 0)
      .map(([a, b]) => [productOf(a, b), at(a) * at(b)]),
  );
}

/**
 * The ratio of two sums over matches with its interval (W. G. Cochran, Sampling Techniques, 1977, chapter 6). The match
 * is the unit that was drawn by chance: cards of the same match are not independent of each other.
 */
export function ratioOf(sums: Counts, matches: number, { of, by }: Ratio): RatioFigure {
  const at = (name: string): number => sums[name] ?? 0;
  const total = at(by);
  if (total === 0) return { ratio: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const ratio = at(of) / total;
  const half = Z * Math.sqrt(varianceOf(sums, matches, { of, by }, ratio));
  return { ratio, low: ratio - half, high: ratio + half };
}

/**
 * A share of cards with Wilson's interval, of as many independent cards as tell as much as these do (L. Kish's
 * effective size, 1965): never outside 0 to 1, and as wide as the matches differ.
 */
export function shareByMatches(sums: Counts, matches: number, ratio: Ratio): Share {
  const [count, total] = [sums[ratio.of] ?? 0, sums[ratio.by] ?? 0];
  const share = shareOf(count, total).share;
  const variance = total === 0 ? 0 : varianceOf(sums, matches, ratio, share);
  const effective = variance === 0 ? total : Math.min(total, (share * (1 - share)) / variance);
  return shareOf(share * effective, effective);
}

function varianceOf(sums: Counts, matches: number, { of, by }: Ratio, ratio: number): number {
  const at = (name: string): number => sums[name] ?? 0;
  const total = at(by);
  const squares = at(productOf(of, of)) - 2 * ratio * at(productOf(of, by)) + ratio * ratio * at(productOf(by, by));
  return (Math.max(0, squares) * matches) / Math.max(1, matches - 1) / (total * total);
}
