/** Turns a description of a material, texel by texel, into the bytes of its map. No canvas: it runs anywhere. */

/** One texel, filled in place. */
export interface Texel {
  /** sRGB, 0 to 1. */
  red: number;
  green: number;
  blue: number;
  heightM: number;
  /** How much of the surface's gloss is here, 0 to 1. */
  gloss: number;
}

/** Fills in the texel at (u, v) of the unit square; must repeat in both directions. */
export type Painter = (u: number, v: number, texel: Texel) => void;

/** Light on a place of the table whose normal leans by these slopes, as a factor of that on level ground. */
export type Relief = (slopeU: number, slopeV: number) => number;

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));

/** Paints bit by bit: wherever it yields, the rest may wait until the page has done what else there is. */
export type Painting = Generator<void, void, void>;

/** A square tile to be painted. */
export interface Tile {
  /** Makes the painter; its noise takes a while, too. */
  readonly painter: () => Painter;
  /** Texels a side. */
  readonly pixels: number;
  readonly tileM: number;
  readonly relief: Relief;
}

/**
 * Paints a tile into `out`, row by row: sRGB, and gloss in alpha.
 *
 * The table does not move and neither does its lamp, so the light on every bump is known now. Baking it in
 * saves a normal map's look-up and sums for each pixel of the window, which is most of what a table costs.
 */
export function* paintTile({ painter, pixels, tileM, relief }: Tile, out: Uint8Array): Painting {
  const paint = painter();
  const texel: Texel = { red: 0, green: 0, blue: 0, heightM: 0, gloss: 1 };
  yield;
  const colours = new Float32Array(pixels * pixels * 4);
  const heights = new Float32Array(pixels * pixels);
  for (let y = 0; y < pixels; y += 1) {
    paintRow(paint, texel, y, pixels, colours, heights);
    yield;
  }
  for (let y = 0; y < pixels; y += 1) {
    bakeRow(colours, heights, y, pixels, tileM / pixels, relief, out);
    yield;
  }
}

function paintRow(
  paint: Painter,
  texel: Texel,
  y: number,
  pixels: number,
  colours: Float32Array,
  heights: Float32Array,
): void {
  for (let x = 0, i = y * pixels; x < pixels; x += 1, i += 1) {
    paint(x / pixels, y / pixels, texel);
    colours[4 * i] = texel.red;
    colours[4 * i + 1] = texel.green;
    colours[4 * i + 2] = texel.blue;
    colours[4 * i + 3] = texel.gloss;
    heights[i] = texel.heightM;
  }
}

function bakeRow(
  colours: Float32Array,
  heights: Float32Array,
  y: number,
  pixels: number,
  texelM: number,
  relief: Relief,
  out: Uint8Array,
): void {
  const at = (x: number, row: number) => heights[((row + pixels) % pixels) * pixels + ((x + pixels) % pixels)] ?? 0;
  for (let x = 0, i = 4 * y * pixels; x < pixels; x += 1, i += 4) {
    const factor = relief((at(x + 1, y) - at(x - 1, y)) / (2 * texelM), (at(x, y + 1) - at(x, y - 1)) / (2 * texelM));
    // Light of that factor on an sRGB value: close enough to the exact curve for factors near 1.
    const encoded = factor ** (1 / 2.2);
    for (let c = 0; c < 3; c += 1) out[i + c] = byte((colours[i + c] ?? 0) * encoded);
    out[i + 3] = byte(colours[i + 3] ?? 0);
  }
}
