import type { CaptainId } from '../../games/trexlands/captains.ts';
import type { Mind } from './mind.ts';
import { keenWorth } from './worth.ts';

/** By the shares of 400 matches of keen bots each that a seat with each Captain won, the best first. */
const CAPTAINS: Readonly<Record<2 | 3 | 4, readonly CaptainId[]>> = {
  2: ['navigator', 'quartermaster', 'wrench', 'marshal'],
  3: ['navigator', 'quartermaster', 'marshal', 'wrench'],
  4: ['navigator', 'wrench', 'quartermaster', 'marshal'],
};

/** Thinks of the race to the end, of threats, and of what rivals want and have. */
export const KEEN: Mind = {
  worth: keenWorth,
  bidder: { more: 2, denial: 0.6, foresees: true },
  dealer: { bluffs: 0.25, fears: 0.25, doubts: 0.2, denial: 1 },
  captains: (seats) => CAPTAINS[seats === 2 ? 2 : seats === 3 ? 3 : 4],
};
