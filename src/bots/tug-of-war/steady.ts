import type { Mind } from './mind.ts';

/** Takes the play after which it stands best, and its judgement of modules may be off. It does not look ahead. */
export const STEADY: Mind = {
  depth: { turns: 1, breadth: [24, 8], nodes: 1 },
  blur: 0.3,
  opening: 1,
  discards: 0,
  block: 8,
};
