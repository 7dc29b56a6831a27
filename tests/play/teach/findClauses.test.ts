import { describe, expect, it } from 'vitest';
import { findClauses } from '#play/teach/findClauses.ts';
import { LESSONS } from '#play/traction/teach/lessons.ts';

const found = (query: string): readonly string[] =>
  findClauses(LESSONS.chapters, query).flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe('searching the rules', () => {
  it('leaves nothing out before anything is asked', () => {
    expect(found('')).toHaveLength(66);
    expect(found('   ')).toHaveLength(66);
  });

  it('finds a clause by its number, whatever the case', () => {
    expect(found('tr-10')).toEqual(['TR-10']);
    expect(found('TR-1')).toEqual(expect.arrayContaining(['TR-10', 'TR-19']));
  });

  it('finds what says all of the words, in any order and by their beginnings', () => {
    expect(found('slide corner')).toEqual(['TR-07']);
    expect(found('corner slid')).toEqual(['TR-07']);
    expect(found('jiggle')).toEqual(['TR-27', 'TR-54']);
  });

  it('minds neither apostrophe', () => {
    expect(found('rival’s pad')).toEqual(found("rival's pad"));
    expect(found("rival's pad").length).toBeGreaterThan(0);
  });

  it('finds by chapter', () => {
    expect(found('winning')).toEqual(['TR-32', 'TR-33', 'TR-34', 'TR-61', 'TR-60', 'TR-36', 'TR-63', 'TR-39']);
  });

  it('finds nothing where nothing says it, and no empty chapter', () => {
    expect(findClauses(LESSONS.chapters, 'dragon')).toEqual([]);
  });
});
