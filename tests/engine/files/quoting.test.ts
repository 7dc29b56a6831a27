import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { makePath } from '#engine/files/jsonPath.ts';
import { faultOfIssue, readJson } from '#engine/files/readJson.ts';
import { shortened } from '#engine/files/shortened.ts';
import type { Result } from '#sim/result.ts';

const HUGE = 'x'.repeat(1_000_000);
const QUOTED = `"${'x'.repeat(76)}...`;

const messageOf = (result: Result<unknown>): string => (result.ok ? '' : result.fault.message);
const refused = (schema: z.ZodType, value: unknown): string => {
  const read = schema.safeParse(value);
  return read.success ? '' : faultOfIssue(read.error, value).message;
};

const within: unknown[] = [];
within.push(within);

describe('what a stranger wrote is quoted with 80 characters at most', () => {
  it.each([
    ['an unknown key', refused(z.strictObject({}), { [HUGE]: 1 }), `$[${QUOTED}] is 1; expected no key ${QUOTED}.`],
    ['its value', refused(z.strictObject({}), { k: HUGE }), `$.k is ${QUOTED}; expected no key "k".`],
    ['a value', refused(z.number(), HUGE), `$ is ${QUOTED}; expected a finite number.`],
    ['a number of many digits', refused(z.string(), 10 ** 308), '$ is 1e+308; expected a text.'],
    [
      'a key with what nobody sees',
      refused(z.strictObject({}), { 'a\u200b': 1 }),
      '$["a\\u200b"] is 1; expected no key "a\\u200b".',
    ],
    [
      'what a browser’s storage holds, but no JSON',
      refused(z.string(), 12n),
      '$ is a value that JSON cannot hold (bigint); expected a text.',
    ],
    [
      'a list within itself',
      refused(z.string(), within),
      '$ is a value that JSON cannot hold (object); expected a text.',
    ],
    [
      'a repeated key',
      messageOf(readJson(`{"${HUGE}":1,"${HUGE}":2}`)),
      `$[${QUOTED}]: the key ${QUOTED} is there twice in one object; expected it once.`,
    ],
    [
      'a format',
      messageOf(expectFormat({ format: HUGE }, 'a', 1)),
      `$.format is ${QUOTED}; expected "a"; this is not a file of Tumbletop.`,
    ],
    [
      'a version',
      messageOf(expectFormat({ format: 'a', version: HUGE }, 'a', 1)),
      `$.version is ${QUOTED}; this program reads version 1.`,
    ],
  ])('%s', (_name, message, sentence) => expect(message).toBe(sentence));

  it('and so is what the engine says of a text that is no JSON', () => {
    expect(messageOf(readJson(`[${HUGE}`)).length).toBeLessThan(250);
  });

  it('a path through many such keys stays readable', () => {
    expect(makePath(Array.from({ length: 32 }, () => HUGE)).length).toBeLessThanOrEqual(240);
  });
});

describe('a shortened text', () => {
  it.each([
    ['one that fits stays as it is', 'abc', 3, 'abc'],
    ['one that does not says so', 'abcdefgh', 6, 'abc...'],
    ['no character is cut in halves', 'ab\u{1f600}defgh', 6, 'ab...'],
  ])('%s', (_name, text, most, short) => expect(shortened(text, most)).toBe(short));
});
