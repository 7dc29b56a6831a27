import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../../src/app');

const filesUnder = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(SRC, folder, file))
    .filter((file) => statSync(file).isFile());

it('all that makes sound, before any packing, is less than 120 kB, and none of it is a recording', () => {
  const ears = readdirSync(join(SRC, 'tables'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('tables', name, 'sound'));
  const files = ['audio', ...ears].flatMap(filesUnder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(files.length).toBeGreaterThan(20);
  expect(bytes).toBeLessThan(120_000);
  expect(files.filter((file) => !/\.(ts|tsx|json|md)$/.test(file))).toEqual([]);
});
