import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from '../../scripts/lib/source.mjs';

it('files leave the page by one way alone', () => {
  const other = /createObjectURL|\.download\s*=|\bdownload=|showSaveFilePicker|\bnavigator\.share\((?!\{ title, url)/;
  const found = ['src/app', 'src/play']
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => other.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => file.replace(/^.*src\/app\//, ''))).toEqual(['storage/handOut.ts']);
});
