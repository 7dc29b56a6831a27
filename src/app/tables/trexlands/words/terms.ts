import type { gameTexts } from '../texts.ts';
import type { Subject } from './whatIs.ts';

/** A word of the rule book that is explained where it stands. */
export type TermId = keyof typeof gameTexts.terms | 'v' | 'x' | 'wheel';

/** How each stands in a sentence; of two that begin at the same place the first counts. */
const SAID: Readonly<Record<TermId, string>> = {
  tie: 'tied highest bid|tie for the (?:highest bid|most)',
  full: '[Ff]ull Terra',
  roll: '[Bb]attle-rolls?',
  rank: 'ranks?',
  cycle: '(?:turn )?[Cc]ycles?',
  move: 'MOVES?',
  exchange: 'EXCHANGE',
  wheel: 'WHEEL',
  stack: '[Ss]tack(?:s|ed)?',
  supply: 'Supply',
  terra: 'Terra',
  camp: 'Camps?',
  post: 'Posts?',
  downed: 'downed',
  bluff: 'bluff',
  challenge: '[Cc]hallenged?',
  deployed: '[Dd]eployed',
  forfeited: 'forfeited',
  v: 'V(?: coins?)?',
  x: 'X(?: tokens?)?',
};

const isTerm = (id: string): id is TermId => Object.hasOwn(SAID, id);

const ANY = new RegExp(
  Object.entries(SAID)
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

/** The terms that a note about this explains. */
export function termsOf(subject: Subject): readonly TermId[] {
  if (subject.kind === 'term') return [subject.term];
  return isTerm(subject.kind) ? [subject.kind] : [];
}
