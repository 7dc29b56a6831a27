import { FULL_DETAIL, type Detail } from '../looks/lookContext.ts';
import { isTouched } from '#app/ui/isTouched.ts';

/** How good a picture is, worst first. */
export const LEVELS = ['low', 'medium', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** Pixels of the picture for each of the page's, at least and at most; between them as many as the screen has. */
export type Density = [least: number, most: number];

export const pixelsFor = ([least, most]: Density): number => Math.min(Math.max(least, window.devicePixelRatio), most);

/** The settings of a level. */
export interface LevelLook {
  readonly density: Density;
  /**
   * Smooth edges: chosen when the canvas is made, and the dearest after the pixels (about 40 % of a picture drawn by a
   * processor).
   */
  readonly antialias: boolean;
  readonly detail: Detail;
}

/**
 * House values, from measured pictures of thirty pieces: their cost goes with the pixels, then with smooth edges and
 * mirror images.
 */
export const LEVEL_LOOKS: Readonly<Record<Level, LevelLook>> = {
  low: {
    density: [0.75, 0.75],
    antialias: false,
    detail: { shadeRays: 3, faces: 1, seesOthers: false, mirrors: false, anisotropy: 1 },
  },
  medium: {
    density: [1, 1.5],
    antialias: true,
    detail: { shadeRays: 6, faces: 3, seesOthers: false, mirrors: true, anisotropy: 2 },
  },
  high: { density: [1, 2.5], antialias: true, detail: FULL_DETAIL },
};

/** The level so many steps above (or below) another; null where there is none. */
export const levelBeside = (level: Level, by: 1 | -1): Level | null => LEVELS[LEVELS.indexOf(level) + by] ?? null;

/** A browser's facts about the machine it runs on; each may be missing. */
export interface Machine {
  /** The renderer's name. */
  readonly renderer: string;
  /** GiB, at most 8 as browsers tell it. */
  readonly memoryGiB?: number | undefined;
  readonly cores?: number | undefined;
  /** Whether it is touched: then it most likely is a phone, with a small battery. */
  readonly touched: boolean;
}

/** Names of processors that do a graphics card's work. */
const BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;
const SMALL_GIB = 4;
const FEW_CORES = 4;

/** The level to begin with; how long pictures take then decides. */
export function levelFor({ renderer, memoryGiB = 8, cores = 8, touched }: Machine): Level {
  if (BY_PROCESSOR.test(renderer)) return 'low';
  if (!touched) return 'high';
  return memoryGiB <= SMALL_GIB || cores <= FEW_CORES ? 'low' : 'medium';
}

/** Asks the browser; `renderer` is asked of a canvas. */
export function machineOf(renderer: string): Machine {
  const memoryGiB =
    'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined;
  return {
    renderer,
    memoryGiB,
    cores: navigator.hardwareConcurrency,
    touched: isTouched(),
  };
}
