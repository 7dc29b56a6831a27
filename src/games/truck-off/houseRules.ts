import { YES_NO, type HouseRule } from '../../engine/module/houseRules.ts';
import { STANDARD_OPTIONS } from './options.ts';

/** All that designers change; any two cards are put out of the game by a file alone. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    kind: 'choice',
    at: 'options.discards',
    label: 'Cards that all put out of the game (TO-04)',
    choices: [
      { value: 'less-take-that', label: 'for less take that' },
      { value: 'more-take-that', label: 'for more take that' },
      { value: 'random', label: 'two drawn by chance' },
    ],
    usual: STANDARD_OPTIONS.discards,
  },
  {
    kind: 'choice',
    at: 'options.specials',
    label: 'Daily Specials (TO-45)',
    choices: YES_NO,
    usual: STANDARD_OPTIONS.specials,
  },
];
