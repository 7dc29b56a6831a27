import { layeredNoise, noise, randomOf } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { fromWhole, mixRgb, rgb, tint } from './shades.ts';

const SHEET = rgb('#f3f4f4');
const PULP = rgb('#d9dadb');
const SPECK = rgb('#a79f8c');

/** A big sheet that was folded: soft tooth, a few specks of pulp, a crease wherever the tiles meet. */
export function paper(seed: number): Painter {
  const tooth = noise(seed, 340);
  const formation = layeredNoise(seed + 1, 24, 24, 4);
  const buckle = layeredNoise(seed + 8, 3, 3, 2);
  const fleck = noise(seed + 12, 210);
  const tilt = 0.0012 * (0.8 + 0.4 * randomOf(seed)());
  return (u, v, texel) => {
    const speck = fleck(u, v) > 0.985 ? 0.5 : 0;
    const crease = Math.min(fromWhole(u), fromWhole(v));
    const worn = Math.exp(-crease / 0.0016);
    const base = mixRgb(SHEET, PULP, 0.55 * Math.max(0, formation(u, v) - 0.42));
    tint(texel, mixRgb(base, SPECK, speck), 1 + 0.03 * (tooth(u, v) - 0.5) - 0.05 * worn);
    // The sheet stands up a little on both sides of a fold.
    const fold = tilt * (Math.exp(-fromWhole(u) / 0.035) + Math.exp(-fromWhole(v) / 0.035));
    texel.heightM = 0.00011 * tooth(u, v) + 0.0018 * buckle(u, v) - 0.00035 * worn + fold;
  };
}
