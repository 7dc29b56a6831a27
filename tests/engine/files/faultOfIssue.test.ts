import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { makePath } from '#engine/files/jsonPath.ts';
import { AS_THE_FIRST } from '#engine/files/faultOfIssue.ts';
import { whole } from '#engine/files/numbers.ts';
import { faultOfIssue } from '#engine/files/readJson.ts';

const Action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('walk'), n: z.int() }),
  z.strictObject({ do: z.literal('end') }),
]);

const cases: readonly [name: string, schema: z.ZodType, value: unknown, code: string, message: string][] = [
  [
    'a number too large',
    z.strictObject({ xMm: z.number().max(5) }),
    { xMm: 9 },
    'bad-value',
    '$.xMm is 9; expected at most 5.',
  ],
  ['a number not small enough', z.number().lt(5), 5, 'bad-value', '$ is 5; expected less than 5.'],
  ['a number too small', z.number().min(-2), -3, 'bad-value', '$ is -3; expected at least -2.'],
  ['a number not large enough', z.number().gt(0), 0, 'bad-value', '$ is 0; expected more than 0.'],
  ['a number beyond all numbers', z.number(), Infinity, 'bad-value', '$ is Infinity; expected a finite number.'],
  ['a list far too short', z.array(z.number()).min(2), [], 'bad-value', '$ is []; expected at least 2 items.'],
  ['a whole number beyond all', whole(0, 60_000), 1e99, 'bad-value', '$ is 1e+99; expected at most 60000.'],
  ['a whole number below all', whole(-5, 5), -1e99, 'bad-value', '$ is -1e+99; expected at least -5.'],
  [
    'a whole number beyond all, in an alternative',
    z.union([z.string(), z.strictObject({ n: whole(0, 9) })]),
    { n: 1e99 },
    'bad-value',
    '$.n is 1e+99; expected at most 9.',
  ],
  ['a broken number', z.int(), 1.5, 'bad-value', '$ is 1.5; expected a whole number.'],
  ['a number off the grid', z.number().multipleOf(0.5), 0.3, 'bad-value', '$ is 0.3; expected a multiple of 0.5.'],
  ['a list too long', z.array(z.number()).max(1), [1, 2], 'bad-value', '$ is [1,2]; expected at most 1 item.'],
  ['a text too short', z.string().min(1), '', 'bad-value', '$ is ""; expected at least 1 character.'],
  ['a text where a list belongs', z.array(z.number()), 'no', 'bad-value', '$ is "no"; expected a list.'],
  ['a list where an object belongs', z.strictObject({}), [], 'bad-value', '$ is []; expected an object.'],
  [
    'a text of the wrong form',
    z.array(z.string().regex(/^x$/, 'an x')),
    ['x', 'y'],
    'bad-value',
    '$[1] is "y"; expected an x.',
  ],
  [
    'a rule of its own',
    z.number().refine((n) => n === 1, 'the number one'),
    2,
    'bad-value',
    '$ is 2; expected the number one.',
  ],
  ['a word out of a list', z.enum(['p', 'q']), 'z', 'bad-value', '$ is "z"; expected one of "p", "q".'],
  ['one word only', z.literal('p'), 'z', 'bad-value', '$ is "z"; expected "p".'],
  [
    'something missing',
    z.strictObject({ a: z.strictObject({ b: z.number() }) }),
    { a: {} },
    'missing',
    '$.a.b is missing; expected a finite number.',
  ],
  [
    'nothing at all in its place',
    z.strictObject({ a: z.number() }),
    { a: null },
    'bad-value',
    '$.a is null; expected a finite number.',
  ],
  [
    'an unknown key',
    z.strictObject({ a: z.strictObject({}) }),
    { a: { 'b c': 1 } },
    'unknown-key',
    '$.a["b c"] is 1; expected no key "b c".',
  ],
  [
    'an unknown key with much in it',
    z.strictObject({}),
    { k: 'x'.repeat(100) },
    'unknown-key',
    `$.k is "${'x'.repeat(76)}...; expected no key "k".`,
  ],
  [
    'an unknown kind',
    z.array(Action),
    [{ do: 'fly' }],
    'bad-value',
    '$[0].do is "fly"; expected one of "walk", "end".',
  ],
  [
    'a fault inside a known kind',
    z.array(Action),
    [{ do: 'walk', n: 'x' }],
    'bad-value',
    '$[0].n is "x"; expected a finite number.',
  ],
  [
    'the alternative that was meant',
    z.union([z.string(), z.strictObject({ k: z.number() })]),
    { k: '1' },
    'bad-value',
    '$.k is "1"; expected a finite number.',
  ],
  [
    'none of the alternatives',
    z.union([z.string(), z.number()]),
    [],
    'bad-value',
    '$ is []; expected one of the forms that the format knows.',
  ],
  [
    "none of the alternatives, in its author's words",
    z.union([z.string(), z.number()], { error: 'a name or a number' }),
    [],
    'bad-value',
    '$ is []; expected a name or a number.',
  ],
  [
    'none of the alternatives, of which the first is the usual one',
    z.union([z.int(), z.strictObject({ not: z.int() })], { error: AS_THE_FIRST }),
    1.5,
    'bad-value',
    '$ is 1.5; expected a whole number.',
  ],
  [
    'an unknown key of the alternative that was meant',
    z.union([z.int(), z.strictObject({ not: z.int().optional() })], { error: AS_THE_FIRST }),
    { non: 1 },
    'unknown-key',
    '$.non is 1; expected no key "non".',
  ],
  [
    'a long value, cut',
    z.number(),
    'x'.repeat(100),
    'bad-value',
    `$ is "${'x'.repeat(76)}...; expected a finite number.`,
  ],
  [
    'an inherited name is no value',
    z.strictObject({ toString: z.number() }),
    {},
    'missing',
    '$.toString is missing; expected a finite number.',
  ],
];

