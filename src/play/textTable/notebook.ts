import { createStore, type StoreApi } from 'zustand/vanilla';

/** `typed`: by a player. `told`: an answer. `refused`: why nothing was done. `happened`: at the table. */
export type EntryKind = 'typed' | 'told' | 'refused' | 'happened';

export interface Entry {
  readonly id: number; // from 1, never used again
  readonly kind: EntryKind;
  readonly lines: readonly string[];
}

export interface NotebookState {
  readonly entries: readonly Entry[];
}

/** Everything that was said at a table, the latest last. */
export interface Notebook extends StoreApi<NotebookState> {
  write(kind: EntryKind, lines: readonly string[]): void;
  clear(): void;
}

/** The number of entries kept; an exported match has them all (house value). */
const MOST_ENTRIES = 200;

export function createNotebook(): Notebook {
  const store = createStore<NotebookState>(() => ({ entries: [] }));
  let written = 0;
  return {
    ...store,
    write: (kind, lines) => {
      if (lines.length === 0) return;
      written += 1;
      store.setState(({ entries }) => ({ entries: [...entries, { id: written, kind, lines }].slice(-MOST_ENTRIES) }));
    },
    clear: () => store.setState({ entries: [] }),
  };
}

/** The last event at the table: the one line that is shown while the text table is closed. */
export const lastHappening = ({ entries }: NotebookState): Entry | undefined =>
  entries.findLast(({ kind }) => kind === 'happened');

/** The last line said, by the table or in answer. */
export const lastSaid = ({ entries }: NotebookState): Entry | undefined =>
  entries.findLast(({ kind }) => kind !== 'typed');
