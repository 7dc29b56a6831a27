import { Z } from '#sim/maths/interval.ts';

/**
 * The value below which that share of whole numbers lies, by the nearest rank: one of the values themselves; null of
 * none. `share`: 0 to 1.
 */
export function quantileOf(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** Two ends of an interval; null at an end that so few values do not tell. */
type Within = readonly [low: number | null, high: number | null];

/** The middle of all values, and below what nine of ten lie. */
export interface Quantiles {
  readonly median: number | null;
  readonly p90: number | null;
  /** Where these lie with 95 % confidence; left out in older files. */
  readonly medianWithin?: Within;
  readonly p90Within?: Within;
}

/** Of values `together` of which share their chance and tell as little as one. */
export const quantilesOf = (values: readonly number[], together = 1): Quantiles => ({
  median: quantileOf(values, 0.5),
  p90: quantileOf(values, 0.9),
  medianWithin: quantileWithin(values, 0.5, together),
  p90Within: quantileWithin(values, 0.9, together),
});

const UNTOLD: Within = [null, null];

/** As cells of a table: the median and its interval, then the other. */
export const quantileCells = ({ median, p90, medianWithin, p90Within }: Quantiles) => ({
  median: [median, ...(medianWithin ?? UNTOLD)] as const,
  p90: [p90, ...(p90Within ?? UNTOLD)] as const,
});

/** Two of the values, by their ranks (W. J. Conover, Practical Nonparametric Statistics, 1999, 3.2). */
function quantileWithin(values: readonly number[], share: number, together: number): Within {
  const sorted = values.toSorted((a, b) => a - b);
  const independent = sorted.length / together;
  const half = Z * Math.sqrt(independent * share * (1 - share));
  const at = (rank: number): number | null => sorted[Math.ceil(rank * together) - 1] ?? null;
  return [at(Math.ceil(independent * share - half)), at(Math.ceil(independent * share + half))];
}
