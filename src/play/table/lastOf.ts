/** Makes something of what it is given, and gives the same again for as long as it is given the same. */
export function lastOf<K, V>(make: (of: K) => V, same: (a: K, b: K) => boolean = Object.is): (of: K) => V {
  let last: { readonly of: K; readonly made: V } | null = null;
  return (of) => {
    if (last === null || !same(last.of, of)) last = { of, made: make(of) };
    return last.made;
  };
}

/** Whether two values of a match are at the same position: every position has one log that has led to it. */
export const samePosition = <M extends { readonly header: unknown; readonly state: unknown }>(a: M, b: M): boolean =>
  a.state === b.state && a.header === b.header;
