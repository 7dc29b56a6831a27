import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, isScript, root } from '../../scripts/lib/source.mjs';
import { lean, UNASKED } from '../../scripts/page/leanSchemas.mjs';

const SCHEMAS = readFileSync(join(root, 'node_modules/zod/v4/classic/schemas.js'), 'utf8');

it('takes from schemas every method that is named, and leaves those that this project asks for', () => {
  const { script, lost } = lean(SCHEMAS);
  expect([...lost].sort()).toEqual([...UNASKED].sort());
  for (const asked of [
    'optional',
    'exactOptional',
    'nullable',
    'default',
    'refine',
    'superRefine',
    'overwrite',
    'safeParse',
    'meta',
    'min',
    'max',
    'regex',
    'int',
    'nonnegative',
  ]) {
    expect(script).toMatch(new RegExp(`^ {4}(?:async )?${asked}\\(`, 'm'));
  }
});

it('takes nothing that a schema of this project calls', () => {
  const called = new RegExp(`\\.(${UNASKED.join('|')})\\(`, 'g');
  const schemas = filesUnder('src')
    .filter(isScript)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes("from 'zod'"));
  expect(schemas.length).toBeGreaterThan(5);
  expect(schemas.flatMap(({ file, text }) => [...text.matchAll(called)].map(([call]) => `${file}: ${call}`))).toEqual(
    [],
  );
});

it('says so when the library is written in another way', () => {
  expect(() => lean('module.exports = {}')).toThrow('not written as is known here');
});
