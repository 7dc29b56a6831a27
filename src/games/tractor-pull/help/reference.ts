import type { CardSet } from '../almanac/cardSets.ts';
import { CLASSES_OF, vehicleOf } from '../almanac/vehicles.ts';
import { NUMBERS } from '../numbers.ts';

/** The text of the two reference cards (TP-44). */
export const reference = {
  title: 'Reference card',
  wave: [
    'Recruit: blue first, take a pair in turn, two pairs each.',
    'Deploy three cards of your hand face down, one on each rope.',
    'Reveal both rows at once.',
    'The strongest vehicles of this wave are ejected, red’s first; where a location says so, the weakest.',
    'The owner of each resolves what it says.',
    'Rows: the front one first, then the middle one, then the back one.',
  ],
  pullTitle: 'Pull.',
  pull: 'After three waves add up each rope: face-up strengths, and all counters. The stronger side has the rope; a tie nobody. More ropes win the match, two matches the game (a first game is one match).',
  overtimeTitle: 'Overtime.',
  overtime:
    'If points are equal, deploy a fourth row of what is left in your hand, reveal and eject as in a wave, and pull again. If they are still equal, the strongest vehicle wins, then the next.',
  vehiclesTitle: `Vehicles, ${NUMBERS.copies} of each:`,
} as const;

/** The vehicles of a set of cards, each with its strength. */
export const referenceVehicles = (cards: CardSet): string =>
  CLASSES_OF[cards]
    .map((one) => vehicleOf(one))
    .map(({ name, strength }) => `${name} ${strength}`)
    .join(', ');
