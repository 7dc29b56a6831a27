import { describe, it } from 'vitest';
import { holds, named, type Case } from '../cases.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5],
];
const from = (filled: number, more: object = {}) => ({ hands: HANDS, clock: { filled, ...more } });

const cases: readonly Case[] = [
  { name: 'TW-44 red fills', position: from(0), play: ['0 clock 3'], now: { clock: { filled: 3 } } },
  {
    name: 'TW-44 TW-02 blue fills the other way',
    position: { ...from(0), active: 1 },
    play: ['1 clock 3'],
    now: { clock: { filled: -3 } },
    told: ['3 segments of the clock are blue.'],
  },
  {
    name: 'TW-44 the rival’s colour is pushed back first',
    position: from(-5),
    play: ['0 clock 2'],
    now: { clock: { filled: -3 } },
  },
  {
    name: 'TW-44 what is left over fills with one’s own',
    position: from(-2),
    play: ['0 clock 5'],
    now: { clock: { filled: 3 } },
  },
  {
    name: 'TW-44 pushed back to nothing',
    position: from(-2),
    play: ['0 clock 2'],
    now: { clock: { filled: 0 } },
    gained: ['1', ''],
    told: ['No segment is coloured.'],
  },
  { name: 'TW-45 one segment is no quarter: a 1', position: from(0), play: ['0 clock 1'], gained: ['1', ''] },
  { name: 'TW-45 two are a quarter: a 2', position: from(0), play: ['0 clock 2'], gained: ['2', ''] },
  { name: 'TW-45 five are two quarters: a 3', position: from(0), play: ['0 clock 5'], gained: ['3', ''] },
  {
    name: 'TW-45 seven are three quarters: a 4',
    position: from(4),
    play: ['0 clock 3'],
    gained: ['4', ''],
    told: ['Seat 0 gains a 4: 3 quarters filled plus 1 (TW-45).'],
  },
  {
    name: 'TW-45 quarters of the rival’s colour count, too',
    position: from(-7),
    play: ['0 clock 1'],
    gained: ['4', ''],
  },
  {
    name: 'TW-46 eight score: a 2 and nothing left over',
    position: from(5),
    play: ['0 clock 3'],
    points: { clock: '1-0' },
    now: { clock: { filled: 0 } },
    gained: ['2', ''],
  },
  { name: 'TW-46 what is left over is added', position: from(6), play: ['0 clock 5'], gained: ['5', ''] },
  {
    name: 'TW-46 TW-07 2 and 4 left over cascade to 5 and 1',
    position: from(7),
    play: ['0 clock 5'],
    gained: ['5 1', ''],
    told: ['Seat 0 gains a 5 and a 1: the point, 2 and 4 left over (TW-46).'],
  },
  {
    name: 'TW-46 of the winning card alone',
    position: from(0),
    play: ['0 clock 3 4 5'],
    points: { clock: '1-0' },
    gained: ['5 1', ''],
  },
  {
    name: 'TW-46 TW-04 a card behind the winning one is refused',
    position: from(4),
    refused: { '0 clock 4 1': 'scored-earlier', '0 clock 1 4': null, '0 clock 5 1 2': 'scored-earlier' },
  },
  {
    name: 'TW-46 blue scores at minus eight',
    position: { ...from(-6), active: 1 },
    play: ['1 clock 3'],
    points: { clock: '0-1' },
    gained: ['', '3'],
  },
  {
    name: 'TW-46 two points win the module, and it stays full',
    position: from(5, { points: [1, 1] }),
    play: ['0 clock 5'],
    won: { clock: 0 },
    now: { clock: { filled: 8 } },
    gained: ['4', ''],
  },
];

describe('the Clock', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));
});
