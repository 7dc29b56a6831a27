import { describe, it } from 'vitest';
import { holds, named, type Case } from '../cases.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const from = (mine: number, theirs = 0, points?: [number, number]) => ({
  hands: HANDS,
  race: { at: [mine, theirs] as [number, number], ...(points === undefined ? {} : { points }) },
});
const DEATH = { set: 'death' } as const;

const cases: readonly Case[] = [
  { name: 'TW-35 a card moves you up', position: from(0), play: ['0 race 3'], now: { race: { at: [3, 0] } } },
  { name: 'TW-37 the distance is gained', position: from(0), play: ['0 race 3'], gained: ['3', ''] },
  { name: 'TW-37 the distance to a rival ahead', position: from(1, 8), play: ['0 race 2'], gained: ['5', ''] },
  {
    name: 'TW-07 TW-37 a distance of 7 is a 5 and a 2',
    position: from(0, 8),
    play: ['0 race 1'],
    gained: ['5 2', ''],
    told: ['Seat 0 gains a 5 and a 2: 7 steps apart (TW-37).'],
  },
  { name: 'TW-07 a distance of 12 is 5, 5 and 2', position: from(10), play: ['0 race 2'], gained: ['5 5 2', ''] },
  {
    name: 'TW-08 TW-38 on one step nothing is gained',
    position: from(0, 2),
    play: ['0 race 2'],
    now: { race: { at: [2, 2] } },
    gained: ['', ''],
    told: ['Seat 0 gains no card: 0 steps apart (TW-37).'],
  },
  {
    name: 'TW-36 a puddle on step 4 ends the movement',
    position: from(2),
    play: ['0 race 5'],
    now: { race: { at: [4, 0] } },
    gained: ['4', ''],
  },
  { name: 'TW-36 so does one on step 9', position: from(8), play: ['0 race 5'], now: { race: { at: [9, 0] } } },
  { name: 'TW-36 ending on a puddle is as ever', position: from(0), play: ['0 race 4'], now: { race: { at: [4, 0] } } },
  { name: 'TW-36 leaving a puddle is free', position: from(4), play: ['0 race 4'], now: { race: { at: [8, 0] } } },
  {
    name: 'TW-36 the next card goes on from the puddle',
    position: from(2),
    play: ['0 race 5 3'],
    now: { race: { at: [7, 0] } },
  },
  {
    name: 'TW-36 the order of cards counts: 3 and 5 from step 2 end on 9, 5 and 3 on 7',
    position: from(2),
    play: ['0 race 3 5'],
    now: { race: { at: [9, 0] } },
  },
  {
    name: 'TW-36 two puddles stop two cards',
    position: { ...from(3), hands: [[4, 5, 5], [1]] },
    play: ['0 race 5 5 4'],
    points: { race: '1-0' },
  },
  {
    name: 'TW-01 the Death Match has no puddles',
    options: DEATH,
    position: from(2),
    play: ['0 race 5'],
    now: { race: { at: [7, 0] } },
    gained: ['5 2', ''],
  },
  {
    name: 'TW-35 the end is reached exactly',
    position: from(10),
    refused: { '0 race 4': 'past-the-end', '0 race 3': null, '0 race 1 3': 'past-the-end' },
  },
  {
    name: 'TW-35 a card too strong may not be played into a puddle either',
    position: from(8, 0),
    options: { set: 'final' },
    refused: { '0 race 5': null, '0 race 5 5': 'not-in-hand' },
  },
  {
    name: 'TW-37 a point resets both and gains a 1 instead of the distance',
    position: from(10, 6),
    play: ['0 race 3'],
    points: { race: '1-0' },
    now: { race: { at: [0, 0] } },
    gained: ['1', ''],
    told: ['Seat 0 scores at the Race: 1 of 2.', 'Seat 0 gains a 1: the point (TW-37).'],
  },
  {
    name: 'TW-35 two points win the module, and its runners stay',
    position: from(11, 3, [1, 1]),
    play: ['0 race 2'],
    won: { race: 0 },
    points: { race: '2-1' },
    now: { race: { at: [13, 3] } },
    told: ['Seat 0 wins the Race.'],
  },
  {
    name: 'TW-04 a card behind the point is refused',
    position: from(11),
    refused: { '0 race 2 1': 'scored-earlier', '0 race 1 1': 'not-in-hand' },
  },
  {
    name: 'TW-37 blue is moved on its own track',
    position: { ...from(5, 1), active: 1 },
    play: ['1 race 2'],
    now: { race: { at: [5, 3] } },
    gained: ['', '2'],
  },
];

describe('the Race', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));
});
