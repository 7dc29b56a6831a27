import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../../scripts/lib/source.mjs';

const CODE = /\brefusal\(\s*'([a-z-]+)'/g;
const told = filesUnder('src/games')
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, text]) => text.includes('const refusal = (code: string'));

it('every game with rules to refuse by is looked at', () => expect(told).toHaveLength(5));

// Read as text: a test that loads these files would be run for every mutant, with files that then look otherwise.
it.each(told)('no two refusals of %s have one code', (_, text) => {
  const codes = [...text.matchAll(CODE)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});
