import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNotJson } from '#engine/files/notJson.ts';
import { readJson } from '#engine/files/readJson.ts';
import { runs } from '../../effort.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON into which a few characters slipped, or from which some are gone. */
const almostJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom(
      '',
      '"',
      '\\',
      '\\u00',
      ',',
      ':',
      '{',
      ']',
      '0',
      '-',
      '.',
      'e',
      'null',
      ' ',
      '\n',
      '\u00a0',
      '\u0001',
    ),
  )
  .map(([json, at, gone, slipped]) => {
    const place = at % (json.length + 1);
    return json.slice(0, place) + slipped + json.slice(place + gone);
  });

describe('the place where a text stops being JSON', () => {
  it('is there where the language does not read the text, and nowhere else', () => {
    fc.assert(
      fc.property(almostJson, (text) => {
        expect(firstNotJson(text) === null, text).toBe(isJson(text));
      }),
      { numRuns: runs(2000, 200_000) },
    );
  });

  it.each([
    ['a comma too many', '{"a": 1,}', 'line 1, column 9 there is "}"; expected a key in double quotes'],
    ['a comma too many in a list', '[1,\n]', 'line 2, column 1 there is "]"; expected a value'],
    ['a comma too few', '{"a": 1\n "b": 2}', 'line 2, column 2 there is "\\""; expected a comma or }'],
    ['a comma too few in a list', '[1 2]', 'line 1, column 4 there is "2"; expected a comma or ]'],
    ['a key without quotes', '{a: 1}', 'line 1, column 2 there is "a"; expected a key in double quotes or }'],
    ['a key in single quotes', "{'a': 1}", 'line 1, column 2 there is "\'"; expected a key in double quotes or }'],
    ['no colon', '{"a" 1}', 'line 1, column 6 there is "1"; expected a colon'],
    ['NaN', '{"a": [1, NaN]}', 'line 1, column 11 there is "NaN"; expected a value'],
    ['a minus and no number', '[-Infinity]', 'line 1, column 2 there is "-Infinity"; expected a value or ]'],
    ['a comment', '{\r\n  "a": 1 // one\r\n}', 'line 2, column 10 there is "/"; expected a comma or }'],
    ['something behind the end', '{}\rx', 'line 2, column 1 there is "x"; expected the end of the file'],
    ['half a file', '{"a": [1, {"b"', 'line 1, column 15 it ends; expected a colon'],
    ['a quote that is never closed', '["abc', 'line 1, column 6 it ends; expected the closing quote'],
    [
      'a line end within quotes',
      '["ab\nc"]',
      'line 1, column 5 there is "\\n"; expected the closing quote on the same line',
    ],
    ['a tab within quotes', '["a\tb"]', 'line 1, column 4 there is "\\t"; expected no control character within quotes'],
    [
      'an escape of another language',
      '["\\x41"]',
      'line 1, column 3 there is "\\\\x41"; expected an escape that JSON knows',
    ],
    ['an odd space, after a smile', '["😀",\u00a01]', 'line 1, column 6 there is "\u00a0"; expected a value'],
    ['a very long word', `[${'x'.repeat(5000)}]`, `there is "${'x'.repeat(21)}..."; expected a value or ]`],
  ])('is told in the same words everywhere: %s', (_name, text, said) => {
    const read = readJson(text);
    expect(read.ok ? null : read.fault.message).toContain(`${said}.`);
  });
});
