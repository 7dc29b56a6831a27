/** Makes something of what it is given, and gives the same again for as long as it is given the same. */
export function lastOf<K, V>(make: (of: K) => V, same: (a: K, b: K) => boolean = Object.is): (of: K) => V {
  let last: { readonly of: K; readonly made: V } | null = null;
  return (of) => {
    if (last === null || !same(last.of, of)) last = { of, made: make(of) };
    return last.made;
  };
}

/** The same of what is made from these parts alone. */
export const lastOfParts = <K, V>(make: (of: K) => V, parts: readonly (keyof K)[]): ((of: K) => V) =>
  lastOf(make, (a, b) => parts.every((part) => a[part] === b[part]));

/** Whether two values of a match are at the same position: every position has one log that has led to it. */
export const samePosition = <M extends { readonly header: unknown; readonly state: unknown }>(a: M, b: M): boolean =>
  a.state === b.state && a.header === b.header;
