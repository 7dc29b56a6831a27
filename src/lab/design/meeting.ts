/** A share that was rolled with so much of a change. */
export interface RolledAt {
  readonly part: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The part of a change by which a share is met, as straight lines between what was rolled have it; null: by none. */
export function partFor(rolled: readonly RolledAt[], want: number): { part: number; low: number; high: number } | null {
  const at = (of: (one: RolledAt) => number): number | null => {
    for (const [i, one] of rolled.entries()) {
      const next = rolled[i + 1];
      if (next === undefined) break;
      const [a, b] = [of(one) - want, of(next) - want];
      if (a === 0) return one.part;
      if (a * b <= 0 && a !== b) return one.part + ((next.part - one.part) * a) / (a - b);
    }
    return null;
  };
  const part = at(({ share }) => share);
  if (part === null) return null;
  // an end of the interval that no level reaches is as far as was looked
  const [first, last] = [rolled[0]?.part ?? part, rolled.at(-1)?.part ?? part];
  const [one, other] = [at(({ low }) => low) ?? last, at(({ high }) => high) ?? first];
  return { part, low: Math.min(one, other, part), high: Math.max(one, other, part) };
}
