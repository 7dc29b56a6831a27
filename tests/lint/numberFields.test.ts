import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../../scripts/lib/source.mjs';

it('no field of the page leaves the reading of numbers to the browser, which knows one decimal sign alone', () => {
  const fields = filesUnder('src/app').filter((file) => file.endsWith('.tsx'));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((file) => /type=["'{ ]*number/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
