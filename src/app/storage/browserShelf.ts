import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedMatch } from './savedMatch.ts';
import type { Shelf } from './shelf.ts';

interface Shelves extends DBSchema {
  matches: { key: string; value: SavedMatch };
}

const NAME = 'tumbletop';
const VERSION = 1;
/** Some browsers in private mode never answer at all. */
const PATIENCE_MS = 4000;

/** IndexedDB. Throws where the browser does not allow it or does not answer. */
export async function openBrowserShelf(): Promise<Shelf> {
  const database = await inTime(
    openDB<Shelves>(NAME, VERSION, {
      upgrade: (fresh) => void fresh.createObjectStore('matches', { keyPath: 'id' }),
      // A newer page in another tab waits for this one to let go.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    }),
  );
  return shelfOf(database);
}

const shelfOf = (database: IDBPDatabase<Shelves>): Shelf => ({
  all: () => database.getAll('matches'),
  get: (id) => database.get('matches', id),
  put: async (match) => void (await database.put('matches', match)),
  remove: (id) => database.delete('matches', id),
});

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE_MS);
  });
  return Promise.race([promise, late]);
}
