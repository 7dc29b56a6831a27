import { describe, expect, it } from 'vitest';
import type { TugOfWarAction } from '#games/tug-of-war/actions.ts';
import { makeCommand, parseCommand } from '#games/tug-of-war/notation.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from './randomMatch.ts';
import { must } from './support.ts';

const written: readonly (readonly [text: string, action: TugOfWarAction])[] = [
  ['rope 3 1', { do: 'play', seat: 1, module: 'rope', cards: [3, 1] }],
  ['maze 1 up 2 left', { do: 'play', seat: 1, module: 'maze', cards: [1, 2], aims: ['up', 'left'] }],
  ['path 3 c4 1 d5', { do: 'play', seat: 1, module: 'path', cards: [3, 1], aims: ['c4', 'd5'] }],
  ['tower 5 B', { do: 'play', seat: 1, module: 'tower', cards: [5], option: 'B' }],
  ['tower 5 A block race', { do: 'play', seat: 1, module: 'tower', cards: [5], option: 'A', block: 'race' }],
  ['clock 2 after 93500', { do: 'play', seat: 1, module: 'clock', cards: [2], elapsedMs: 93_500 }],
  ['discard 1 2', { do: 'discard', seat: 1, cards: [1, 2] }],
  ['discard 1 after 5', { do: 'discard', seat: 1, cards: [1], elapsedMs: 5 }],
  ['first me', { do: 'first', seat: 1, first: 1 }],
  ['first rival', { do: 'first', seat: 1, first: 0 }],
  ['first decline', { do: 'first', seat: 1, first: null }],
  ['time 720000', { do: 'time', elapsedMs: 720_000 }],
  ['concede', { do: 'concede', seat: 1 }],
];

describe('commands', () => {
  it.each(written)('%s is written and read', (text, action) => {
    expect(makeCommand(action)).toBe(text);
    expect(must(parseCommand(text, 1))).toEqual(action);
    expect(must(parseCommand(` ${text.toUpperCase()} `, 1))).toEqual(action);
  });

  it('discards are put in their order', () => {
    expect(must(parseCommand('discard 3 1 2', 0))).toMatchObject({ cards: [1, 2, 3] });
  });

  it('of whole matches are written and read the same', () => {
    for (const seed of seeds(20, 500))
      playMatch(seed, ({ action }) => {
        const seat = action.do === 'time' ? 0 : action.seat;
        expect(must(parseCommand(makeCommand(action), seat))).toEqual(action);
      });
  });

  it.each([
    ['', 1, ''],
    ['swim 1', 1, 'swim'],
    ['rope', 5, ''],
    ['rope 6', 6, '6'],
    ['rope 1 up', 8, 'up'],
    ['maze 1', 7, ''],
    ['maze 1 forward', 8, 'forward'],
    ['path 1 i4', 8, 'i4'],
    ['tower 1', 8, ''],
    ['tower 1 D', 9, 'D'],
    ['rope 1 block', 13, ''],
    ['rope 1 after soon', 14, 'soon'],
    ['first', 6, ''],
    ['discard', 8, ''],
    ['concede now', 9, 'now'],
  ])('%s is refused where it goes wrong', (text, column, word) => {
    expect(parseCommand(text, 0)).toMatchObject({ ok: false, fault: { code: 'notation', column, word } });
  });
});
