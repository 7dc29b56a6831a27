import { MODULE_IDS } from '#games/tug-of-war/ids.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import type { TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { Measure } from '../measure.ts';

/** The first player's share of wins that is fair enough (house value). */
const FAIR = { from: 0.47, to: 0.53 } as const;
/** A module that is in fewer wins is dead (house value). */
const IN_WINS = { from: 0.1 } as const;

/** Going first, and what wins. */
export const BALANCE: Measure<TugOfWarTypes> = {
  id: 'balance',
  countsOf: (steps, { outcome }) => ({
    ...(outcome !== null && { ended: 1 }),
    'turns with cards': steps.flatMap(({ events }) => events).filter(({ type }) => type === 'played').length,
  }),
  ratios: () => [
    { name: 'the first player wins, of matches that end', count: 'won by first', of: 'ended', bar: FAIR },
    ...MODULE_IDS.flatMap((id) => [
      { name: `turns at the ${MODULE_NAMES[id]}`, count: `turns at ${id}`, of: 'turns with cards' },
      { name: `the ${MODULE_NAMES[id]} is won`, count: `${id} won` },
      { name: `the ${MODULE_NAMES[id]} is in a win`, count: `${id} in a win`, of: 'by modules', bar: IN_WINS },
    ]),
  ],
};
