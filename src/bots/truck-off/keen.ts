import { keptForLater } from './keeping.ts';
import type { Mind } from './mind.ts';
import { winningWorth } from './worth.ts';

/** Goes for the win: tries what rivals may do with the cards that they still have, and keeps cards for better use. */
export const KEEN: Mind = {
  chooser: { foresees: 0.6, blur: 0.08 },
  worth: winningWorth,
  keeping: keptForLater,
  blur: 0,
  samples: { cards: 12, turn: 12 },
  breadth: [14, 6, 4, 3],
};
