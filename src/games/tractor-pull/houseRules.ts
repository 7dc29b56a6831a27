import { YES_NO, type HouseRule } from '../../engine/module/houseRules.ts';
import { STANDARD_OPTIONS } from './options.ts';

const LABELS: Readonly<Record<keyof typeof STANDARD_OPTIONS, string>> = {
  characters: 'Characters (TP-02)',
  locations: 'Locations (TP-01)',
  items: 'Items (TP-28)',
  overtimeEject: 'Ejections in overtime (TP-25)',
};

/** All that designers change. */
export const HOUSE_RULES: readonly HouseRule[] = (Object.keys(LABELS) as (keyof typeof STANDARD_OPTIONS)[]).map(
  (key) => ({
    kind: 'choice',
    at: `options.${key}`,
    label: LABELS[key],
    choices: YES_NO,
    usual: STANDARD_OPTIONS[key],
  }),
);
