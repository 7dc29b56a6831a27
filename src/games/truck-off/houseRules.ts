import { YES_NO, type HouseRule } from '#engine/module/houseRules.ts';
import { NUMBERS } from './numbers.ts';
import { MONEY_LIMITS, ROUND_LIMITS, STANDARD_OPTIONS } from './options.ts';

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
  {
    kind: 'number',
    at: 'options.firstMoney',
    label: 'Money of the first player at the start (TO-02)',
    unit: '$',
    ...MONEY_LIMITS.first,
    usual: 0,
  },
  {
    kind: 'number',
    at: 'options.barryMoney',
    label: 'Money of Barry at the start, with two players (TO-02)',
    unit: '$',
    ...MONEY_LIMITS.barry,
    usual: NUMBERS.two.barryMoney,
  },
  {
    kind: 'number',
    at: 'options.rounds',
    label: 'Rounds at most (TO-54)',
    ...ROUND_LIMITS,
    usual: NUMBERS.rounds.more,
  },
  { kind: 'choice', at: 'options.openCards', label: 'Action cards lie open (TO-54)', choices: YES_NO, usual: false },
];
