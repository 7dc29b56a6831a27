import type { Painter } from './texels.ts';
import { felt } from './surfaces/felt.ts';
import { formica } from './surfaces/formica.ts';
import { glass } from './surfaces/glass.ts';
import { mousepad } from './surfaces/mousepad.ts';
import { paper } from './surfaces/paper.ts';
import { rgb } from './surfaces/shades.ts';
import { vinyl } from './surfaces/vinyl.ts';
import { wood } from './surfaces/wood.ts';

/** The presets that have a look of their own; anything else looks like the first. */
export const SURFACE_IDS = [
  'mousepad',
  'felt',
  'unvarnished-wood',
  'matte-paper',
  'varnished-wood',
  'vinyl',
  'formica',
  'glass',
] as const;
export type SurfaceId = (typeof SURFACE_IDS)[number];

export interface EdgeLook {
  readonly thicknessM: number;
  readonly bevelM: number;
  readonly colour: string;
  readonly gloss: number;
}

export interface SurfaceLookSpec {
  readonly paint: (seed: number) => Painter;
  readonly seed: number;
  /** Side of the square that repeats, m, and its texels. */
  readonly tileM: number;
  readonly pixels: number;
  /** How much it mirrors, as a part of what clear lacquer does, and how blurred. */
  readonly gloss: number;
  readonly blur: number;
  /** See `litMaterial`. */
  readonly fibre?: readonly [along: number, across: number];
  /** How clearly it mirrors the pieces on it, 0 to 1. */
  readonly mirror: number;
  /** Slow change of lightness over the whole table, so that the eye finds no repeats. */
  readonly unevenness: number;
  readonly edge: EdgeLook;
}

const EDGE = { bevelM: 0.0015, gloss: 0 } as const;
const MATT = { gloss: 0, blur: 0.5, mirror: 0 } as const;

const PINE = {
  early: rgb('#d3ba90'),
  late: rgb('#b9986a'),
  gap: rgb('#5d432a'),
  boards: 4,
  rings: 7,
  variety: 0.14,
  figure: 0.75,
  jointed: true,
  streaks: 0.16,
  grainM: 0.00022,
};

const WALNUT = {
  early: rgb('#684b3b'),
  late: rgb('#3c281f'),
  gap: rgb('#1d130e'),
  boards: 4,
  rings: 15,
  variety: 0.3,
  figure: 0.55,
  jointed: false,
  streaks: 0.8,
  grainM: 0.00003,
};

export const SURFACE_LOOKS: Readonly<Record<SurfaceId, SurfaceLookSpec>> = {
  mousepad: {
    paint: mousepad,
    seed: 11,
    tileM: 0.08,
    pixels: 512,
    ...MATT,
    unevenness: 0.1,
    edge: { ...EDGE, thicknessM: 0.004, bevelM: 0.0008, colour: '#26282c' },
  },
  felt: {
    paint: felt,
    seed: 21,
    tileM: 0.11,
    pixels: 512,
    ...MATT,
    unevenness: 0.12,
    edge: { ...EDGE, thicknessM: 0.012, bevelM: 0.003, colour: '#28493e' },
  },
  'unvarnished-wood': {
    paint: (seed) => wood(seed, PINE),
    seed: 31,
    tileM: 0.44,
    pixels: 1024,
    ...MATT,
    unevenness: 0.08,
    edge: { ...EDGE, thicknessM: 0.026, colour: '#b8925f' },
  },
  'matte-paper': {
    paint: paper,
    seed: 41,
    tileM: 0.28,
    pixels: 1024,
    ...MATT,
    unevenness: 0.03,
    edge: { ...EDGE, thicknessM: 0.0024, bevelM: 0.0002, colour: '#e6e2d6' },
  },
  'varnished-wood': {
    paint: (seed) => wood(seed, WALNUT),
    seed: 51,
    tileM: 0.5,
    pixels: 1024,
    gloss: 0.5,
    blur: 0.19,
    fibre: [5, 13],
    mirror: 0.5,
    unevenness: 0.1,
    edge: { ...EDGE, thicknessM: 0.028, bevelM: 0.004, colour: '#3f2c23', gloss: 1 },
  },
  vinyl: {
    paint: vinyl,
    seed: 61,
    tileM: 0.16,
    pixels: 512,
    gloss: 0.8,
    blur: 0.4,
    mirror: 0,
    unevenness: 0.05,
    edge: { ...EDGE, thicknessM: 0.01, bevelM: 0.002, colour: '#cfcbbd', gloss: 1 },
  },
  formica: {
    paint: formica,
    seed: 71,
    tileM: 0.24,
    pixels: 512,
    gloss: 1,
    blur: 0.18,
    mirror: 0.55,
    unevenness: 0.04,
    edge: { ...EDGE, thicknessM: 0.026, bevelM: 0.0025, colour: '#c9ccd0', gloss: 6 },
  },
  glass: {
    paint: glass,
    seed: 81,
    tileM: 0.5,
    pixels: 256,
    gloss: 0.75,
    blur: 0.06,
    mirror: 1,
    unevenness: 0.06,
    edge: { ...EDGE, thicknessM: 0.012, bevelM: 0.0012, colour: '#2f7a68', gloss: 1 },
  },
};

/** The look of a surface by its preset's id; a custom surface has no look of its own. */
export function surfaceLookOf(id: string): SurfaceId {
  return SURFACE_IDS.find((known) => known === id) ?? 'mousepad';
}

/** How clearly the surface of that preset mirrors the pieces on it. */
export const mirrorOf = (id: string): number => SURFACE_LOOKS[surfaceLookOf(id)].mirror;
