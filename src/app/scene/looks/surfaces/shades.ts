import type { Texel } from '../texels.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as sRGB parts of one. */
export function rgb(hex: string): Rgb {
  const part = (i: number) => Number.parseInt(hex.slice(i, i + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

/** 0 below `low`, 1 above `high`, smooth between. */
export function smooth(low: number, high: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Sets the texel's colour, made lighter or darker by a factor. */
export function tint(texel: Texel, colour: Rgb, factor = 1): void {
  texel.red = colour[0] * factor;
  texel.green = colour[1] * factor;
  texel.blue = colour[2] * factor;
}

/** Distance of x from the nearest whole number. */
export const fromWhole = (x: number): number => Math.abs(x - Math.round(x));
