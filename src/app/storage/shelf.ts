import type { SavedMatch } from './savedMatch.ts';

/** A place for saved matches. Every function may throw: `storageFault` says what that means. */
export interface Shelf {
  /** Whatever lies there, in no order; whoever reads it checks it. */
  all(): Promise<readonly unknown[]>;
  /** Undefined where there is none of that id. */
  get(id: string): Promise<unknown>;
  put(match: SavedMatch): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Lasts as long as the page. */
export function memoryShelf(): Shelf {
  const lying = new Map<string, SavedMatch>();
  return {
    all: async () => [...lying.values()],
    get: async (id) => lying.get(id),
    put: async (match) => void lying.set(match.id, match),
    remove: async (id) => void lying.delete(id),
  };
}
