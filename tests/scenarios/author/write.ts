import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { CASES } from './cases/all.ts';
import { EXAMPLES_FILE, examplesText } from './examples.ts';
import { textOf } from './file.ts';
import { ROLL_CASES } from './rolls/cases.ts';
import { rollText } from './rolls/file.ts';

/**
 * (Re)writes every scenario file from the table, takes away those beside them that are not in it, and bundles what help
 * plays: `npx tsx tests/scenarios/author/write.ts`.
 */
const folder = new URL('../', import.meta.url);
const files = [
  ...CASES.map((one) => [one.name, textOf(one)] as const),
  ...ROLL_CASES.map((one) => [one.name, rollText(one)] as const),
];
const wanted = new Set(files.map(([name]) => `${name}.json`));
/** The folders of this table: positions of other games (positions.test.ts) are written by hand. */
const written = new Set([...wanted].map((file) => dirname(file)));
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.json') && written.has(dirname(file)) && !wanted.has(file)) rmSync(new URL(file, folder));
}
for (const [name, text] of files) {
  const file = new URL(`${name}.json`, folder);
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(EXAMPLES_FILE, examplesText());
process.stdout.write(`${files.length} scenarios written\n`);
