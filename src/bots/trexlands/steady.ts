import type { Mind } from './mind.ts';
import { steadyWorth } from './worth.ts';

/** Weighs battles by their odds and cards by their worth, no further than its own turn; its eye is not the best. */
export const STEADY: Mind = {
  worth: steadyWorth,
  blur: 0.14,
  bidder: { more: 0, denial: 0, foresees: false },
  dealer: { bluffs: 0.1, fears: 0.4, doubts: 0.1, denial: 0.5 },
  captains: () => ['wrench', 'quartermaster', 'marshal'],
};
