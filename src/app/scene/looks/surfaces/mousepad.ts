import { layeredNoise } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { fromWhole, mixRgb, rgb, smooth, tint } from './shades.ts';

const RUBBER = rgb('#45484f');
const PIT = rgb('#24262b');
const DUST = rgb('#5a5d64');

/** Cells of the moulded grid along a tile. */
const CELLS = 32;

/** The back of a mousepad: foam rubber with a moulded grid of raised squares set cornerwise. */
export function mousepad(seed: number): Painter {
  const grime = layeredNoise(seed, 12, 12, 4);
  const foam = layeredNoise(seed + 20, 128, 128, 2);
  return (u, v, texel) => {
    const [a, b] = [(u + v) * CELLS, (u - v) * CELLS];
    // 0 in the grooves between the squares, 1 on top of them.
    const raised = smooth(0.04, 0.2, Math.min(fromWhole(a), fromWhole(b)));
    const worn = 0.5 * grime(u, v) * raised;
    tint(texel, mixRgb(mixRgb(PIT, RUBBER, raised), DUST, 0.5 * worn), 0.94 + 0.12 * foam(u, v));
    texel.heightM = 0.00032 * raised + 0.00005 * foam(u, v);
  };
}
