import { YES_NO, type HouseRule } from '#engine/module/houseRules.ts';
import {
  CITY_X,
  CYCLE_LIMITS,
  FIRST_OPTIONS,
  LATE_CARDS,
  OPTIONS_BY,
  STANDARD_OPTIONS,
  TUNED_RULES,
  type TunedRule,
} from './options.ts';

const LABELS: Readonly<Record<TunedRule, string>> = {
  moveAfterWin: 'A further MOVE after a won attack',
  lastXMore: 'The last X of four players counts three',
  loot: 'A won attack takes V from the loser’s Camp',
  ownEntry: 'From Camp on to an own truck',
  byRank: 'Later ranks begin with V and cards',
  cityShut: 'Some of the City’s borders are shut',
};

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
    choices: [
      { value: 'firm', label: 'yes' },
      { value: true, label: 'yes, gentle ones too' },
      { value: false, label: 'no' },
    ],
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
    usual: OPTIONS_BY.text.ties,
  },
  ...TUNED_RULES.map((rule): HouseRule => ({
    kind: 'choice',
    at: `options.${rule}`,
    label: LABELS[rule],
    choices: YES_NO,
    usual: OPTIONS_BY.text[rule] === true,
  })),
  {
    kind: 'number',
    at: 'options.cycleLimit',
    label: 'Turn cycles, at most',
    ...CYCLE_LIMITS,
    usual: STANDARD_OPTIONS.cycleLimit ?? CYCLE_LIMITS.max,
  },
  { kind: 'choice', at: 'options.givenRanks', label: 'Ranks are given, not rolled for', choices: YES_NO, usual: false },
  { kind: 'choice', at: 'options.dealtCaptains', label: 'Captains are dealt', choices: YES_NO, usual: false },
  { kind: 'number', at: 'options.cityX', label: 'X in the City', ...CITY_X, usual: FIRST_OPTIONS.cityX },
  {
    kind: 'number',
    at: 'options.lateCards',
    label: 'Roadblock and weather from cycle',
    ...LATE_CARDS,
    usual: FIRST_OPTIONS.lateCards,
  },
];
