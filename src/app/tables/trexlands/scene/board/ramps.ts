import { RAMP_DEEP_M, PITCH_M } from '#play/trexlands/places.ts';
import { TABLE_TOP_M } from '../level.ts';
import type { Point, Solids, Stuff } from '#play/table/toy/solids.ts';

const PLANK: Stuff = { colour: '#b98d55', gloss: 0.2 };
const PLANK_DARK: Stuff = { colour: '#94693a', gloss: 0.2 };
const PAINTED: Stuff = { colour: '#f4efe2' };
const KERB: Stuff = { colour: '#3a3d44', gloss: 0.4 };

/**
 * How wide an entry ramp is that touches so many Terra, m: from the middle of the first to that of the last, and free
 * of the ramp beside it.
 */
export const rampWide = (terra: number): number => Math.max(1, terra - 1) * PITCH_M - 0.01;

/** An entry ramp: planks up to the board, arrows on them, a kerb on either side. x leads in. */
export function entryRamp(solids: Solids, terra: number): void {
  const [half, wide] = [RAMP_DEEP_M / 2, rampWide(terra) / 2];
  const height = (x: number): number => TABLE_TOP_M * 0.9 * (0.5 - x / RAMP_DEEP_M);
  const PLANKS = 6;
  for (let i = 0; i < PLANKS; i += 1) {
    const [x0, x1] = [-half + (i / PLANKS) * RAMP_DEEP_M, -half + ((i + 0.92) / PLANKS) * RAMP_DEEP_M];
    slab(solids, [x0, height(x0)], [x1, height(x1)], wide, i % 2 === 0 ? PLANK : PLANK_DARK);
  }
  for (const side of [-1, 1]) chevron(solids, side * wide * 0.58, height); // the ramp's name is between them
  for (const side of [-1, 1])
    solids.box([-half, TABLE_TOP_M, side * wide - 0.002], [half, 0.003, side * wide + 0.002], KERB);
}

const at = (x: number, y: number, z: number): Point => [x, y, z];

type Height = readonly [x: number, y: number];

/** A level or sloping strip across the way. */
function slab(solids: Solids, [x0, y0]: Height, [x1, y1]: Height, wide: number, stuff: Stuff): void {
  solids.facet([at(x0, y0, wide), at(x1, y1, wide), at(x1, y1, -wide), at(x0, y0, -wide)], stuff);
}

/** An arrow head on the planks, pointing in. */
function chevron(solids: Solids, z: number, height: (x: number) => number): void {
  const on = (x: number, off: number): Point => [x, height(x) + 0.0002, z + off];
  for (const side of [1, -1]) {
    const corners = [on(0.012, 0), on(0.002, 0), on(-0.01, side * 0.012), on(0, side * 0.012)];
    solids.facet(side === 1 ? corners : corners.toReversed(), PAINTED);
  }
}

/** Where a ramp opens a blocked border: boards that go up and down again, over the wall's gap. x leads over. */
export function borderRamp(solids: Solids): void {
  const [deep, wide, tall] = [0.017, 0.018, 0.0055];
  slab(solids, [-deep, 0.0003], [-0.003, tall], wide, PLANK);
  slab(solids, [-0.003, tall], [0.003, tall], wide, PLANK_DARK);
  slab(solids, [0.003, tall], [deep, 0.0003], wide, PLANK);
  for (const z of [wide, -wide]) {
    const side = [at(-deep, 0, z), at(deep, 0, z), at(0.003, tall, z), at(-0.003, tall, z)];
    solids.facet(z > 0 ? side : side.reverse(), KERB);
  }
  for (const x of [-0.0105, 0.0105]) {
    const [y, rise] = [tall * 0.62, 0.0009 * Math.sign(x)];
    slab(solids, [x - 0.0015, y + rise], [x + 0.0015, y - rise], wide * 0.8, PAINTED);
  }
}
/** Half of the gap in a wall that it fills. */
export const BORDER_RAMP_HALF_M = 0.0195;
