/** The same function, asked once for each thing for as long as that thing lives; for things that never change. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}
