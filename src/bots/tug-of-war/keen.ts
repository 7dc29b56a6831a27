import type { Mind } from './mind.ts';

/** Looks some turns ahead, for both. */
export const KEEN: Mind = {
  depth: { turns: 4, breadth: [24, 8], nodes: 4500 },
  blur: 0.06,
  opening: 0.06,
  discards: 2,
  block: 3,
};