describe('what a schema found wrong, as a sentence', () => {
  it.each(cases)('%s', (_name, schema, value, code, message) => {
    const read = schema.safeParse(value);
    expect(read.success).toBe(false);
    if (read.success) return;
    const found = faultOfIssue(read.error, value);
    expect(found.code).toBe(code);
    expect(found.message).toBe(message);
    expect(found.path !== undefined && message.startsWith(found.path)).toBe(true);
  });

  it('needs a schema that says why', () => {
    expect(() => faultOfIssue({ issues: [] }, 1)).toThrow('without saying why');
  });
});

describe('a JSON path', () => {
  it.each([
    [[], '$'],
    [['pieces', 2, 'xMm'], '$.pieces[2].xMm'],
    [['a b', 'c"d'], '$["a b"]["c\\"d"]'],
    [['0'], '$["0"]'],
  ])('of %j is %s', (path, text) => expect(makePath(path)).toBe(text));
});

describe('the kind of a file', () => {
  it.each([
    [
      'a list',
      [],
      'not-an-object',
      '$ is not an object; expected a file with "format": "tumbletop/x"; this is not a file of Tumbletop.',
    ],
    [
      'nothing',
      null,
      'not-an-object',
      '$ is not an object; expected a file with "format": "tumbletop/x"; this is not a file of Tumbletop.',
    ],
    [
      'a text',
      'x',
      'not-an-object',
      '$ is not an object; expected a file with "format": "tumbletop/x"; this is not a file of Tumbletop.',
    ],
    [
      'another kind',
      { format: 'tumbletop/y', version: 1 },
      'unknown-format',
      '$.format is "tumbletop/y"; expected "tumbletop/x".',
    ],
    [
      'no kind',
      { version: 1 },
      'unknown-format',
      '$.format is missing; expected "tumbletop/x"; this is not a file of Tumbletop.',
    ],
    [
      'a later version',
      { format: 'tumbletop/x', version: 2 },
      'unknown-version',
      '$.version is 2; this program reads version 1.',
    ],
    ['no version', { format: 'tumbletop/x' }, 'unknown-version', '$.version is missing; this program reads version 1.'],
  ])('%s is refused', (_name, value, code, message) => {
    const read = expectFormat(value, 'tumbletop/x', 1);
    expect(read.ok ? null : [read.fault.code, read.fault.message]).toEqual([code, message]);
  });

  it('is taken as it is when it is the right one', () => {
    const file = { format: 'tumbletop/x', version: 1, unknown: 1 };
    expect(expectFormat(file, 'tumbletop/x', 1)).toEqual({ ok: true, value: file });
  });
});
