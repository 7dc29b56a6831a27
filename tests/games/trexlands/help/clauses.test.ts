import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';

const CLAUSES = RULE_CHAPTERS.flatMap(({ clauses }) => clauses);

it('every clause that a test holds is in the help, once, and no other', () => {
  const held = [
    ...readFileSync('tests/games/trexlands/coverage.test.ts', 'utf8').matchAll(/^ {2}'(TX-\d\d)': \[/gm),
  ].map(([, id]) => id);
  expect(held).toHaveLength(70);
  expect(CLAUSES.map(({ id }) => id).sort()).toEqual(held.sort());
});

it.each(CLAUSES.map(({ id, title, words }) => [id, title, words] as const))(
  '%s has a title, and sentences that a player reads in a breath or two',
  (_, title, words) => {
    expect(title).toMatch(/^[#\p{L}][^.]*[^.]$/u);
    expect(words).toMatch(/^[#\p{Lu}\d].*\.$/u);
    expect(words.length).toBeLessThan(260);
  },
);

it('no two clauses are called the same', () => {
  expect(new Set(CLAUSES.map(({ title }) => title)).size).toBe(CLAUSES.length);
});
