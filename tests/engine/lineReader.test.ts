import { describe, expect, it } from 'vitest';
import { LineReader, wordsOf } from '#engine/lineReader.ts';

const line = (text: string): LineReader => new LineReader(text, 'test');

describe('a line', () => {
  it('is words, and every comma is one', () => {
    expect(wordsOf(' walk L1,A 90 ,B')).toEqual(['walk', 'L1', ',', 'A', '90', ',', 'B']);
  });

  it('gives several words at once if they come next in any case, and else none', () => {
    const reader = line('Mary Ann L1');
    expect([reader.maybe('mary', 'l1'), reader.maybe('mary', 'ann'), reader.maybe(), reader.peek()]).toEqual([
      false,
      true,
      false,
      'L1',
    ]);
  });

  it('gives its rest as it was typed', () => {
    const reader = line('help  what   is  ');
    reader.maybe('help');
    expect([reader.rest(), reader.atEnd(), reader.rest()]).toEqual(['what   is', true, '']);
  });

  it('gives its rest to another reader in its place, so that the columns stay those of the line', () => {
    const reader = line('as Ben  fly far');
    reader.maybe('as', 'Ben');
    const other = line(reader.restInPlace());
    other.maybe('fly');
    other.end();
    expect([reader.atEnd(), reader.restInPlace(), other.fault?.column]).toEqual([true, '', 13]);
  });

  it('tells what was expected where the first word did not fit, and nothing after it', () => {
    const reader = line('go 7 up on');
    reader.maybe('go');
    expect(reader.read((word) => (word === 'left' ? word : null), 'left', 'left')).toBe('left');
    expect(reader.oneOf(['down'], 'lower')).toBe('down');
    expect(reader.fault).toEqual({ code: 'test', column: 4, word: '7', message: 'Column 4: "7"; expected left.' });
    expect([reader.peek(), reader.maybe('on'), reader.atEnd()]).toEqual(['', false, true]);
  });

  it('that goes on where it should end is at fault there', () => {
    const reader = line('end now');
    reader.maybe('end');
    reader.end();
    expect(reader.fault?.message).toBe('Column 5: "now"; expected the end of the line.');
  });
});
