/** A clause of any game for a player. */
export interface ClauseInWords {
  /** As rulings name it, such as TR-10. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

/** As much of a chapter of any game's rules as a search reads. */
interface Searched {
  readonly title: string;
  readonly clauses: readonly ClauseInWords[];
}

/** The chapters with what says all of the words, in its number, its title or its text; nothing left out without any. */
export function findClauses<C extends Searched>(chapters: readonly C[], query: string): readonly C[] {
  const wanted = wordsOf(query);
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ id, title, words }) =>
        says(`${id} ${title} ${words} ${chapter.title}`, wanted),
      ),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

const wordsOf = (query: string): readonly string[] =>
  spoken(query)
    .split(/\s+/)
    .filter((word) => word !== '');

const says = (text: string, wanted: readonly string[]): boolean => wanted.every((word) => spoken(text).includes(word));

/** Ignores case, and the kind of apostrophe. */
const spoken = (text: string): string => text.toLowerCase().replaceAll('’', "'");
