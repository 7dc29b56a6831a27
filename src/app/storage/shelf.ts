import { summaryOf, type SavedMatch } from './savedMatch.ts';

/** What there is to list of a save: its summary; the whole record where none lies beside it, or none that can be read. */
export type Listed = { readonly summary: unknown } | { readonly whole: unknown };

/** A place for saved matches. Every function may throw: `storageFault` says what that means. */
export interface Shelf {
  /** One for every save, in no order; whoever reads it checks it. */
  list(): Promise<readonly Listed[]>;
  /** Undefined where there is none of that id. */
  get(id: string): Promise<unknown>;
  /** With its summary beside it. */
  put(match: SavedMatch): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Lasts as long as the page. */
export function memoryShelf(): Shelf {
  const lying = new Map<string, SavedMatch>();
  return {
    list: async () => [...lying.values()].map((match) => ({ summary: summaryOf(match) })),
    get: async (id) => lying.get(id),
    put: async (match) => void lying.set(match.id, match),
    remove: async (id) => void lying.delete(id),
  };
}
