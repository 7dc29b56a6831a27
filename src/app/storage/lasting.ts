import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Library, LibraryState } from '#play/storage/library.ts';

/** The browser's word on whether it may delete saved matches by itself: for room, or because nobody came for a week. */
export type Lasting =
  /** It has not been asked, and has promised nothing. */
  | 'unasked'
  | 'promised'
  | 'refused'
  /** It has no such promise to give. */
  | 'unknown';

/** As much of the browser as promises to keep what is stored. */
export type Promises = Pick<StorageManager, 'persist' | 'persisted'>;

/** Null where the browser has none to give. */
export const browserPromises = (): Promises | null =>
  'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : null;

export interface LastingStore extends StoreApi<Lasting> {
  /** Asks the browser, which may ask the person. */
  ask(): Promise<void>;
}

export interface LastingDependencies {
  readonly library: Pick<Library, 'subscribe'>;
  /** Null where the browser has none, as on a page without https. */
  readonly promises: Promises | null;
  /** Whether it was asked on an earlier visit, which refused it: a person is not asked again and again. */
  readonly wasAsked: () => boolean;
  readonly onAsked: () => void;
}

/**
 * Asks the browser for lasting storage once: when the first match is finished here, and there is something to lose. An
 * answer of before is found without asking.
 */
export function createLasting({ library, promises, wasAsked, onAsked }: LastingDependencies): LastingStore {
  const store = createStore<Lasting>(() => (promises === null ? 'unknown' : wasAsked() ? 'refused' : 'unasked'));
  const answered = (promised: boolean, otherwise: Lasting): void =>
    store.setState(promised ? 'promised' : otherwise, true);

  async function ask(): Promise<void> {
    if (promises === null) return;
    try {
      answered(await promises.persist(), 'refused');
      onAsked();
    } catch {
      store.setState('unknown', true);
    }
  }

  promises?.persisted().then(
    (promised) => answered(promised, store.getState()),
    () => store.setState('unknown', true),
  );
  const unsubscribe = library.subscribe((state) => {
    if (!hasFinished(state)) return;
    unsubscribe();
    if (store.getState() === 'unasked') void ask();
  });
  return { ...store, ask };
}

/** The match that was saved last here is over. */
function hasFinished({ saved, matches }: LibraryState): boolean {
  const last = saved === null ? undefined : matches.find(({ id }) => id === saved.id);
  return last !== undefined && 'saved' in last && last.saved.glance.winners !== null;
}
