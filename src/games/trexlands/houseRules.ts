import { YES_NO, type HouseRule } from '../../engine/module/houseRules.ts';
import { CYCLE_LIMITS, STANDARD_OPTIONS } from './options.ts';

/** All that designers change, but for clocks, which no computer player watches, and handicaps, which are a seat's. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    kind: 'choice',
    at: 'options.obstacles',
    label: 'Obstacles on the board',
    choices: YES_NO,
    usual: STANDARD_OPTIONS.obstacles,
  },
  {
    kind: 'choice',
    at: 'options.freeThrow',
    label: 'Free throws',
    choices: YES_NO,
    usual: STANDARD_OPTIONS.freeThrow,
  },
  {
    kind: 'choice',
    at: 'options.ties',
    label: 'Equal bids at the market',
    choices: [
      { value: 'highest', label: 'only a tie for the highest forfeits the card' },
      { value: 'any', label: 'any tie on a card forfeits it' },
    ],
    usual: STANDARD_OPTIONS.ties,
  },
  {
    kind: 'number',
    at: 'options.cycleLimit',
    label: 'Turn cycles, at most',
    ...CYCLE_LIMITS,
    usual: STANDARD_OPTIONS.cycleLimit ?? CYCLE_LIMITS.max,
  },
];
