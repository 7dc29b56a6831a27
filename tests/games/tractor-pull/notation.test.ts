import { describe, expect, it } from 'vitest';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { makeCommand, parseCommand } from '#games/tractor-pull/notation.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';

const parse = (text: string): TractorPullAction => {
  const read = parseCommand(text, 1);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
};

const COMMANDS: readonly (readonly [string, TractorPullAction])[] = [
  ['face b', { do: 'face', seat: 1, face: 'b' }],
  ['spin', { do: 'spin', seat: 1, flick: null }],
  [
    'spin at 10 -20.5 speed 0 30 spin -1500',
    { do: 'spin', seat: 1, flick: { atMm: [10, -20.5], velocityMmS: [0, 30], spinDegS: -1500 } },
  ],
  ['location quarry-b', { do: 'location', seat: 1, location: 'quarry-b' }],
  ['install turbo own-row-2', { do: 'install', seat: 1, item: 'turbo', spot: '1-row-2' }],
  ['install oil-slick rival-column-3', { do: 'install', seat: 1, item: 'oil-slick', spot: '0-column-3' }],
  ['done', { do: 'done', seat: 1 }],
  ['recruit c2p3', { do: 'recruit', seat: 1, pair: 'c2p3' }],
  ['deploy van go-kart van', { do: 'deploy', seat: 1, vehicles: ['van', 'go-kart', 'van'] }],
  ['eject own-r1c2', { do: 'eject', seat: 1, space: '1-r1c2' }],
  ['resolve rival-r4c3', { do: 'resolve', seat: 1, target: { spaces: ['0-r4c3'], card: null } }],
  ['resolve own-r1c1 own-r1c3', { do: 'resolve', seat: 1, target: { spaces: ['1-r1c1', '1-r1c3'], card: null } }],
  ['resolve scooter', { do: 'resolve', seat: 1, target: { spaces: [], card: 'scooter' } }],
  ['pass', { do: 'pass', seat: 1 }],
  ['award roll-cage', { do: 'award', seat: 1, item: 'roll-cage' }],
  ['concede', { do: 'concede', seat: 1 }],
];

describe('commands', () => {
  it.each(COMMANDS)('%s', (text, action) => {
    expect(parse(text)).toEqual(action);
    expect(makeCommand(action)).toBe(text);
    expect(parse(text.toUpperCase())).toEqual(action);
  });

  it('every legal action of a match is a command, and the same again', () => {
    for (const seed of seeds(3, 100))
      playMatch(planOf(seed), ({ before }) => {
        for (const seat of tractorPull.asked(before))
          for (const action of tractorPull.legal(before, seat).actions.slice(0, 60))
            expect(parseCommand(makeCommand(action), seat)).toEqual({ ok: true, value: action });
      });
  });

  it.each([
    ['', 1, 'expected one of face'],
    ['fly', 1, 'expected one of face'],
    ['face c', 6, 'one of a, b'],
    ['spin 90', 6, 'expected at'],
    ['spin at 0 0 fast', 13, 'expected speed'],
    ['spin at 0 0 speed 0 0 turn 9', 23, 'expected spin'],
    ['spin at 0 x', 11, 'a number'],
    ['location quarry', 10, 'such as quarry-b'],
    ['install turbo row-2', 15, 'a place such as own-row-2'],
    ['install turbo own-row-4', 15, 'a place such as own-row-2'],
    ['recruit c4p1', 9, 'a pair such as c2p3'],
    ['deploy van van', 15, 'the line ends'],
    ['deploy van van jeep', 16, 'one of moped, scooter'],
    ['eject own-r5c1', 7, 'a place such as own-r1c2'],
    ['resolve', 8, 'a place such as rival-r1c2, or a class'],
    ['award jeep', 7, 'one of tow-chain'],
    ['concede now', 9, 'the end of the line'],
  ] as const)('refused: %s', (text, column, expected) => {
    const read = parseCommand(text, 1);
    expect(read).toMatchObject({ ok: false, fault: { code: 'notation', column } });
    if (!read.ok) expect(read.fault.message).toContain(expected);
  });
});
