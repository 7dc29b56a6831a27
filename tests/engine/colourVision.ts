/** How colours look to eyes with two kinds of cones, and how far apart two colours look. */

export type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * Dichromacy (severity 1.0) on linear sRGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009.
 */
export const SIGHTS = {
  'all three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;
export type Sight = keyof typeof SIGHTS;

/** sRGB transfer function (IEC 61966-2-1), 0 to 1. */
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

const clamp = (c: number) => Math.min(1, Math.max(0, c));

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** `#rrggbb` as linear light. */
export function parseColour(hex: string): Rgb {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** What such holder make of a colour, linear light to linear light. */
export function seenBy(sight: Sight, colour: Rgb): Rgb {
  const [red, green, blue] = SIGHTS[sight];
  return [clamp(dot(red, colour)), clamp(dot(green, colour)), clamp(dot(blue, colour))];
}

/** CIELAB under D65 (CIE 15:2004) of linear sRGB. */
function toLab(colour: Rgb): Rgb {
  const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bend(dot([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = bend(dot([0.2126, 0.7152, 0.0722], colour));
  const z = bend(dot([0.0193, 0.1192, 0.9505], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIELAB lightness, 0 to 100. */
export const lightness = (colour: Rgb): number => toLab(colour)[0];

/** CIE 1976 colour difference; about 2.3 is just noticeable. */
export function difference(a: Rgb, b: Rgb): number {
  const [p, q] = [toLab(a), toLab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const light = (c: Rgb) => dot([0.2126, 0.7152, 0.0722], c) + 0.05;
  return Math.max(light(a), light(b)) / Math.min(light(a), light(b));
}
