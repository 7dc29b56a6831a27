import { describe, expect, it } from 'vitest';
import { letterAt } from '#games/tug-of-war/modules/rope.ts';
import { holds, named, type Case } from '../cases.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const from = (pulled: number, more: object = {}) => ({ hands: HANDS, rope: { pulled, ...more } });

const cases: readonly Case[] = [
  { name: 'TW-30 red pulls the rope its way', position: from(0), play: ['0 rope 3'], now: { rope: { pulled: 3 } } },
  {
    name: 'TW-30 blue pulls it the other way',
    position: { ...from(0), active: 1 },
    play: ['1 rope 2'],
    now: { rope: { pulled: -2 } },
  },
  {
    name: 'TW-02 the seat that goes first is red, whichever it is',
    position: { ...from(0), first: 1, active: 1 },
    play: ['1 rope 2'],
    now: { rope: { pulled: 2 } },
  },
  {
    name: 'TW-30 several cards pull one after the other',
    position: from(-4),
    play: ['0 rope 2 5'],
    now: { rope: { pulled: 3 } },
    told: ['Seat 0 stands at spot 3.'],
  },
  {
    name: 'TW-30 TW-33 spot 18 scores, resets and gains by its G',
    position: from(15),
    play: ['0 rope 3'],
    points: { rope: '1-0' },
    now: { rope: { pulled: 0 } },
    gained: ['5', ''],
  },
  {
    name: 'TW-30 a card too strong ends at spot 18',
    position: from(14),
    play: ['0 rope 5'],
    points: { rope: '1-0' },
    gained: ['5', ''],
    told: ['Seat 0 stands at spot 18.'],
  },
  {
    name: 'TW-30 blue scores at the other end',
    position: { hands: [[1], [5]], active: 1, rope: { pulled: -13 } },
    play: ['1 rope 5'],
    points: { rope: '0-1' },
    gained: ['', '5'],
  },
  {
    name: 'TW-30 two points win the module',
    position: from(16, { points: [1, 0] }),
    play: ['0 rope 2'],
    won: { rope: 0 },
    points: { rope: '2-0' },
    gained: ['5', ''],
    refused: { '1 rope 1': 'inactive' },
  },
  {
    name: 'TW-04 no card behind the one that scores',
    position: from(14),
    refused: {
      '0 rope 4 1': 'scored-earlier',
      '0 rope 1 3': null,
      '0 rope 1 3 2': 'scored-earlier',
      '0 rope 3 1': null,
    },
  },
  {
    name: 'TW-32 TW-34 spot 17 is an E: as many as cards played',
    position: from(16),
    play: ['0 rope 1'],
    gained: ['1', ''],
    told: ['Seat 0 gains a 1: letter E, 1 card played (TW-32).'],
  },
  { name: 'TW-32 an E after three cards is a 3', position: from(11), play: ['0 rope 1 2 3'], gained: ['3', ''] },
  {
    name: 'TW-17 TW-34 spot 14 is an A: hands of 4 and 2 differ by 2, plus 1',
    position: from(12),
    play: ['0 rope 2'],
    gained: ['3', ''],
    told: ['Seat 0 gains a 3: letter A, 2 between the hands plus 1 (TW-17).'],
  },
  {
    name: 'TW-17 the played cards have left, so that three of five level the hands',
    position: from(8),
    play: ['0 rope 1 2 3'],
    gained: ['1', ''],
  },
  {
    name: 'TW-18 TW-34 spot 15 is a D: one more than modules won',
    position: { ...from(12), race: { at: [0, 0], wonBy: 0 } },
    play: ['0 rope 3'],
    gained: ['2', ''],
    told: ['Seat 0 gains a 2: letter D, 1 machine won plus 1 (TW-18).'],
  },
  {
    name: 'TW-18 modules of the rival do not count for a D',
    position: { ...from(12), race: { at: [0, 0], wonBy: 1 } },
    play: ['0 rope 3'],
    gained: ['1', ''],
  },
  {
    name: 'TW-18 TW-34 spot 16 is an F: one more than points on modules in play',
    position: { ...from(12, { points: [1, 1] }), conker: { heights: [0, 0], points: [2, 1] } },
    play: ['0 rope 4'],
    gained: ['4', ''],
    told: ['Seat 0 gains a 4: letter F, 3 points on machines in play plus 1 (TW-18).'],
  },
  {
    name: 'TW-18 points on a module that is won do not count for an F',
    position: {
      ...from(12),
      race: { at: [0, 0], points: [2, 1], wonBy: 0 },
      conker: { heights: [0, 0], points: [1, 0] },
    },
    play: ['0 rope 4'],
    gained: ['2', ''],
  },
  {
    name: 'TW-32 TW-34 spot 5 is a B: a 4, and a 1 for the rival',
    position: from(0),
    play: ['0 rope 5'],
    gained: ['4', '1'],
  },
  {
    name: 'TW-32 TW-34 spot 6 is a C: three 1s, and a 2 for the rival in the Final Match',
    position: from(1),
    play: ['0 rope 5'],
    gained: ['1 1 1', '2'],
  },
  {
    name: 'TW-01 the C of the Death Match gives the rival a 3',
    options: { set: 'death' },
    position: from(1),
    play: ['0 rope 5'],
    gained: ['1 1 1', '3'],
  },
  {
    name: 'TW-32 behind the start the mirrored spot counts: -6 is a C',
    position: from(-8),
    play: ['0 rope 2'],
    gained: ['1 1 1', '2'],
    told: ['Seat 0 stands at spot -6.'],
  },
  {
    name: 'TW-32 the middle is a B',
    position: from(-3),
    play: ['0 rope 1 2'],
    gained: ['4', '1'],
  },
  {
    name: 'TW-31 on a rope of fixed length both begin at spot 9',
    options: { rope: 'fixed-length' },
    position: from(0),
    play: ['0 rope 1'],
    now: { rope: { pulled: 1 } },
    told: ['Seat 0 stands at spot 10.'],
    gained: ['1 1 1', '2'], // a C
  },
  {
    name: 'TW-31 on a rope of fixed length nine spots score',
    options: { rope: 'fixed-length' },
    position: from(5),
    play: ['0 rope 4'],
    points: { rope: '1-0' },
    gained: ['5', ''],
  },
];

describe('the Rope', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));

  it('TW-34 letters of spots 1 to 18, and of the middle', () => {
    expect(Array.from({ length: 19 }, (_, spot) => letterAt(spot)).join(' ')).toBe(
      'B B C B G B C B G B C B G B A D F E G',
    );
    expect(letterAt(-5)).toBe(letterAt(5));
  });
});
