import { Z } from '#sim/maths/interval.ts';

/** A mean, and where the truth lies with 95 % confidence; no ends where too few values tell. */
export interface Mean {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const FEWEST = 5; // below, the expansion of Student's distribution is too far off

/** The mean of measured values with Student's interval (1908). */
export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: null, low: null, high: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < FEWEST) return { mean, low: null, high: null };
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const half = studentAt95(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { mean, low: mean - half, high: mean + half };
}

/** Of one to three degrees of freedom, where the distribution has a closed form and the expansion is too far off. */
const FEW = [12.706204736432095, 4.302652729911275, 3.182446305284263];

/**
 * The value below which 97.5 % of Student's distribution lie: the expansion about the normal one in the reciprocal of
 * the degrees of freedom (M. Abramowitz and I. Stegun, 1964, 26.7.5). `freedom`: a whole number, or Infinity.
 */
export function studentAt95(freedom: number): number {
  const exact = FEW[freedom - 1];
  if (exact !== undefined) return exact;
  const z2 = Z * Z;
  const terms = [
    (Z * (z2 + 1)) / 4,
    (Z * ((5 * z2 + 16) * z2 + 3)) / 96,
    (Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384,
    (Z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)) / 92_160,
  ];
  return terms.reduce((sum, term, i) => sum + term / freedom ** (i + 1), Z);
}
