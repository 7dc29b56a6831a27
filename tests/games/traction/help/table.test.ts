import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  clauseTable,
  clausesPage,
  clausesText,
  holesIn,
  type Row,
  type Table,
} from '../../../../scripts/make-clauses.ts';

const table = clauseTable();

describe('the table of clauses', () => {
  it('has no hole: every clause has words, code, tests, an example and a drill, and nothing in it is made up', () => {
    expect(holesIn(table)).toEqual([]);
  });

  it('is written down as it is; of code and tests nothing that is gone (else run: npx tsx scripts/make-clauses.ts)', () => {
    const [written, now] = [readFileSync(clausesPage, 'utf8'), clausesText(table)].map(rowsOf);
    expect(written?.map(withoutFiles)).toEqual(now?.map(withoutFiles));
    expect(
      written?.flatMap((row, i) =>
        FILES.flatMap((cell) => linksIn(row[cell]).filter((link) => !linksIn(now?.[i]?.[cell]).includes(link))),
      ),
    ).toEqual([]);
    expect(written?.filter((row) => FILES.some((cell) => linksIn(row[cell]).length === 0))).toEqual([]);
  });
});

/** The columns of files that decide and that test: a clause may be named in one more without anybody writing the page anew. */
const FILES = [3, 4];

const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| TR-'))
    .map((line) => line.slice(2, -2).split(' | '));
const withoutFiles = (row: readonly string[]): readonly string[] => row.filter((_, cell) => !FILES.includes(cell));
const linksIn = (cell = ''): readonly string[] => cell.match(/\]\([^)]+\)/g) ?? [];

/** The table with one row changed. */
const changed = (id: string, change: (row: Row) => Partial<Row>): Table => ({
  ...table,
  rows: table.rows.map((row) => (row.clause.id === id ? { ...row, ...change(row) } : row)),
});
const withHelp = (id: string, patch: Partial<Row['clause']>): Table =>
  changed(id, ({ clause }) => ({ clause: { ...clause, ...patch } }));

/** One more than there are; spelt so that this file does not name it. */
const BEYOND = `TR-${table.rows.length + 1}`;

describe('a hole is seen', () => {
  it.each<[string, Table, RegExp]>([
    [
      'a clause without help',
      { ...table, rows: table.rows.filter(({ clause }) => clause.id !== 'TR-31') },
      /TR-31 has 0 entries of help/,
    ],
    ['a clause with help twice', { ...table, rows: [...table.rows, ...table.rows.slice(0, 1)] }, /TR-01 has 2 entries/],
    ['a clause without words', withHelp('TR-05', { words: '' }), /TR-05 has no words/],
    ['a clause that no code names', changed('TR-10', () => ({ code: [] })), /TR-10 is mentioned nowhere/],
    ['a clause without a test', changed('TR-10', () => ({ tests: [] })), /TR-10 has no test/],
    ['an example that is no scenario', withHelp('TR-08', { example: 'TR-08/gone' }), /TR-08: its example TR-08\/gone/],
    ['a drill that is none', withHelp('TR-32', { drill: 'gone' }), /TR-32: there is no drill gone/],
    ['a shared drill without a reason', changed('TR-53', () => ({ shared: '' })), /TR-53 does not say why/],
    ['a drill that is no clause’s own', { ...table, drills: [...table.drills, 'juggle'] }, /the drill juggle/],
    [
      'a ruling that is none',
      withHelp('TR-07', { codes: ['pivot-slide', 'lift-off', 'wobble'] }),
      /TR-07: there is no ruling wobble/,
    ],
    ['a ruling that no clause has', withHelp('TR-37', { codes: [] }), /no clause has the ruling off-table/],
    ['a ruling that scenarios expect and help does not have', withHelp('TR-19', { codes: [] }), /crash by TR-19/],
    [
      'a clause that does not exist',
      { ...table, mentioned: new Map([...table.mentioned, [BEYOND, ['src/games/traction/referee/referee.ts']]]) },
      /there is no clause TR-\d\d/,
    ],
  ])('%s', (_what, holed, sentence) => {
    expect(holesIn(holed)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });
});
