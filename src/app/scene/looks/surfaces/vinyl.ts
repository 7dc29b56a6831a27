import { layeredNoise, noise } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { fromWhole, mixRgb, rgb, smooth, tint } from './shades.ts';

const CREAM = rgb('#e4dfd0');
const CHECK = rgb('#a9b3a8');

/** Checks along a tile, even so that they go round. */
const CHECKS = 8;

/** 0 in a light stripe, 1 in a dark one. */
const stripe = (x: number) => smooth(0.47, 0.53, 2 * fromWhole((x * CHECKS) / 2 + 0.25));

/** A wipeable tablecloth: gingham printed on embossed, slightly shiny vinyl. */
export function vinyl(seed: number): Painter {
  const grain = noise(seed, 300);
  const wrinkle = layeredNoise(seed + 1, 4, 4, 3);
  return (u, v, texel) => {
    const weave = 0.5 * (stripe(u) + stripe(v));
    // Linen emboss: threads that change their mind every few millimetres.
    const [x, y] = [u * 200, v * 200];
    const thread = Math.abs(Math.sin(Math.PI * (Math.floor(x + 0.5 * Math.floor(y)) % 2 === 0 ? x : y)));
    tint(texel, mixRgb(CREAM, CHECK, 0.8 * weave), 0.97 + 0.05 * grain(u, v) + 0.02 * thread);
    texel.heightM = 0.00007 * thread + 0.00004 * grain(u, v) + 0.0014 * wrinkle(u, v);
    texel.gloss = 0.35 + 0.65 * thread;
  };
}
