import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Library } from '#play/storage/library.ts';
import { late } from '../late/late.ts';

/**
 * Where something of this page lies in a browser; as much of each as deleting takes. Null where the browser has none,
 * or does not let us in.
 */
export interface Places {
  /** Deletes the database of saved matches. */
  readonly deleteStore: () => Promise<void>;
  /** `localStorage` and `sessionStorage`. */
  readonly storages: () => readonly Pick<Storage, 'length' | 'key' | 'removeItem'>[];
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  /** Those that keep the page itself on the device. */
  readonly workers: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>;
}

/** To the other tabs. */
export interface ErasingChannel {
  post(): void;
  listen(erased: () => void): void;
}

export interface ErasedState {
  /**
   * Whether everything is deleted, or as much of it as the browser would; from then on nothing is kept until the page
   * is loaded again.
   */
  readonly erased: 'no' | 'all' | 'not-all';
}

export interface Eraser extends StoreApi<ErasedState> {
  /** Deletes everything that this page keeps in this browser. */
  erase(): Promise<void>;
}

export interface EraserDependencies {
  readonly library: Pick<Library, 'close'>;
  readonly places: Places;
  readonly channel: ErasingChannel | null;
}

/** Names of everything that is kept begin so. */
const OURS = /^tumbletop\b/;
/** A tab that plays lets go of the database at once; one that sleeps may not (house value). */
const PATIENCE_MS = 5000;

/**
 * The other tabs are told first: what they play would be saved again. Every place is tried, even if another one fails.
 */
export function createEraser({ library, places, channel }: EraserDependencies): Eraser {
  const store = createStore<ErasedState>(() => ({ erased: 'no' }));
  channel?.listen(() => {
    library.close().catch(() => undefined);
    store.setState({ erased: 'all' });
  });
  return {
    ...store,
    erase: async () => {
      channel?.post();
      const done = [
        await worked(library.close()),
        await worked(inTime(places.deleteStore())),
        await worked(forget(places.storages)),
        await worked(leave(places.workers)),
        await worked(empty(places.caches)),
      ];
      store.setState({ erased: done.every((each) => each) ? 'all' : 'not-all' });
    },
  };
}

const worked = (deleting: Promise<unknown>): Promise<boolean> =>
  deleting.then(
    () => true,
    () => false,
  );

async function forget(storages: Places['storages']): Promise<void> {
  for (const storage of storages()) {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const key of keys.filter((name) => OURS.test(name))) storage.removeItem(key);
  }
}

const leave = async (workers: Places['workers']): Promise<unknown> =>
  Promise.all((await workers()).map((worker) => worker.unregister()));

async function empty(caches: Places['caches']): Promise<void> {
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => OURS.test(name)).map((name) => caches?.delete(name)));
}

function inTime(deleting: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE_MS);
    deleting.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

const CHANNEL = 'tumbletop.erased';

export function browserErasing(): ErasingChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return { post: () => channel.postMessage('erased'), listen: (erased) => channel.addEventListener('message', erased) };
}

/** The page's own folder is all that its workers keep. */
export const browserPlaces = (): Places => ({
  deleteStore: () => late(() => import('./browserStore.ts')).then(({ deleteBrowserStore }) => deleteBrowserStore()),
  storages: () => [window.localStorage, window.sessionStorage],
  caches: (window as { readonly caches?: CacheStorage }).caches ?? null,
  workers: async () => {
    const container = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    const own = await container?.getRegistration();
    return own === undefined ? [] : [own];
  },
});
