import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

/** Seeds near each other begin alike; this many numbers on they no longer do. */
const WARM_UP = 24;

/** Random numbers in [0, 1) that are the same for the same seed, so that a table looks the same everywhere. */
export function randomOf(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  skipN(generator, WARM_UP);
  return () => uniformFloat64(generator);
}

/** A smooth random field over the unit square, repeating in both directions; values in [0, 1]. */
export type Noise = (u: number, v: number) => number;

const ease = (t: number) => t * t * (3 - 2 * t);

/** Remainder that is never negative, for whole numbers. */
const wrap = (i: number, n: number) => ((i % n) + n) % n;

/** Noise with `nu` by `nv` random values over the square; the more, the finer. */
export function noise(seed: number, nu: number, nv = nu): Noise {
  const values = Float32Array.from({ length: nu * nv }, randomOf(seed));
  // Called some ten million times for a table, so without arrays or helpers that would be garbage at once.
  return (u, v) => {
    const x = u * nu;
    const y = v * nv;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = ease(x - i);
    const left = wrap(i, nu);
    const right = left + 1 === nu ? 0 : left + 1;
    const near = wrap(j, nv);
    const far = near + 1 === nv ? 0 : near + 1;
    const a = values[near * nu + left] ?? 0;
    const b = values[near * nu + right] ?? 0;
    const c = values[far * nu + left] ?? 0;
    const d = values[far * nu + right] ?? 0;
    const low = a + (b - a) * fx;
    return low + (c + (d - c) * fx - low) * ease(y - j);
  };
}

/** Noise of several sizes, each twice as fine and half as strong as the one before. */
export function layeredNoise(seed: number, nu: number, nv: number, layers: number): Noise {
  const parts = Array.from({ length: layers }, (_, k) => noise(seed + k, nu << k, nv << k));
  return (u, v) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (const part of parts) {
      sum += weight * part(u, v);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}
