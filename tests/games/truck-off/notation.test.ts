import { describe, expect, it } from 'vitest';
import type { TruckOffAction } from '#games/truck-off/actions.ts';
import { makeCommand, parseCommand } from '#games/truck-off/notation.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';

const parse = (text: string): TruckOffAction => {
  const read = parseCommand(text, 1);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
};

/** Keys in one order. */
const inOrder = (action: object): object =>
  Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

const COMMANDS: readonly (readonly [string, TruckOffAction])[] = [
  ['trucks 8 20', { do: 'trucks', seat: 1, trucks: [8, 20] }],
  ['cards none', { do: 'cards', seat: 1, cards: [] }],
  ['cards reroll reroll shut-venue', { do: 'cards', seat: 1, cards: ['reroll', 'reroll', 'shut-venue'] }],
  ['play reroll d20', { do: 'play', seat: 1, card: 'reroll', target: { truck: null, venue: 20 } }],
  ['play move 20 d8', { do: 'play', seat: 1, card: 'move', target: { truck: '1-20', venue: 8 } }],
  ['play move-rival 0-20 d8', { do: 'play', seat: 1, card: 'move-rival', target: { truck: '0-20', venue: 8 } }],
  ['play r4c1 barry-8', { do: 'play', seat: 1, card: 'r4c1', target: { truck: 'barry-8', venue: null } }],
  ['play double 12', { do: 'play', seat: 1, card: 'double', target: { truck: '1-12', venue: null } }],
  ['discard r2c5', { do: 'discard', seat: 1, card: 'r2c5' }],
  ['dice d8-d10-d12', { do: 'dice', seat: 1, set: 'd8-d10-d12' }],
  ['roll', { do: 'roll', seat: 1, throws: [] }],
  [
    'roll d8 at 0 150 -1.5 speed 800 0 0 spin 700, d10 at 20 150 0 speed 800 0 0 spin 900',
    {
      do: 'roll',
      seat: 1,
      throws: [
        { die: 8, atMm: [0, 150, -1.5], velocityMmS: [800, 0, 0], spinDegS: 700 },
        { die: 10, atMm: [20, 150, 0], velocityMmS: [800, 0, 0], spinDegS: 900 },
      ],
    },
  ],
  ['concede', { do: 'concede', seat: 1 }],
];

describe('commands', () => {
  it.each(COMMANDS)('%s', (text, action) => {
    expect(parse(text)).toEqual(action);
    expect(makeCommand(action)).toBe(text);
  });

  it('selections may be said in any order, with capitals', () => {
    expect(parse('TRUCKS 20 8')).toEqual(parse('trucks 8 20'));
    expect(parse('cards Trigger promote reroll')).toEqual(parse('cards reroll promote trigger'));
    expect(parse('Play Move 1-20 D8')).toEqual(parse('play move 20 d8'));
  });

  it('every legal action of a match is a command, and the same again', () => {
    for (const seed of seeds(3, 100))
      playMatch(planOf(seed), ({ before }) => {
        for (const seat of truckOff.asked(before))
          for (const action of truckOff.legal(before, seat).actions.slice(0, 60)) {
            const read = parseCommand(makeCommand(action), seat);
            expect(read.ok && JSON.stringify(inOrder(read.value))).toBe(JSON.stringify(inOrder(action)));
          }
      });
  });

  it.each([
    ['', 1, 'the line ends'],
    ['fly', 1, 'expected one of trucks'],
    ['trucks 8', 9, 'the number of a truck'],
    ['trucks 8 7', 10, 'the number of a truck'],
    ['cards', 6, 'the line ends'],
    ['cards none reroll', 12, 'the end of the line'],
    ['play jump d8', 6, 'one of reroll'],
    ['play r5c1 d8', 6, 'a place of the grid'],
    ['play reroll x', 13, 'a truck such as'],
    ['play move 20 8', 14, 'a venue such as d20'],
    ['play move 7-20 d8', 11, 'a truck such as'],
    ['play reroll d7', 13, 'a truck such as'],
    ['dice d4', 6, 'd4-d6-d20'],
    ['roll d7 at 0 0 0', 6, 'a die such as d20'],
    ['roll d8 at 0 0 x', 16, 'a number'],
    ['concede now', 9, 'the end of the line'],
  ] as const)('refused: %s', (text, column, expected) => {
    const read = parseCommand(text, 1);
    expect(read).toMatchObject({ ok: false, fault: { code: 'notation', column } });
    if (!read.ok) expect(read.fault.message).toContain(expected);
  });
});
