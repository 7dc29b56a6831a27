/** Puts the values behind the others, in the same list: a job of many chunks is not copied once for each of them. */
export function append<T>(to: T[], values: readonly T[]): void {
  for (const value of values) to.push(value);
}
