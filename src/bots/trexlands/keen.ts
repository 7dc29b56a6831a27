import type { CaptainId } from '#games/trexlands/captains.ts';
import type { Mind } from './mind.ts';
import { keenWorth } from './worth.ts';

/** By the shares that a seat with each Captain won (docs/balance.md), the best first; they differ by little. */
const CAPTAINS: Readonly<Record<2 | 3 | 4, readonly CaptainId[]>> = {
  2: ['navigator', 'wrench', 'quartermaster', 'marshal'],
  3: ['quartermaster', 'wrench', 'navigator', 'marshal'],
  4: ['wrench', 'quartermaster', 'marshal', 'broker'],
};

/** Thinks of the race to the end, of threats, and of what rivals want and have. */
export const KEEN: Mind = {
  worth: keenWorth,
  bidder: { more: 2, denial: 0.6, foresees: true },
  dealer: { bluffs: 0.25, fears: 0.25, doubts: 0.2, denial: 1 },
  captains: (seats) => CAPTAINS[seats === 2 ? 2 : seats === 3 ? 3 : 4],
};
