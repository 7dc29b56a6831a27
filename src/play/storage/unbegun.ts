import type { TextStorage } from '../settings/textStorage.ts';

/**
 * Matches that lie in the store and in which nothing was played yet: loading the page again comes back to them, and no
 * list shows them. By their ids, when each was saved: one that was saved again since has begun.
 */
export interface UnbegunNotes {
  all(): ReadonlyMap<string, number>;
  /** The ids of those that were set up so long ago that they are nobody's any more. */
  left(now: number): readonly string[];
  note(id: string, savedAt: number): void;
  forget(ids: readonly string[]): void;
}

/** Players who come back to a table come back on the same day; ms (house value). */
export const UNBEGUN_MS = 24 * 60 * 60 * 1000;

const STORED_AS = 'tumbletop.unbegun';

/**
 * For all tabs of the browser. Storage that is blocked, full or damaged costs the notes and nothing else: every match
 * counts as begun.
 */
export function createUnbegunNotes(openStorage: () => TextStorage): UnbegunNotes {
  const all = (): ReadonlyMap<string, number> => {
    try {
      return mapIn(JSON.parse(openStorage().getItem(STORED_AS) ?? 'null'));
    } catch {
      return new Map();
    }
  };
  const put = (notes: ReadonlyMap<string, number>): void => {
    try {
      openStorage().setItem(STORED_AS, JSON.stringify(Object.fromEntries(notes)));
    } catch {
      // The match is in the list, as one that has not begun.
    }
  };
  return {
    all,
    left: (now) => [...all()].filter(([, savedAt]) => savedAt + UNBEGUN_MS < now).map(([id]) => id),
    note: (id, savedAt) => put(new Map([...all(), [id, savedAt]])),
    forget: (ids) => {
      const notes = new Map(all());
      if (ids.filter((id) => notes.delete(id)).length > 0) put(notes);
    },
  };
}

const mapIn = (stored: unknown): ReadonlyMap<string, number> =>
  new Map(
    typeof stored === 'object' && stored !== null
      ? Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      : [],
  );
