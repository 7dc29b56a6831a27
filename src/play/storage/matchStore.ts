import { summaryOf, type SavedMatch } from './savedMatch.ts';

/**
 * A save's entry for a list, under its id: its summary; the whole record where none lies beside it, or none that can be
 * read.
 */
export type Listed = { readonly id: string } & ({ readonly summary: unknown } | { readonly whole: unknown }) & {
    readonly title?: unknown;
  };

/** A place for saved matches. Every function may throw: `storageFault` says what that means. */
export interface MatchStore {
  /** One for every save, in no order and unchecked. */
  list(): Promise<readonly Listed[]>;
  /** Undefined where there is none of that id. */
  get(id: string): Promise<unknown>;
  /**
   * With its summary beside it. `over` is when what may be replaced was saved (null: nothing may be); false where
   * something else lies there, saved by another tab: then nothing has changed.
   */
  put(match: SavedMatch, over: number | null): Promise<boolean>;
  /**
   * Titles lie beside the saves, so that a tab that plays the match neither sees nor overwrites them. Null takes the
   * title away. False where there is no such match: then nothing has changed.
   */
  entitle(id: string, title: string | null): Promise<boolean>;
  /** With its title. */
  remove(id: string): Promise<void>;
  /** For good: nothing is put there or taken from it any more. */
  close(): void;
}

/** Whether what lies there is what was known to lie there, or nothing at all. */
export const mayReplace = (stored: { readonly savedAt: number } | undefined, over: number | null): boolean =>
  stored === undefined || stored.savedAt === over;

/** Lasts as long as the page. */
export function memoryStore(): MatchStore {
  const inMemory = new Map<string, SavedMatch>();
  const titles = new Map<string, string>();
  return {
    list: async () =>
      [...inMemory.values()].map((match) => ({ id: match.id, summary: summaryOf(match), title: titles.get(match.id) })),
    get: async (id) => inMemory.get(id),
    put: async (match, over) => {
      if (!mayReplace(inMemory.get(match.id), over)) return false;
      inMemory.set(match.id, match);
      return true;
    },
    entitle: async (id, title) => {
      if (!inMemory.has(id)) return false;
      if (title === null) titles.delete(id);
      else titles.set(id, title);
      return true;
    },
    remove: async (id) => {
      inMemory.delete(id);
      titles.delete(id);
    },
    close: () => undefined,
  };
}
