/**
 * The next in a row; null where there is none. From nowhere one comes in at its near end. `leaves`: behind its ends the
 * walk is over; else it goes round.
 */
export function stepAlong<T>(row: readonly T[], at: T | null, by: 1 | -1, leaves: boolean): T | null {
  const index = at === null ? -1 : row.indexOf(at);
  if (index < 0) return row.at(by > 0 ? 0 : -1) ?? null;
  const next = index + by;
  if (leaves && (next < 0 || next >= row.length)) return null;
  return row[(next + row.length) % row.length] ?? null;
}
