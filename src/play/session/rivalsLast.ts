/** So much of what the others did is shown again: more of it is a replay (house value). */
const MOST = 4;

/** Entries of a log, from one to the one before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The others' last actions in a row, whatever the seat has done since; null where they have done nothing. */
export function rivalsLast(log: readonly { readonly seat: number | null }[], seat: number): Stretch | null {
  const isOthers = (entry: { readonly seat: number | null } | undefined): boolean =>
    entry !== undefined && entry.seat !== seat;
  const to = log.findLastIndex(isOthers) + 1;
  let from = to;
  while (to - from < MOST && isOthers(log[from - 1])) from -= 1;
  return log.slice(from, to).some((entry) => entry.seat !== null) ? { from, to } : null;
}
