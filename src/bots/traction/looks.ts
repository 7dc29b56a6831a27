import type { PieceId } from '#sim/ids.ts';
import { widestDeg, type BotLimits } from './limits.ts';

/** How finely a swivel is tried, and how finely its sweep is looked at, degrees (house values). */
const SWIVEL_DEG = 15;
const LOOK_DEG = 7.5;

/** Where on its way around a step is looked at, and whether it may end there. */
export interface Look {
  readonly deg: number;
  readonly lands: boolean;
}

/** The widest swivel is a place to land, too, where the house allows less than a whole turn. */
export function looksOf(limits: BotLimits, piece: PieceId): readonly Look[] {
  if (limits.none) return [];
  const { mostSwivelDeg } = limits;
  const widest = widestDeg(limits, piece);
  const degs = Array.from({ length: Math.floor(mostSwivelDeg / LOOK_DEG) }, (_, i) => (i + 1) * LOOK_DEG);
  return [...new Set([...degs, widest])]
    .toSorted((a, b) => a - b)
    .map((deg) => ({ deg, lands: deg % SWIVEL_DEG === 0 || deg === widest }));
}
