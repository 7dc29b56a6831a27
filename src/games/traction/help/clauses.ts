import type { Chapter } from '#engine/lessons.ts';
import data from './clauses.json' with { type: 'json' };

/** A clause as clauses.json has it. */
export interface WrittenClause {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  /** The codes of the rulings that cite it. */
  readonly codes?: readonly string[];
  /** A scenario's name, */
  readonly example: string;
  /** played on by these lines of notation, */
  readonly then?: readonly string[];
  /** with this limit of turns (TR-39). */
  readonly turnLimit?: number;
  readonly drill: string;
}

export const WRITTEN: readonly WrittenClause[] = data.chapters.flatMap(
  ({ clauses }): readonly WrittenClause[] => clauses,
);

export const CHAPTERS: readonly Chapter[] = data.chapters.map(({ title, clauses }) => ({
  title,
  clauses: clauses.map(({ id, title: name, words, codes = [], example, drill }: WrittenClause) => ({
    id,
    title: name,
    words,
    codes,
    example,
    drill,
  })),
}));
