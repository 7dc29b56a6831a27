/**
 * The value below which that share of whole numbers lies, by the nearest rank: one of the values themselves; null of
 * none. `share`: 0 to 1.
 */
export function quantileOf(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
