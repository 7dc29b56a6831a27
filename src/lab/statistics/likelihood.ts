const CHI_SQUARE_95 = 3.841458820694124; // one degree of freedom

/** The value under which data are likeliest, with its 95 % interval. */
export interface Likeliest {
  /** Null where likelihood is at its highest all the way to an end of what was tried: then there is a bound alone. */
  readonly value: number | null;
  /** Null where the interval goes to that end. */
  readonly low: number | null;
  readonly high: number | null;
  /** The highest log-likelihood. */
  readonly best: number;
}

const SAME = 1e-9;

/**
 * The maximum of a log-likelihood that is known at rising values, and the values at which twice what it falls short of
 * that is no more than chi-square allows (S. Wilks, 1938). Of a plateau the middle counts. Where the likelihood is that
 * of the best of several other things unknown, this is the profile-likelihood interval.
 */
export function likeliest(values: readonly number[], logLikelihoods: readonly number[]): Likeliest {
  const best = Math.max(...logLikelihoods);
  const within = (fall: number): readonly [number, number] => [
    logLikelihoods.findIndex((one) => best - one <= fall),
    logLikelihoods.findLastIndex((one) => best - one <= fall),
  ];
  const last = values.length - 1;
  const [first, end] = within(SAME);
  const [low, high] = within(CHI_SQUARE_95 / 2);
  const [from, to] = [values[first], values[end]];
  return {
    value: first === 0 || end === last || from === undefined || to === undefined ? null : (from + to) / 2,
    low: low === 0 ? null : (values[low] ?? null),
    high: high === last ? null : (values[high] ?? null),
    best,
  };
}

const Z_999 = 3.090232306167813; // 99.9 % of the normal distribution lie below

/** 99.9 % of a chi-square distribution lie below, to 3 % or better (E. Wilson and M. Hilferty, 1931). */
export function chiSquareAt999(freedom: number): number {
  const ninth = 2 / (9 * freedom);
  return freedom * (1 - ninth + Z_999 * Math.sqrt(ninth)) ** 3;
}
