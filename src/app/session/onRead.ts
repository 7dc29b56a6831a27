/** The same selector, but it makes its value again only when a part of the state that it has read is another one. */
export function onRead<S extends object, P>(selector: (state: S) => P): (state: S) => P {
  let last: { readonly read: ReadonlyMap<PropertyKey, unknown>; readonly made: P } | null = null;
  return (state) => {
    if (last !== null && [...last.read].every(([key, was]) => Reflect.get(state, key) === was)) return last.made;
    const read = new Map<PropertyKey, unknown>();
    const noting = new Proxy(state, {
      get: (of, key): unknown => {
        const value: unknown = Reflect.get(of, key);
        read.set(key, value);
        return value;
      },
    });
    last = { read, made: selector(noting) };
    return last.made;
  };
}
