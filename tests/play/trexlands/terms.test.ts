import { describe, expect, it } from 'vitest';
import { faceOf, FACE_IDS } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { subjectOf, termsIn, termsOf, type TermId } from '#play/trexlands/words/terms.ts';
import { whatIs } from '#play/trexlands/words/whatIs.ts';
import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';
import { view } from '#games/trexlands/view.ts';
import { inPlay } from '../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../../app/tables/trexlands/fakeSession.ts';

const terms = (sentence: string, known?: readonly TermId[]) =>
  termsIn(sentence, known).flatMap(({ words, term }) => (term === null ? [] : [`${term}: ${words}`]));
const whole = (sentence: string): string =>
  termsIn(sentence)
    .map(({ words, end }) => words + end)
    .join('');

describe('a sentence with words of the rule book', () => {
  const met: readonly (readonly [sentence: string, ...terms: readonly string[]])[] = [
    [gameTexts.battle.ranking, 'rank: rank'],
    ['Cycle 1 of 40 · MOVE', 'cycle: Cycle', 'move: MOVE'],
    [faceOf('broker').short, 'v: V', 'tie: tied highest bid'],
    [faceOf('broker').text, 'v: V', 'tie: tie for the highest bid'],
    [faceOf('quartermaster').short, 'supply: Supply', 'full: full Terra', 'v: V'],
    [gameTexts.move.stack.label, 'stack: Stack'],
    ['3 V coins and 0 X tokens', 'v: V coins', 'x: X tokens'],
    ['Rolled on the salt flat', 'saltFlat: salt flat'],
    ['Will be rolled on scrub', 'scrub: scrub'],
    [gameTexts.exchange.openNote, 'bluff: bluff', 'v: V', 'challenge: challenge'],
    ['The WHEEL is in the EXCHANGE.', 'wheel: WHEEL', 'exchange: EXCHANGE'],
  ];

  it.each(met)('%s', (sentence, ...expected) => {
    expect(terms(sentence)).toEqual(expected);
  });

  it('explains each where it first stands, and none that is known', () => {
    expect(terms('V, and V again')).toEqual(['v: V']);
    expect(terms('V on a Terra', ['v'])).toEqual(['terra: Terra']);
  });

  it('is none of them inside another word', () => {
    expect(terms('Vermilion removes the Xylophone frankly')).toEqual([]);
  });

  it('stays as it is, with its punctuation after the term', () => {
    for (const id of FACE_IDS) expect(whole(faceOf(id).text)).toBe(faceOf(id).text);
    expect(termsIn('In Camp: all.')).toContainEqual({ words: 'Camp', term: 'camp', end: ':' });
  });
});

describe('every term', () => {
  const state = view(inPlay(), null);
  const names = namesOf(ADA_AND_BO.seats);
  const clauses = RULE_CHAPTERS.flatMap((chapter) => chapter.clauses.map(({ id }) => id));
  const all = [...(Object.keys(gameTexts.terms) as (keyof typeof gameTexts.terms)[]), 'v', 'x', 'wheel'] as const;

  it.each(all)('%s is explained, with a clause that there is, and not by itself', (term) => {
    const subject = subjectOf(term);
    const { text, clause } = whatIs(state, subject, names);
    expect(text).toMatch(/\.$/);
    expect(clauses).toContain(clause);
    expect(termsOf(subject)).toEqual([term]);
  });

  it('a cycle tells the last one, where the table has agreed on one', () => {
    const of = (cycleLimit: number | null) =>
      whatIs({ ...state, options: { ...state.options, cycleLimit } }, subjectOf('cycle'), names).text;
    expect(of(40)).toContain('after cycle 40');
    expect(of(null)).toBe(gameTexts.terms.cycle.text);
  });
});
