import { isTouched } from '#app/ui/isTouched.ts';
import type { Level } from './levels.ts';

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
  return touched && (memoryGiB <= SMALL_GIB || cores <= FEW_CORES) ? 'medium' : 'high';
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
