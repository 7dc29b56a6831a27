import { deflateSync, strToU8 } from 'fflate';
import { base64urlnopad } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLink, unpackLink } from '#engine/files/link.ts';
import { LINK_LENGTH_MOST } from '#engine/files/linkLimits.ts';
import { FILE_LIMITS } from '#engine/files/readJson.ts';

const packed = (text: string): string => {
  const link = packLink(text);
  if (!link.ok) throw new Error(link.fault.message);
  return link.value;
};
const said = (link: string): string => {
  const text = unpackLink(link);
  return text.ok ? 'unpacked' : text.fault.code;
};
/** Refused, or what it was packed from: a changed bit behind the end of the text changes nothing. */
const safe = (link: string, text: string): boolean => {
  const read = unpackLink(link);
  return read.ok ? read.value === text : read.fault.code === 'link-damaged';
};
const letters = (seed: number, length: number): string => {
  let x = seed;
  return Array.from({ length }, () => String.fromCharCode(33 + ((x = (x * 48271) % 2147483647) % 90))).join('');
};

describe('a text in a link', () => {
  it('comes out as it went in, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 4000 }), (text) => {
        expect(unpackLink(packed(text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('has only letters that an address carries unchanged', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(packed(text)).toMatch(/^[\w.-]+$/);
      }),
    );
  });

  it('is the same link for the same text', () => {
    expect(packed('{"a":1}')).toBe('1.AVq9fw.q1ZKVLIyrAUA');
  });

  it('is refused where it would be too long, with both lengths', () => {
    const link = packLink(letters(1, 100_000));
    expect(link.ok ? 'packed' : [link.fault.code, link.fault.message]).toEqual([
      'link-too-long',
      expect.stringMatching(/^The link would have \d{5,6} characters; expected at most 64000\.$/),
    ]);
  });
});

describe('a link is refused', () => {
  const text = letters(7, 3000);
  const good = packed(text);

  it('with a letter changed anywhere, unless it makes no difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: good.length - 1 }), fc.constantFrom(...'AZaz09-_.'), (at, letter) => {
        expect(safe(good.slice(0, at) + letter + good.slice(at + 1), text)).toBe(true);
      }),
    );
  });

  it('cut off anywhere behind its version', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: good.length - 2 }), (length) => {
        expect(said(good.slice(0, length))).toBe('link-damaged');
      }),
    );
  });

  it.each<[string, string, string]>([
    ...['', '1', '2', '3', '1.'].map((left): [string, string, string] => [
      `of which "${left}" is left`,
      left,
      'link-damaged',
    ]),
    ['of another version', good.replace('1.', '2.'), 'link-version'],
    ['that is no link at all', 'match/abc', 'link-version'],
    ['with something behind it', `${good}.more`, 'link-damaged'],
    ['with letters of no alphabet', '1.AAAAAA.%%%%', 'link-damaged'],
    ['that is longer than links are', `1.${'A'.repeat(LINK_LENGTH_MOST)}`, 'link-too-long'],
  ])('%s', (_what, link, code) => {
    expect(said(link)).toBe(code);
  });

  it.each([
    ['of a newer version', '4.AAAAAA.AAAA', 'The link is of version 4, made by a newer Tumbletop; '],
    ['that is a word', 'null', 'This is no link of Tumbletop: it begins with "null"; '],
    ['that has lost its beginning', '.AAAAAA.AAAA', 'This is no link of Tumbletop: it begins with ""; '],
    ['that is very long', `${'9'.repeat(5000)}.A.A`, `it begins with "${'9'.repeat(20)}"; `],
  ])('%s, told for what it is, with every version that is read', (_what, link, said) => {
    const read = unpackLink(link);
    expect(read.ok ? '' : read.fault.message).toContain(`${said}expected version 1, 2 or 3, which this program reads.`);
  });

  it('that was cut off with what to ask for: all of it, or the file', () => {
    for (const left of ['', good.slice(0, 40)])
      expect(unpackLink(left)).toMatchObject({
        fault: {
          message: expect.stringMatching(/^The link is damaged: .* the whole link, or for the file of the match/),
        },
      });
  });

  it('not made of more than a file may hold, which nobody could open', () => {
    expect(packLink('0'.repeat(FILE_LIMITS.bytes)).ok).toBe(true);
    expect(packLink('0'.repeat(FILE_LIMITS.bytes + 1))).toMatchObject({ ok: false, fault: { code: 'file-too-large' } });
  });

  it('before it fills the memory, where little text becomes very much', () => {
    const bomb = base64urlnopad.encode(deflateSync(strToU8('0'.repeat(3 * FILE_LIMITS.bytes)), { level: 9 }));
    expect(`1.AAAAAA.${bomb}`.length).toBeLessThan(LINK_LENGTH_MOST);
    expect(said(`1.AAAAAA.${bomb}`)).toBe('file-too-large');
  });

  it('with a sentence, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const link = unpackLink(text);
        expect(link.ok ? '' : link.fault.message).toMatch(/(?:expected|Ask) .*\.$/);
      }),
    );
  });
});
