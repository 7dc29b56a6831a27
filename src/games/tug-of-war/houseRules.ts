import { YES_NO, type HouseRule, type RuleChoice } from '#engine/module/houseRules.ts';
import { STANDARD_OPTIONS } from './options.ts';
import { SET_IDS, setOf } from './sets.ts';

const SETS: readonly RuleChoice[] = SET_IDS.map((id) => ({ value: id, label: setOf(id).name }));

/** All that a table may choose beside the owners of items and of the advantage. */
export const HOUSE_RULES: readonly HouseRule[] = [
  { kind: 'choice', at: 'options.set', label: 'Set of rules (TW-01)', choices: SETS, usual: STANDARD_OPTIONS.set },
  {
    kind: 'choice',
    at: 'options.machines',
    label: 'Machines (TW-74)',
    choices: [
      { value: 'all', label: 'all seven, three win' },
      { value: 'three', label: 'Race, Collation and Clock, two win' },
      { value: 'quick', label: 'the same, each won by one point' },
    ],
    usual: 'all',
  },
  {
    kind: 'choice',
    at: 'options.rope',
    label: 'Where the rope begins (TW-31)',
    choices: [
      { value: 'pit', label: 'both at the beginning of 18 spots' },
      { value: 'fixed-length', label: 'both at spot 9 of 18' },
    ],
    usual: STANDARD_OPTIONS.rope,
  },
  {
    kind: 'choice',
    at: 'options.letters',
    label: 'Letters of the Rope (TW-73)',
    choices: [
      { value: 'balanced', label: 'balanced by matches of computers' },
      { value: 'first', label: 'the first list (TW-34)' },
    ],
    usual: 'balanced',
  },
  {
    kind: 'choice',
    at: 'options.mazeReward',
    label: 'A card at the Maze (TW-49)',
    choices: [
      { value: 'pushes', label: 'for every push that changes the row' },
      { value: 'rows', label: 'for every row that is crossed' },
    ],
    usual: STANDARD_OPTIONS.mazeReward,
  },
  {
    kind: 'choice',
    at: 'options.repetition',
    label: 'Ends when a position stands for the third time (TW-72)',
    choices: YES_NO,
    usual: true,
  },
  { kind: 'choice', at: 'options.clock', label: 'Clocks (TW-20)', choices: YES_NO, usual: STANDARD_OPTIONS.clock },
];
