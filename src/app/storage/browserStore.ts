import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { createConnection, type Connection } from '#app/storage/connection.ts';
import type { Games } from '#play/storage/gameFiles.ts';
import { readersOf, type Readers } from '#play/storage/records.ts';
import { summaryOf, type SavedMatch, type Summary } from '#play/storage/savedMatch.ts';
import { mayReplace, type Listed, type MatchStore } from '#play/storage/matchStore.ts';

interface SavesSchema extends DBSchema {
  matches: { key: string; value: SavedMatch };
  /** Since version 2. A save of version 1 gets its summary when it is listed for the first time. */
  summaries: { key: string; value: Summary };
  /** Since version 3, titles that players have given to matches. */
  titles: { key: string; value: { readonly id: string; readonly title: string } };
}

type Database = IDBPDatabase<SavesSchema>;

const STORES = ['matches', 'summaries', 'titles'] as const;
const NAME = 'tumbletop';
/** Version 4 has no other stores: a glance may say by which rules a match was played, which older pages do not know. */
const VERSION = 4;

/**
 * IndexedDB, opened again whenever the browser has closed it. Throws where the browser does not allow it or does not
 * answer.
 */
export async function openBrowserStore(games: Games): Promise<MatchStore> {
  const connection = createConnection(openDatabase);
  await connection.run(async () => undefined);
  return storeOf(connection, readersOf(games));
}

/**
 * All that lies in it is gone, and the database with it. Another tab that has it open lets go of it when it is asked
 * to.
 */
export const deleteBrowserStore = (): Promise<void> => deleteDB(NAME);

