/** Chance from 0 to 1 as the browser draws it, for seeds; everything in a match comes from its seed. */
export const hostChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
