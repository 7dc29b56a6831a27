import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenIn, withEscapes, withSeen } from '#engine/hidden.ts';
import { isolated } from '#engine/isolated.ts';
import { runs } from '../effort.ts';

const char = (code: number): string => String.fromCodePoint(code);

describe('a character that is not seen, or that turns the direction of writing', () => {
  it.each([
    ['the end of a line', 0x0a],
    ['a delete', 0x7f],
    ['a control of the second set', 0x85],
    ['a line separator', 0x2028],
    ['half of a pair', 0xd800],
    ['a soft hyphen', 0xad],
    ['a grapheme joiner', 0x34f],
    ['a filler of Hangul', 0x3164],
    ['a blank Braille pattern', 0x2800],
    ['a zero-width space', 0x200b],
    ['a lone non-joiner', 0x200c],
    ['a lone joiner', 0x200d],
    ['a word joiner', 0x2060],
    ['a byte order mark', 0xfeff],
    ['a mark from left to right', 0x200e],
    ['a mark from right to left', 0x200f],
    ['an Arabic letter mark', 0x61c],
    ['an override', 0x202e],
    ['an isolate', 0x2066],
    ['the end of one', 0x2069],
    ['a tag', 0xe0041],
    ['a variation selector', 0xfe00],
    ['one of the others', 0xe0101],
    ['a mark of annotation', 0xfffa],
  ])('is found by its code and its place: %s', (_name, code) => {
    const hex = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    expect(hiddenIn(`A😀${char(code)}n`)).toEqual({ code: hex, place: 3 });
    expect(hiddenIn(`${char(code)}Ann`)).toEqual({ code: hex, place: 1 });
    expect(hiddenIn(`Ann${char(code)}`)?.place).toBe(4);
  });

  it('is not part of what people are called', () => {
    for (const name of [
      'Ann',
      'Jürgen',
      'O’Brien',
      'José-María',
      'Zoë 2',
      'Эва',
      '李小龍',
      'さくら',
      '김민준',
      'נועה',
      'محمد',
      'ปรีชา',
      'Nguyễn',
      'e\u0301',
    ])
      expect(hiddenIn(name)).toBeNull();
  });

  it('is none where writing needs it', () => {
    for (const name of ['👩‍🚀', 'Ann ❤️', '🏳️‍🌈', '👩🏽‍💻', '👨‍👩‍👧‍👦', '1️⃣', 'ශ්‍රී', 'क्‍ष', 'علی‌رضا', '🇨🇭', '👍🏽'])
      expect([name, hiddenIn(name)]).toEqual([name, null]);
  });

  it('is one where the same character joins nothing', () => {
    expect(hiddenIn('👩\u200d')).toEqual({ code: 'U+200D', place: 2 });
    expect(hiddenIn('\u200d👩')).toEqual({ code: 'U+200D', place: 1 });
    expect(hiddenIn('👩\u200d\u200d👩')).toEqual({ code: 'U+200D', place: 2 });
    expect(hiddenIn('👩\u200dA')).toEqual({ code: 'U+200D', place: 2 });
    expect(hiddenIn('ع\u200cA')).toEqual({ code: 'U+200C', place: 2 });
    expect(hiddenIn('A\ufe0f')).toEqual({ code: 'U+FE0F', place: 2 });
    expect(hiddenIn('❤\ufe0f\ufe0f')?.place).toBe(3);
    expect(hiddenIn('🏴󠁧󠁢󠁥󠁮󠁧󠁿')?.code).toBe('U+E0067');
  });

  it('can be shown in place, or written as its code; nothing of the kind is left then, whatever the text', () => {
    expect(withSeen('A\u202enn')).toBe('A\ufffdnn');
    expect(withEscapes('A\u202enn\u{e0041}')).toBe('A\\u202enn\\u{e0041}');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(hiddenIn(withSeen(text))).toBeNull();
        expect(hiddenIn(withEscapes(text))).toBeNull();
        expect(withSeen(text) === text).toBe(hiddenIn(text) === null);
      }),
      { numRuns: runs(400, 10_000) },
    );
  });
});

describe('a name that is written from the right', () => {
  it('keeps to itself within a sentence; any other is left as it is', () => {
    expect(isolated('נועה')).toBe('\u2068נועה\u2069');
    expect(isolated('محمد 2')).toBe('\u2068محمد 2\u2069');
    expect(isolated('Jürgen 👩‍🚀')).toBe('Jürgen 👩‍🚀');
  });
});
