import { expect, it } from 'vitest';
import { eitherNumber, readNumber } from '#engine/readNumber.ts';

it.each([
  ['0,35', 0.35],
  ['12,5', 12.5],
  ['0.35', 0.35],
  ['-12,5', -12.5],
  ['−3', -3], // as texts have a minus
  [' 7 ', 7],
  [',5', 0.5],
  ['12,', 12], // about to go on
  ['0,125', 0.125],
  ['1e3', 1000],
])('%j is a number, by a decimal point or comma', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', ' ', '-', '.', 'rough', '0,3,5', '1.2.3', '1 000', '12 mm', '0x10', '1e999', 'Infinity'])(
  '%j is none',
  (text) => expect(readNumber(text)).toBeNull(),
);

it('what would be a thousand times as much to another reader is none, and is written otherwise', () => {
  expect(['1,234', '-12,500'].map(readNumber)).toEqual([null, null]);
  expect(eitherNumber('1,234')).toEqual(['1.234', '1234']);
  expect(['0,234', '1,23', '1234', '1.234'].map(eitherNumber)).toEqual([null, null, null, null]);
});
