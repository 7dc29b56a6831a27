import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_LIMITS, readJson } from '#engine/files/readJson.ts';

const LIMITS = { bytes: 40, nesting: 3 };

describe('reading JSON that a stranger wrote', () => {
  it('takes what JSON can say', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes('"__proto__":'));
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it.each([
    ['brackets up to the limit', '[[[1]]]', null],
    ['brackets beyond the limit', '[[[[1]]]]', 'file-too-deep'],
    ['objects beyond the limit', '{"a":{"b":{"c":{}}}}', 'file-too-deep'],
    ['brackets inside a text', '"[[[[[["', null],
    ['brackets after an escaped quote inside a text', '"\\"[[[[[["', null],
    ['brackets one after another', '[[],[],[],[]]', null],
    ['bytes up to the limit', JSON.stringify('x'.repeat(38)), null],
    ['bytes beyond the limit', JSON.stringify('x'.repeat(39)), 'file-too-large'],
    ['two bytes a character', JSON.stringify('é'.repeat(20)), 'file-too-large'],
    ['two bytes a character, within', JSON.stringify('é'.repeat(19)), null],
    ['three bytes a character', JSON.stringify('€'.repeat(13)), 'file-too-large'],
    ['three bytes a character, within', JSON.stringify('€'.repeat(12)), null],
    ['four bytes a character', JSON.stringify('😀'.repeat(10)), 'file-too-large'],
    ['four bytes a character, within', JSON.stringify('😀'.repeat(9)), null],
    ['the first and the last three-byte character', JSON.stringify('\u0800\ud7ff\ue000\uffff'.repeat(3)), null],
    ['not JSON', '{"a":1,}', 'not-json'],
    ['a picture', '\u0089PNG\r\n', 'not-json'],
    ['nothing', '', 'not-json'],
    ['a key twice', '{"a":1,"a":2}', 'repeated-key'],
    ['a key twice in different objects', '[{"a":1},{"a":2}]', null],
    ['a key inside its own object', '{"a":{"a":1}}', null],
    ['a key as a value', '{"a":"a","b":"a"}', null],
    ['the key that hides', '{"__proto__":{}}', 'unknown-key'],
    ['the key that hides, in disguise', '{"__proto\\u005f_":{}}', 'unknown-key'],
    ['a key twice, once in disguise', '{"a":1,"\\u0061":2}', 'repeated-key'],
    ['a key that ends in a backslash', '{"a\\\\":1,"a":2}', null],
    ['a key twice in something that is not JSON', '{"a":1,"a"', 'not-json'],
  ])('%s: %s', (_name, text, code) => {
    const read = readJson(text, LIMITS);
    expect(read.ok ? null : read.fault.code).toBe(code);
  });

  it('counts as UTF-8 does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const json = JSON.stringify(text);
        const bytes = Buffer.byteLength(json, 'utf8');
        expect(readJson(json, { bytes, nesting: 1 }).ok).toBe(true);
        expect(readJson(json, { bytes: bytes - 1, nesting: 1 }).ok).toBe(false);
      }),
    );
  });

  it('says in one sentence how much is too much', () => {
    expect(readJson('[[[[1]]]]', LIMITS)).toEqual({
      ok: false,
      fault: { code: 'file-too-deep', message: 'The file nests 4 levels; expected at most 3.' },
    });
    expect(readJson(`"${'x'.repeat(39)}"`, LIMITS)).toEqual({
      ok: false,
      fault: { code: 'file-too-large', message: 'The file has 41 bytes; expected at most 40.' },
    });
    expect(readJson('\u0089PNG\r\n')).toEqual({
      ok: false,
      fault: { code: 'not-json', message: expect.stringContaining('The file is not JSON: it begins with ') as string },
    });
    expect(readJson(' ')).toEqual({
      ok: false,
      fault: { code: 'not-json', message: 'The file is not JSON: it is empty.' },
    });
    expect(readJson('{"a":1,"a":2}')).toEqual({
      ok: false,
      fault: {
        code: 'repeated-key',
        message: '$.a: the key "a" is there twice in one object; expected it once.',
        path: '$.a',
      },
    });
  });

  it.each([
    [
      '{"b":[{},{"c":{"x":",","y":[1,2],"x":3}}]}',
      '$.b[1].c.x: the key "x" is there twice in one object; expected it once.',
    ],
    [
      '[[1,2],[[3],{"p q":1,"p q":[]}],{"a":1,"a":1}]',
      '$[1][1]["p q"]: the key "p q" is there twice in one object; expected it once.',
    ],
    ['{"a":[0,{"__proto__":{"seat":1}}]}', '$.a[1].__proto__ is {"seat":1}; expected no key "__proto__".'],
  ])('says where the key is: %s', (text, message) => {
    const read = readJson(text);
    expect(read.ok ? null : read.fault.message).toBe(message);
    expect(read.ok ? null : message.startsWith(read.fault.path ?? '?')).toBe(true);
  });

  it('has the limits that the formats promise', () => {
    expect(FILE_LIMITS).toEqual({ bytes: 2_097_152, nesting: 32 });
    expect(readJson('['.repeat(32) + ']'.repeat(32)).ok).toBe(true);
    expect(readJson('['.repeat(33) + ']'.repeat(33)).ok).toBe(false);
  });

  it('is not felled by depth or length', () => {
    expect(readJson('['.repeat(1_000_000)).ok).toBe(false);
    expect(readJson(`"${'\\"'.repeat(1_000_000)}"`).ok).toBe(true);
  });

  it.each([
    ['a long key before many colons', `{"${'\\\\'.repeat(500_000)}"${':'.repeat(1_000_000)}`],
    ['many keys that are none', `{${'"\\x":'.repeat(400_000)}`],
  ])('reads %s only once', { timeout: 5000 }, (_name, text) => {
    const read = readJson(text);
    expect(read.ok ? null : read.fault.code).toBe('not-json');
  });

  it.each([
    ['escaped quotes', '\\"'],
    ['escapes', '\\\\'],
    ['letters', 'xx'],
    ['opened texts', '""'],
  ])('reads a text that never ends only once: %s', { timeout: 3000 }, (_name, pair) => {
    const read = readJson(`{"a":"${pair.repeat(FILE_LIMITS.bytes / 2 - 3)}`);
    expect(read.ok ? null : read.fault.code).toBe('not-json');
  });
});
