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

/**
 * Paints a square tile of `tileM` metres with `pixels` texels a side: sRGB, and gloss in alpha.
 *
 * The table does not move and neither does its lamp, so the light on every bump is known now. Baking it in
 * saves a normal map's look-up and sums for each pixel of the window, which is most of what a table costs.
 */
export function paintTile(painter: Painter, pixels: number, tileM: number, relief: Relief): Uint8Array {
  const count = pixels * pixels;
  const colours = new Float32Array(count * 4);
  const heights = new Float32Array(count);
  const texel: Texel = { red: 0, green: 0, blue: 0, heightM: 0, gloss: 1 };
  for (let i = 0; i < count; i++) {
    painter((i % pixels) / pixels, Math.floor(i / pixels) / pixels, texel);
    colours[4 * i] = texel.red;
    colours[4 * i + 1] = texel.green;
    colours[4 * i + 2] = texel.blue;
    colours[4 * i + 3] = texel.gloss;
    heights[i] = texel.heightM;
  }
  return bake(colours, heights, pixels, tileM / pixels, relief);
}

function bake(
  colours: Float32Array,
  heights: Float32Array,
  pixels: number,
  texelM: number,
  relief: Relief,
): Uint8Array {
  const out = new Uint8Array(colours.length);
  const at = (x: number, y: number) => heights[((y + pixels) % pixels) * pixels + ((x + pixels) % pixels)] ?? 0;
  for (let y = 0, i = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++, i += 4) {
      const factor = relief((at(x + 1, y) - at(x - 1, y)) / (2 * texelM), (at(x, y + 1) - at(x, y - 1)) / (2 * texelM));
      // Light of that factor on an sRGB value: close enough to the exact curve for factors near 1.
      const encoded = factor ** (1 / 2.2);
      for (let c = 0; c < 3; c++) out[i + c] = byte((colours[i + c] ?? 0) * encoded);
      out[i + 3] = byte(colours[i + 3] ?? 0);
    }
  }
  return out;
}
