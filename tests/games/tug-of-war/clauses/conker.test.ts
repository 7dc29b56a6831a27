import { describe, it } from 'vitest';
import { holds, named, type Case } from '../cases.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const conker = (mine: number, theirs: number, points: [number, number] = [0, 0]) => ({
  heights: [mine, theirs] as [number, number],
  points,
});
/** A 3 scores for red. */
const READY = { filled: 5 };

const cases: readonly Case[] = [
  {
    name: 'TW-62 one card lifts it and gains a 1',
    position: { hands: HANDS },
    play: ['0 conker 4'],
    now: { conker: { heights: [4, 0] } },
    gained: ['1', ''],
  },
  {
    name: 'TW-62 two cards gain another 1',
    position: { hands: HANDS },
    play: ['0 conker 2 3'],
    now: { conker: { heights: [5, 0] } },
    gained: ['1 1', ''],
    told: ['Seat 0 gains a 1: two cards or more at the Conker (TW-62).'],
  },
  { name: 'TW-62 three cards as well', position: { hands: HANDS }, play: ['0 conker 1 2 3'], gained: ['1 1', ''] },
  {
    name: 'TW-60 lifting alone scores nothing, however high',
    position: { hands: HANDS, conker: conker(40, 0) },
    play: ['0 conker 5'],
    now: { conker: { heights: [45, 0] } },
    points: { conker: '0-0' },
  },
  {
    name: 'TW-60 TW-61 a point elsewhere releases them: the higher one scores and gains a 1',
    position: { hands: HANDS, clock: READY, conker: conker(4, 3) },
    play: ['0 clock 3'],
    points: { conker: '1-0', clock: '1-0' },
    now: { conker: { heights: [0, 0] } },
    gained: ['2 1', ''],
    told: ['The conkers are released at 4 and 3: Seat 0 scores: 1 of 4 (TW-60).'],
  },
  {
    name: 'TW-60 TW-61 the rival’s is higher: the rival scores, on your turn',
    position: { hands: HANDS, clock: READY, conker: conker(4, 6) },
    play: ['0 clock 3'],
    points: { conker: '0-1' },
    gained: ['2', '1'],
    told: ['Seat 1 gains a 1: the point on the Conker (TW-61).'],
  },
  {
    name: 'TW-60 level ones score nothing and are down again',
    position: { hands: HANDS, clock: READY, conker: conker(5, 5) },
    play: ['0 clock 3'],
    points: { conker: '0-0' },
    now: { conker: { heights: [0, 0] } },
    gained: ['2', ''],
    told: ['The conkers are released at 5 and 5: level, no point (TW-60).'],
  },
  {
    name: 'TW-60 a point of the rival on your turn releases them, too',
    position: { hands: HANDS, collation: { taken: [4, 13] }, conker: conker(2, 0) },
    play: ['0 collation 3'],
    points: { collation: '0-1', conker: '1-0' },
    gained: ['3 1 1', '1 1'],
  },
  {
    name: 'TW-60 no point, no release',
    position: { hands: HANDS, conker: conker(4, 3) },
    play: ['0 clock 3'],
    now: { conker: { heights: [4, 3] } },
  },
  {
    name: 'TW-19 winning the Tower releases them',
    position: { hands: HANDS, tower: { heights: [13, 0] }, conker: conker(2, 1) },
    play: ['0 tower 1 A'],
    won: { tower: 0 },
    points: { conker: '1-0' },
  },
  {
    name: 'TW-19 so does the Maze',
    options: { set: 'death' },
    position: { hands: HANDS, maze: { row: 0, col: 8 }, conker: conker(2, 1) },
    play: ['0 maze 1 left'],
    won: { maze: 0 },
    points: { conker: '1-0' },
  },
  {
    name: 'TW-60 four points win the module',
    position: { hands: HANDS, clock: READY, conker: conker(1, 0, [3, 2]) },
    play: ['0 clock 3'],
    won: { conker: 0 },
    points: { conker: '4-2' },
    gained: ['2 1', ''],
    told: ['Seat 0 wins the Conker.'],
    refused: { '0 discard 1': null },
  },
  {
    name: 'TW-64 once it is won nothing is released any more',
    position: { hands: HANDS, clock: READY, conker: { ...conker(3, 1), points: [0, 4], wonBy: 1 } },
    play: ['0 clock 3'],
    points: { conker: '0-4' },
    now: { conker: { heights: [3, 1] } },
    gained: ['2', ''],
  },
  {
    name: 'TW-70 the item is a point at the start',
    options: { items: { conkerStart: 1 } },
    points: { conker: '0-1' },
  },
  {
    name: 'TW-70 three more win it',
    options: { items: { conkerStart: 0 } },
    position: { hands: HANDS, clock: READY, conker: conker(1, 0, [3, 0]) },
    play: ['0 clock 3'],
    won: { conker: 0 },
  },
  {
    name: 'TW-63 the module that caused the release is settled first: its third module wins',
    position: {
      hands: HANDS,
      clock: { filled: 5, points: [1, 0] },
      race: { at: [0, 0], wonBy: 0 },
      tower: { heights: [0, 0], wonBy: 0 },
      rope: { pulled: 0, wonBy: 1 },
      path: { tiles: Array.from({ length: 8 }, () => '........'), wonBy: 1 },
      conker: conker(0, 1, [0, 3]),
    },
    play: ['0 clock 3'],
    winner: 0,
    won: { clock: 0, conker: 1 },
  },
  {
    name: 'TW-63 a point that is no module leaves the match to the conker',
    position: {
      hands: HANDS,
      clock: READY,
      rope: { pulled: 0, wonBy: 1 },
      race: { at: [0, 0], wonBy: 1 },
      conker: conker(0, 1, [0, 3]),
    },
    play: ['0 clock 3'],
    winner: 1,
    gained: ['', ''],
  },
  {
    name: 'TW-18 a module won by the release counts for the letter D',
    position: { hands: HANDS, rope: { pulled: 15 }, conker: conker(2, 0, [3, 0]) },
    play: ['0 rope 3'],
    won: { conker: 0 },
    gained: ['5 1', ''],
  },
];

describe('the Conker', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));
});
