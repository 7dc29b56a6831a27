import { expect, it } from 'vitest';
import { RULE_CHAPTERS } from '#games/tractor-pull/help/clauses.ts';
import rulebook from '#games/tractor-pull/rulebook.json' with { type: 'json' };

const CLAUSES = RULE_CHAPTERS.flatMap(({ clauses }) => clauses);

it('every clause is in the help, once, and no other', () => {
  const all = Array.from({ length: rulebook.clauses }, (_, i) => `${rulebook.book}-${String(i + 1).padStart(2, '0')}`);
  expect(CLAUSES.map(({ id }) => id).sort()).toEqual(all);
});

it.each(CLAUSES.map(({ id, title, words }) => [id, title, words] as const))(
  '%s has a title, and sentences that a player reads in a breath or two',
  (_, title, words) => {
    expect(title).toMatch(/^[\p{L}\d][^.]*[^.]$/u);
    expect(words).toMatch(/^[\p{Lu}\d“].*\.$/u);
    expect(words.length).toBeLessThan(260);
  },
);

it('no two clauses are called the same', () => {
  expect(new Set(CLAUSES.map(({ title }) => title)).size).toBe(CLAUSES.length);
});
