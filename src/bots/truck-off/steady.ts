import { keptForMoney } from './keeping.ts';
import type { Mind } from './mind.ts';
import { plainWorth } from './worth.ts';

/** Counts money: where it is to be expected, and what a card brings at once. Its eye is not the best. */
export const STEADY: Mind = {
  chooser: { foresees: 0, blur: 0.3 },
  worth: plainWorth,
  keeping: keptForMoney,
  blur: 0.3,
  samples: { cards: 0, turn: 0 },
  breadth: [64],
};
