import type { TerrainId } from './board/terraDeck.ts';
import data from './data/best-throws.json' with { type: 'json' };

/**
 * How often the best throw comes up that a search has found within the limits of a hand (TX-64), beside the standard
 * throw; %.
 */
export interface BestThrow {
  readonly percent: number;
  readonly standard: number;
}

/** @param kind shaken, as throws are; free, where hands choose all of a throw (TX-62) */
export function bestThrow(kind: 'shaken' | 'free', terrain: TerrainId): BestThrow {
  const found = data.found.find((entry) => entry.kind === kind && entry.terrain === terrain);
  if (found === undefined) throw new Error(`no ${kind} throw was looked for on ${terrain}`);
  return found;
}