/** Opened only once it has answered: some browsers give a database that never does. */
async function openDatabase(onClosed: () => void): Promise<Database> {
  const database = await openAny(onClosed);
  try {
    // As a transaction of ours: of the shortcut's own nobody hears that the browser breaks it off.
    await inTransaction(database, ['summaries'], 'readonly', (all) => all.objectStore('summaries').count());
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const openAny = (onClosed: () => void): Promise<Database> =>
  openDB<SavesSchema>(NAME, VERSION, {
    upgrade: (fresh, from, _to, change) => {
      change.done.catch(() => undefined); // broken off, it is told by what opens the database
      if (from < 1) fresh.createObjectStore('matches', { keyPath: 'id' });
      if (from < 2) fresh.createObjectStore('summaries', { keyPath: 'id' });
      if (from < 3) fresh.createObjectStore('titles', { keyPath: 'id' });
    },
    // A newer page in another tab waits for this one to let go.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });

function storeOf({ run, close }: Connection<Database>, readers: Readers): MatchStore {
  /** Keys that are no texts, under what stands for them in a list. */
  const oddKeys = new Map<string, IDBValidKey>();
  return {
    list: () => run((database) => list(database, oddKeys, readers)),
    get: (id) =>
      run((database) => inTransaction(database, ['matches'], 'readonly', (all) => all.objectStore('matches').get(id))),
    put: (match, over) => run((database) => putBoth(database, match, over)),
    entitle: (id, title) => run((database) => entitle(database, id, title)),
    remove: (id) => run((database) => removeAll(database, oddKeys.get(id) ?? id)),
    close,
  };
}

type Stores = readonly StoreNames<SavesSchema>[];

/**
 * Everything that is done in it, or nothing. Throws what went wrong first, and why the browser broke it off where it
 * says so.
 */
async function inTransaction<N extends Stores, M extends IDBTransactionMode, T>(
  database: Database,
  stores: N,
  mode: M,
  act: (transaction: IDBPTransaction<SavesSchema, N, M>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, mode);
  const acting = async (): Promise<T> => {
    try {
      return await act(transaction);
    } catch (error) {
      abort(transaction);
      throw error;
    }
  };
  const [acted, done] = await Promise.allSettled([acting(), transaction.done]);
  if (acted.status === 'rejected')
    throw isAborted(acted.reason) && done.status === 'rejected' ? done.reason : acted.reason;
  if (done.status === 'rejected') throw done.reason;
  return acted.value;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has broken it off already.
  }
}

/**
 * Both or neither; looked at and written in one transaction. A save that lies there already has been put: the browser
 * only did not say so.
 */
const putBoth = (database: Database, match: SavedMatch, over: number | null): Promise<boolean> =>
  inTransaction(database, ['matches', 'summaries'], 'readwrite', async (both) => {
    const [matches, summaries] = [both.objectStore('matches'), both.objectStore('summaries')];
    // a save of version 1 has no summary
    const stored = (await summaries.get(match.id)) ?? (await matches.get(match.id));
    if (!mayReplace(stored, over)) return isSame(await matches.get(match.id), match);
    await Promise.all([matches.put(match), summaries.put(summaryOf(match))]);
    return true;
  });

const isSame = (stored: SavedMatch | undefined, match: SavedMatch): boolean =>
  stored?.savedAt === match.savedAt && stored.text === match.text;

const entitle = (database: Database, id: string, title: string | null): Promise<boolean> =>
  inTransaction(database, ['matches', 'titles'], 'readwrite', async (both) => {
    const there = (await both.objectStore('matches').getKey(id)) !== undefined;
    if (there && title !== null) await both.objectStore('titles').put({ id, title });
    else await both.objectStore('titles').delete(id);
    return there;
  });

const removeAll = (database: Database, key: IDBValidKey): Promise<void> =>
  inTransaction(database, STORES, 'readwrite', async (all) => {
    await Promise.all(STORES.map((name) => all.objectStore(name).delete(key as string)));
  });

async function list(
  database: Database,
  oddKeys: Map<string, IDBValidKey>,
  { readSummary, readSavedMatch }: Readers,
): Promise<readonly Listed[]> {
  const [keys, summaries, titles] = await inTransaction(database, STORES, 'readonly', (all) =>
    Promise.all([
      all.objectStore('matches').getAllKeys(),
      all.objectStore('summaries').getAll(),
      all.objectStore('titles').getAll(),
    ]),
  );
  const readable = new Map(
    summaries.flatMap((summary) => (readSummary(summary).ok ? [[summary.id, summary] as const] : [])),
  );
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  const bare = keys.filter((key) => !readable.has(key));
  const wholes = await inTransaction(database, ['matches'], 'readonly', (all) =>
    Promise.all(bare.map((key) => all.objectStore('matches').get(key))),
  );
  await Promise.all(bare.map((key) => summarise(database, key, readSavedMatch)));
  const idOf = (key: unknown): string => (typeof key === 'string' ? key : oddIdOf(key as IDBValidKey, oddKeys));
  const summarised = keys
    .flatMap((key) => readable.get(key) ?? [])
    .map((summary) => ({ id: summary.id, summary, title: titleOf.get(summary.id) }));
  return [
    ...summarised,
    ...wholes.map((whole, i) => ({ id: idOf(bare[i]), whole, title: titleOf.get(bare[i] ?? '') })),
  ];
}

/**
 * This page gives every save a text for a key; a save under any other key can be deleted by a text that stands for it.
 */
function oddIdOf(key: IDBValidKey, oddKeys: Map<string, IDBValidKey>): string {
  const known = [...oddKeys].find(([, other]) => indexedDB.cmp(key, other) === 0)?.[0];
  const id = known ?? `odd ${oddKeys.size + 1}`; // no text of ours has a space
  oddKeys.set(id, key);
  return id;
}

/** Puts a summary beside a save that has none. One that cannot be written is missed the next time again, no worse. */
async function summarise(database: Database, id: string, readSavedMatch: Readers['readSavedMatch']): Promise<void> {
  try {
    await inTransaction(database, ['matches', 'summaries'], 'readwrite', async (both) => {
      const saved = readSavedMatch(await both.objectStore('matches').get(id));
      if (saved.ok) await both.objectStore('summaries').put(summaryOf(saved.value));
    });
  } catch {
    // A full store: the list has read the save itself.
  }
}
