import { layeredNoise, randomOf } from '#app/ui/noise.ts';
import type { Painter } from '../texels.ts';
import { mixRgb, rgb, tint } from './shades.ts';

const DEEP = rgb('#1c3a32');
const PILE = rgb('#33594c');
const LINT = rgb('#5b8070');

const GRID = 512;
const FIBRES = 14_000;

/** Draws one bent hair into the grid, round its edges. */
function lay(grid: Float32Array, random: () => number): void {
  let [x, y] = [random() * GRID, random() * GRID];
  let heading = random() * 2 * Math.PI;
  const bend = (random() - 0.5) * 0.16;
  const brightness = 0.35 + 0.65 * random();
  const steps = 12 + Math.floor(random() * 26);
  for (let k = 0; k < steps; k++, heading += bend) {
    x += Math.cos(heading);
    y += Math.sin(heading);
    const i = (Math.floor(y + GRID) % GRID) * GRID + (Math.floor(x + GRID) % GRID);
    grid[i] = Math.max(grid[i] ?? 0, brightness);
  }
}

function hairs(seed: number): Float32Array {
  const grid = new Float32Array(GRID * GRID);
  const random = randomOf(seed);
  for (let n = 0; n < FIBRES; n++) lay(grid, random);
  return grid;
}

/** Card-table felt: matted hairs every which way, a little cloudy where hands have brushed it. */
export function felt(seed: number): Painter {
  const hair = hairs(seed);
  const cloud = layeredNoise(seed + 1, 5, 5, 4);
  const mat = layeredNoise(seed + 9, 64, 64, 3);
  return (u, v, texel) => {
    const lit = hair[Math.floor(v * GRID) * GRID + Math.floor(u * GRID)] ?? 0;
    const base = mixRgb(DEEP, PILE, 0.25 + 0.5 * mat(u, v) + 0.35 * (cloud(u, v) - 0.5));
    tint(texel, mixRgb(base, LINT, 0.42 * lit * lit));
    texel.heightM = 0.00016 * lit + 0.00022 * mat(u, v);
  };
}
