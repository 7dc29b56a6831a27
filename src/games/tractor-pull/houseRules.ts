import { YES_NO, type HouseRule } from '#engine/module/houseRules.ts';
import { OPTIONS_BY } from './options.ts';

const LABELS = {
  characters: 'Characters (TP-02)',
  locations: 'Locations (TP-01)',
  items: 'Items (TP-28)',
  overtimeEject: 'Ejections in overtime (TP-25)',
  ownSpots: 'An item of each player on a spot (TP-42)',
  doubleChips: 'Chips of +1 and +2 (TP-43)',
} as const;

const KEYS = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** All that designers change. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...KEYS.map((key): HouseRule => ({
    kind: 'choice',
    at: `options.${key}`,
    label: LABELS[key],
    choices: YES_NO,
    usual: OPTIONS_BY.text[key] ?? false,
  })),
  {
    kind: 'choice',
    at: 'options.cards',
    label: 'Vehicles and locations (TP-45, TP-46)',
    choices: [
      { value: 'wide', label: 'strengths from 1, most locations for both' },
      { value: 'level', label: 'strengths from 3, most locations for red' },
    ],
    usual: 'wide',
  },
  { kind: 'choice', at: 'options.oneMatch', label: 'One match wins (TP-47)', choices: YES_NO, usual: false },
];
