import { layeredNoise } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { mixRgb, rgb, tint } from './shades.ts';

const DEEP = rgb('#22383a');
const PALE = rgb('#2c4648');

/** Plate glass painted on its back: nothing to see but depth, and a little unevenness in what it mirrors. */
export function glass(seed: number): Painter {
  const depth = layeredNoise(seed, 3, 3, 3);
  return (u, v, texel) => {
    tint(texel, mixRgb(DEEP, PALE, depth(u, v)));
    texel.heightM = 0.0004 * depth(u, v);
  };
}
