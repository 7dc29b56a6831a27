import { describe, expect, it } from 'vitest';
import { mayBeDecimals } from '#lab/form/decimalCommas.ts';
import { NUMBERS } from '#lab/form/notation.ts';

describe('a list with commas', () => {
  it.each([
    '0,25',
    '12,5',
    '1,5',
    '0,125',
    '1,05',
    '0,25,0,5',
    '21,5,22,5',
    '-1,5',
    '0,5,1,05',
    '24,5,23,5,26',
    '21,5,22',
  ])('%s may be decimals, and is then no list of numbers', (text) => {
    expect(mayBeDecimals(text)).toBe(true);
    expect(NUMBERS.read(text)).toEqual([text]);
  });

  it.each([
    ['0, 25', [0, 25]],
    ['0.25,1', [0.25, 1]],
    ['1,2,3', [1, 2, 3]],
    ['0,5,10', [0, 5, 10]],
    ['92,95,90,93,96', [92, 95, 90, 93, 96]],
    ['92,95,90,93', [92, 95, 90, 93]],
    ['20,10,5', [20, 10, 5]],
    ['3,1,2', [3, 1, 2]],
    ['-1,1', [-1, 1]],
    ['-1,-2', [-1, -2]],
    ['240,960', [240, 960]],
    ['12', [12]],
  ])('%s is a list without doubt', (text, numbers) => expect(NUMBERS.read(text)).toEqual(numbers));

  it('is one of decimals with semicolons between them', () =>
    expect(NUMBERS.read('0,25; 0,5;1:2:0,5')).toEqual([0.25, 0.5, 1, 1.5, 2]));
});
