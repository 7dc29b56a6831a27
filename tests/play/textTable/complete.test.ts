import { describe, expect, it } from 'vitest';
import { completed } from '#play/textTable/complete.ts';

const COMMANDS = ['walk', 'way', 'where', 'look'];
const complete = (line: string): string | null => completed(line, COMMANDS, () => ['L1', 'L2', 'Ada', 'pad']);

describe('completing a line', () => {
  it.each([
    ['lo', 'look '],
    ['WAL', 'walk '],
    ['w', null], // walk, way and where begin alike no further
    ['wa', null],
    ['wh', 'where '],
    ['look', null], // whole already
    ['look ', null],
    ['', null],
    ['xyz', null],
    ['where a', 'where Ada '],
    ['where l', null], // L1 or L2
    ['where p', 'where pad '],
    ['where look', null], // a command is no second word
  ])('%j gives %j', (line, whole) => {
    expect(complete(line)).toBe(whole);
  });
});
