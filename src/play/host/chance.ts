/** Chance from 0 to 1, for seeds; everything in a match comes from its seed. */
export const hostChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x1_0000_0000;

/** Chance as bytes. Not `randomUUID`, which a page without https has not got. */
export const hostBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
