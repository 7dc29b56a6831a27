import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import rulebook from '#games/tug-of-war/rulebook.json' with { type: 'json' };

const FOLDER = 'tests/games/tug-of-war';
const SOURCE = 'src/games/tug-of-war';
/** Numbers that the settled rules leave free, between the general ones and the modules. */
const FREE = [24, 25, 26, 27, 28, 29];
const CLAUSES = Array.from({ length: rulebook.clauses }, (_, i) => i + 1)
  .filter((number) => !FREE.includes(number))
  .map((number) => `${rulebook.book}-${String(number).padStart(2, '0')}`);

const filesIn = (folder: string, end: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Names of tests and of cases: what follows `it(`, `)(` after a table, or `name:`. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bit(?:\.\w+)?\(|\)\(|name:)\s*(['"`])(.*)/g)].map(([, , name = '']) => name);

const citedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/TW-\d+/g) ?? []));

describe('the clauses of Tug of War', () => {
  const tested = citedIn(filesIn(FOLDER, /\.test\.ts$/).flatMap(namesIn));
  const decided = citedIn(filesIn(SOURCE, /\.ts$/));

  it.each(CLAUSES)('%s is named by a test and where it is decided', (clause) => {
    expect(tested).toContain(clause);
    expect(decided).toContain(clause);
  });

  it('no test, no file and no help cites a clause that there is not', () => {
    const all = citedIn([...filesIn(FOLDER, /\.ts$/), ...filesIn(SOURCE, /\.(?:ts|json|md)$/)]);
    expect([...all].filter((clause) => !CLAUSES.includes(clause))).toEqual([]);
  });
});
