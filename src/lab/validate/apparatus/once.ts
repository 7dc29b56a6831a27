import type { Physics } from '#sim/physics.ts';

/** The same measurement, made once an engine: several rows tell of it. */
export function once<T>(measure: (physics: Physics) => T): (physics: Physics) => T {
  const made = new WeakMap<Physics, { readonly value: T }>();
  return (physics) => {
    const known = made.get(physics) ?? { value: measure(physics) };
    made.set(physics, known);
    return known.value;
  };
}
