import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import type { PositionInput } from '#games/truck-off/scenario/schema.ts';

/** Scenarios of positions, for tests that spoil them. */

const HEADER = { format: SCENARIO_FORMAT, version: SCENARIO_VERSION, game: 'truck-off' } as const;

/** All four venues of two or three players, with numbers. */
export const VENUES = [
  { venue: 8, die: 5, trucks: ['0-8'] },
  { venue: 10, die: 6, trucks: ['1-10'] },
  { venue: 12, die: 7, trucks: ['2-12'] },
  { venue: 20, die: 17, trucks: ['0-20', '1-20', '2-20'] },
] satisfies PositionInput['venues'];

/** A payout with everything that can lie on the table. */
export const PAYOUT = {
  ...HEADER,
  title: 'three at the Gaming Con, one of them doubled',
  position: {
    seats: 3,
    phase: 'payout',
    money: [4, 7, 2],
    venues: [
      { venue: 8, die: 5, trucks: ['0-8'], promotes: 1 },
      { venue: 10, die: 6, trucks: ['1-10'], shut: true },
      { venue: 12, die: 7 },
      { venue: 20, die: 17, trucks: ['0-20', '1-20', '2-20', '2-12'] },
    ],
    doubles: ['2-20'],
  } satisfies PositionInput,
  actions: [] as object[],
  expectAtOnce: {
    legal: true,
    round: 2,
    phase: 'trucks',
    money: [14, 11, 14],
    payouts: [
      { venue: 8, die: 5, promote: 1, share: 6, trucks: [{ truck: '0-8', times: 1, amount: 6 }] },
      { venue: 10, why: 'shut' },
      { venue: 12, why: 'no-trucks', trucks: [] },
      { venue: 20, sharing: 4, share: 4, lost: 1, trucks: [{ truck: '2-20', times: 2, amount: 8 }] },
    ],
    rulings: [{ clause: 'TO-11', code: 'paid' }, { clause: 'TO-24' }, { not: { code: 'won' } }],
  },
  expect: [] as object[],
};

/** A grid of which one card has been taken, so that seat 1 picks next. */
export const GRID = {
  ...HEADER,
  title: 'a trigger uncovers a card',
  position: {
    seats: 2,
    phase: 'pick',
    grid: [
      'reroll move double trigger',
      'reroll promote move place reroll',
      'shut-venue move reroll shut-truck',
      'trigger . double',
    ],
    venues: [
      { venue: 8, die: 5, trucks: ['0-8'] },
      { venue: 10, die: 6, trucks: ['1-10', 'barry-10'] },
      { venue: 12, die: 7, trucks: ['barry-12'] },
      { venue: 20, die: 17, trucks: ['0-20', '1-20'] },
    ],
  } satisfies PositionInput,
  actions: [
    { seat: 1, command: 'play r3c3 d8' },
    { seat: 1, command: 'play r4c1 d20' },
    { do: 'play', seat: 0, card: 'r3c1', target: { truck: null, venue: 8 } },
  ] as object[],
  expectAtOnce: { free: ['r4c1', 'r4c3'], asked: [1], barry: 20 },
  expect: [
    { legal: false, refused: 'covered' },
    { legal: true, money: [8, 8], payouts: [{ venue: 20, share: 8 }], free: ['r3c1', 'r3c2', 'r4c3'], asked: [0] },
    { legal: true, venues: [{ venue: 8, shut: true }] },
  ] as object[],
};

/** A seat and Barry have the same. */
export const TIE = {
  ...HEADER,
  title: 'Barry throws higher',
  position: { seats: 2, phase: 'tie', money: [40, 12], barry: 40 } satisfies PositionInput,
  actions: [
    { seat: 0, command: 'dice d4-d6-d20' },
    { seat: 0, command: 'roll', shown: { d4: 3, d6: 'cocked', d20: 11 } },
    { do: 'roll', seat: 0, shown: { d6: 6 } },
    { seat: 0, command: 'roll', shown: { d8: 8, d10: 9, d12: 12 } },
  ] as object[],
  expectAtOnce: {
    asked: [0],
    tied: [
      { owner: 0, set: null },
      { owner: 'barry', set: 'd8-d10-d12' },
    ],
  },
  expect: [
    { roll: ['d4', 'd6', 'd20'] },
    { roll: ['d6'], tied: [{ faces: null }] },
    { roll: ['d8', 'd10', 'd12'], tied: [{ faces: [3, 6, 11] }] },
    { winner: 'barry', rulings: [{ clause: 'TO-39', code: 'won' }] },
  ] as object[],
};
