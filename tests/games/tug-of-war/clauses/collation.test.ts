import { describe, expect, it } from 'vitest';
import { pileOf } from '#games/tug-of-war/modules/collation.ts';
import { holds, named, type Case } from '../cases.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const from = (mine: number, theirs: number, points?: [number, number]) => ({
  hands: HANDS,
  collation: { taken: [mine, theirs] as [number, number], ...(points === undefined ? {} : { points }) },
});
const DEATH = { set: 'death' } as const;

const cases: readonly Case[] = [
  {
    name: 'TW-39 counters taken this turn are gained',
    position: from(0, 0),
    play: ['0 collation 3'],
    gained: ['3', ''],
    now: { collation: { taken: [3, 0] } },
    told: ['Seat 0 gains a 3: 3 counters taken (TW-39).'],
  },
  { name: 'TW-39 of all cards of the turn', position: from(2, 3), play: ['0 collation 1 3'], gained: ['4', ''] },
  {
    name: 'TW-07 TW-39 twelve are 5, 5 and 2',
    position: from(0, 0),
    play: ['0 collation 3 4 5'],
    gained: ['5 5 2', ''],
  },
  {
    name: 'TW-39 TW-40 those that are really there, not the difference of counters',
    options: DEATH,
    position: from(7, 16),
    play: ['0 collation 5'],
    points: { collation: '0-1' },
    gained: ['2 1', '1 1 1'],
  },
  {
    name: 'TW-42 a point: a 1 for each full five, for both, and no usual card for the scorer',
    options: DEATH,
    position: from(12, 9),
    play: ['0 collation 4'],
    points: { collation: '1-0' },
    now: { collation: { taken: [0, 0] } },
    gained: ['1 1 1', '1'],
  },
  {
    name: 'TW-42 the rival scores on your turn: you gain the usual card, too',
    options: DEATH,
    position: from(10, 13),
    play: ['0 collation 2'],
    points: { collation: '0-1' },
    gained: ['2 1 1', '1 1'],
    told: ['Seat 1 scores at the Collation: 1 of 2.'],
  },
  {
    name: 'TW-42 fewer than five counters gain no 1',
    options: DEATH,
    position: from(18, 4),
    play: ['0 collation 3'],
    gained: ['1 1 1 1', ''],
  },
  {
    name: 'TW-41 in the Final Match 20 taken and 13 held decide',
    position: from(10, 7),
    play: ['0 collation 3'],
    points: { collation: '1-0' },
    gained: ['1 1', '1'],
  },
  {
    name: 'TW-41 13 held alone do not',
    position: from(10, 6),
    play: ['0 collation 3'],
    points: { collation: '0-0' },
    now: { collation: { taken: [13, 6] } },
    gained: ['3', ''],
  },
  {
    name: 'TW-41 20 taken alone do not',
    position: from(9, 8),
    play: ['0 collation 3'],
    points: { collation: '0-0' },
    gained: ['3', ''],
  },
  {
    name: 'TW-41 more than 13 decide as well',
    position: from(11, 7),
    play: ['0 collation 5'],
    points: { collation: '1-0' },
  },
  {
    name: 'TW-41 the rival’s 13 decide on your turn',
    position: from(4, 13),
    play: ['0 collation 3'],
    points: { collation: '0-1' },
    gained: ['3 1', '1 1'],
  },
  {
    name: 'TW-41 TW-04 it is seen after each card',
    position: from(10, 7),
    refused: { '0 collation 3 1': 'scored-earlier', '0 collation 2 1': null },
  },
  {
    name: 'TW-01 the Death Match goes on until the pile is empty',
    options: DEATH,
    position: from(13, 6),
    play: ['0 collation 3'],
    points: { collation: '0-0' },
    now: { collation: { taken: [16, 6] } },
  },
  {
    name: 'TW-43 the pile is empty at 12 and 13: 13 score',
    options: DEATH,
    position: from(11, 13),
    play: ['0 collation 1'],
    points: { collation: '0-1' },
    gained: ['1 1 1', '1 1'],
  },
  {
    name: 'TW-42 two points win the module',
    position: from(12, 7, [1, 0]),
    play: ['0 collation 1'],
    won: { collation: 0 },
    gained: ['1 1', '1'],
  },
  {
    name: 'TW-42 the rival wins the module on your turn',
    position: from(4, 13, [0, 1]),
    play: ['0 collation 3'],
    won: { collation: 1 },
    gained: ['3 1', '1 1'],
  },
];

describe('Collation', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));

  it('TW-43 25 counters: whoever has more is one and not both', () => {
    for (let mine = 0; mine <= 25; mine += 1) {
      expect(pileOf({ taken: [mine, 25 - mine] })).toBe(0);
      expect(mine).not.toBe(25 - mine);
    }
  });
});
