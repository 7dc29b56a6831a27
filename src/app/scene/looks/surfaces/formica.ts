import { layeredNoise, randomOf } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { type Rgb, mixRgb, rgb, tint } from './shades.ts';

const GROUND = rgb('#b9c9c6');
const CLOUD = rgb('#cbd8d3');
const FLECKS: readonly Rgb[] = [rgb('#f4f3ea'), rgb('#6f8288'), rgb('#2e3a40'), rgb('#d9b76a')];

const GRID = 512;
const COUNT = 2_600;
const NONE = 255;

/** Strews slivers over a repeating grid: which fleck lies where. */
function strew(seed: number): Uint8Array {
  const random = randomOf(seed);
  const grid = new Uint8Array(GRID * GRID).fill(NONE);
  for (let n = 0; n < COUNT; n++) {
    const kind = Math.floor(random() ** 1.6 * FLECKS.length);
    const [x, y, angle] = [random() * GRID, random() * GRID, random() * Math.PI];
    const [long, short] = [1.2 + 3.2 * random(), 0.7 + 1.1 * random()];
    for (let j = -5; j <= 5; j++) {
      for (let i = -5; i <= 5; i++) {
        const along = i * Math.cos(angle) + j * Math.sin(angle);
        const aside = j * Math.cos(angle) - i * Math.sin(angle);
        if (Math.abs(along) / long + Math.abs(aside) / short > 1) continue;
        grid[(Math.floor(y + j + GRID) % GRID) * GRID + (Math.floor(x + i + GRID) % GRID)] = kind;
      }
    }
  }
  return grid;
}

/** A diner's counter: flecked laminate under a hard clear sheet. */
export function formica(seed: number): Painter {
  const flecks = strew(seed);
  const cloud = layeredNoise(seed + 1, 10, 10, 4);
  const orange = layeredNoise(seed + 7, 60, 60, 2);
  return (u, v, texel) => {
    const kind = flecks[Math.floor(v * GRID) * GRID + Math.floor(u * GRID)] ?? NONE;
    const ground = mixRgb(GROUND, CLOUD, cloud(u, v));
    tint(texel, mixRgb(ground, FLECKS[kind] ?? ground, 0.8));
    texel.heightM = 0.00004 * orange(u, v);
  };
}
