import { gameTexts } from '../texts.ts';
import type { Subject } from './whatIs.ts';

/** A word of the rule book that is explained where it stands. */
export type TermId = keyof typeof gameTexts.termsSaid;

const isTerm = (id: string): id is TermId => Object.hasOwn(gameTexts.termsSaid, id);

const ANY = new RegExp(
  Object.entries(gameTexts.termsSaid)
    .map(([term, said]) => `(?<${term}>\\b(?:${said})\\b)`)
    .join('|'),
  'g',
);

/** A part of a sentence: as it stands, and the term that it is. */
export interface Told {
  readonly words: string;
  readonly term: TermId | null;
  /** The punctuation right after a term, which stays in its line. */
  readonly end: string;
}

const PUNCTUATION = /^[.,:;)!?’”]+/;

const plain = (words: string): Told => ({ words, term: null, end: '' });

/** A sentence in parts: each term where it first stands, but for those that are known already. */
export function termsIn(sentence: string, known: readonly TermId[] = []): readonly Told[] {
  const met = new Set(known);
  const parts: Told[] = [];
  let from = 0;
  for (const found of sentence.matchAll(ANY)) {
    const [words] = found;
    const [term] = Object.entries(found.groups ?? {}).find(([, said]) => said !== undefined) ?? [];
    if (term === undefined || !isTerm(term) || met.has(term)) continue;
    met.add(term);
    if (found.index > from) parts.push(plain(sentence.slice(from, found.index)));
    from = found.index + words.length;
    const [end] = PUNCTUATION.exec(sentence.slice(from)) ?? [''];
    parts.push({ words, term, end });
    from += end.length;
  }
  return from < sentence.length ? [...parts, plain(sentence.slice(from))] : parts;
}

/** The subject that is asked about where a term is touched. */
export const subjectOf = (term: TermId): Subject =>
  term === 'v' || term === 'x' || term === 'wheel' ? { kind: term } : { kind: 'term', term };

/** A note about a Terra says what its ground does. */
const GROUNDS: readonly TermId[] = ['scrub', 'saltFlat', 'gravel', 'dune'];

/** The terms that a note about this explains. */
export function termsOf(subject: Subject): readonly TermId[] {
  if (subject.kind === 'term') return [subject.term];
  if (subject.kind === 'terra') return GROUNDS;
  return isTerm(subject.kind) ? [subject.kind] : [];
}
