/** A share of all, and where the truth lies with 95 % confidence. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of the normal distribution lie below. */
export const Z = 1.959963984540054;

/** E. B. Wilson's score interval (1927): good for small counts, too, and never outside 0 to 1. */
export function shareOf(count: number, total: number): Share {
  if (total === 0) return { share: 0, low: 0, high: 1 };
  const share = count / total;
  const squared = (Z * Z) / total;
  const middle = (share + squared / 2) / (1 + squared);
  const half = (Z * Math.sqrt((share * (1 - share)) / total + squared / (4 * total))) / (1 + squared);
  // exactly so where there is none of it, or nothing else: a difference of rounded numbers would miss it
  return {
    share,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === total ? 1 : Math.min(1, middle + half),
  };
}

/** Half the width of that interval. */
export function halfWidthOf(count: number, total: number): number {
  const { low, high } = shareOf(count, total);
  return (high - low) / 2;
}
