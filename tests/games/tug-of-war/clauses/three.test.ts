import { describe, expect, it } from 'vitest';
import { usable } from '#games/tug-of-war/legal.ts';
import { checkOptions, NO_ITEMS, OPTIONS_BY } from '#games/tug-of-war/options.ts';
import type { PositionInput } from '#games/tug-of-war/scenario/schema.ts';
import { modulesOf } from '#games/tug-of-war/state.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, refused, setUpBy } from '../support.ts';

const options = OPTIONS_BY.first;
const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 1, 1, 1, 1],
];
/** The Race is won by a seat, in a match that goes on. */
const raceWon = (wonBy: 0 | 1) => ({ at: [0, 0] as [number, number], wonBy });

const CASES: readonly Case[] = [
  {
    name: 'TW-74 one’s own last machine is blocked, and the rival’s is not',
    position: { hands: HANDS, last: ['race', 'clock'] },
    refused: { '0 race 1': 'blocked-own', '0 clock 1': null, '0 collation 1': null },
  },
  {
    name: 'TW-74 with two in play as well',
    position: { hands: HANDS, last: ['clock', 'collation'], race: raceWon(0) },
    refused: { '0 clock 1': 'blocked-own', '0 collation 1': null, '0 race 1': 'inactive' },
  },
  {
    name: 'TW-74 the last one is open to both',
    position: {
      hands: HANDS,
      last: ['clock', 'clock'],
      race: raceWon(0),
      collation: { taken: [0, 0], wonBy: 1 },
    },
    refused: { '0 clock 1': null },
  },
  {
    name: 'TW-74 there is no other machine',
    position: { hands: HANDS },
    refused: { '0 rope 1': 'not-in-set', '0 tower 1 A': 'not-in-set', '0 conker 1': 'not-in-set' },
  },
  {
    name: 'TW-74 the second machine wins, and no conker is released',
    position: { hands: HANDS, race: raceWon(0), clock: { filled: 7 } },
    play: ['0 clock 1'],
    won: { clock: 0 },
    winner: 0,
    told: ['Seat 0 scores at the Clock.', 'Seat 0 wins, with two machines.'],
  },
  {
    name: 'TW-74 at the Race a card may be greater than the steps that are left',
    position: { hands: [[5, 5], [1]], race: { at: [12, 4] } },
    play: ['0 race 5'],
    won: { race: 0 },
    winner: null,
  },
  {
    name: 'TW-74 but not where each of three machines is won by two points, as it was',
    options: { ...options, machines: 'three' },
    position: { hands: [[1, 5], [1]], race: { at: [12, 4], points: [1, 1] }, clock: { filled: 7 } },
    refused: { '1 race 1': null },
    play: ['0 clock 1'],
    points: { clock: '1-0', race: '1-1' },
    told: ['Seat 0 scores at the Clock: 1 of 2.'],
  },
  {
    name: 'TW-74 the first one does not',
    position: { hands: HANDS, clock: { filled: 7 } },
    play: ['0 clock 1'],
    won: { clock: 0 },
    winner: null,
  },
];

describe('a match of three machines', () => {
  it.each(named(CASES))('%s', (_, one) => holds({ options, ...one }));

  it('TW-74 has the Race, Collation and the Clock, in either set of the rule text', () => {
    for (const set of ['final', 'death'] as const)
      expect(modulesOf(setUpBy({ ...options, set }))).toEqual(['race', 'collation', 'clock']);
  });

  it('TW-74 a block holds no longer where nothing else can be played (TW-16)', () => {
    const state = at(
      { hands: [[5], [1]], last: ['clock', null], race: { at: [12, 0] }, collation: { taken: [0, 0], wonBy: 1 } },
      { ...options, machines: 'three' },
    );
    expect(usable(state, 0)).toEqual(['race', 'clock']);
    expect(refused(state, '0 clock 5')).toBeNull();
  });

  it('TW-74 some card can always be played, if the Race is all that is left', () => {
    const last = { hands: [[5], [1]], race: { at: [12, 0] }, collation: { taken: [0, 0], wonBy: 1 } } as const;
    const position = { ...last, clock: { filled: 0, wonBy: 0 } } as unknown as PositionInput;
    expect(refused(at(position, options), '0 race 5')).toBeNull();
    expect(refused(at(position, { ...options, machines: 'three' }), '0 race 5')).toBe('past-the-end');
  });

  it('TW-74 nobody can have a point on a Conker that is not there', () => {
    const read = checkOptions({ ...options, items: { ...NO_ITEMS, conkerStart: 1 } });
    expect(read.ok ? null : [read.fault.path, read.fault.message]).toEqual([
      '$.options.items.conkerStart',
      'Seat 1 has the item Conker Start; expected nobody, as the match of three machines has no Conker.',
    ]);
  });

  it('TW-74 its options are left out of every other set', () => {
    for (const rules of ['text', 'tuned', 'before'] as const) expect(OPTIONS_BY[rules]).not.toHaveProperty('machines');
  });

  it('TW-74 a match may say who goes first, and else it is drawn, as in first matches of before', () => {
    for (const begins of [0, 1] as const)
      for (const seed of [1, 2, 3, 4]) expect(setUpBy({ ...options, begins }, seed).first).toBe(begins);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => setUpBy(options, seed).first))).toEqual(new Set([0, 1]));
    expect(OPTIONS_BY.first).not.toHaveProperty('begins');
  });
});
