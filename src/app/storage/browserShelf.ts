import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readSavedMatch, readSummary } from './records.ts';
import { summaryOf, type SavedMatch, type Summary } from './savedMatch.ts';
import { mayReplace, type Listed, type Shelf } from './shelf.ts';

interface Shelves extends DBSchema {
  matches: { key: string; value: SavedMatch };
  /** Since version 2. A save of version 1 gets its summary when it is listed for the first time. */
  summaries: { key: string; value: Summary };
  /** Since version 3, of the matches that somebody has called something. */
  titles: { key: string; value: { readonly id: string; readonly title: string } };
}

type Database = IDBPDatabase<Shelves>;

const STORES = ['matches', 'summaries', 'titles'] as const;
const NAME = 'tumbletop';
const VERSION = 3;
/** Some browsers in private mode never answer at all. */
const PATIENCE_MS = 4000;

/** IndexedDB. Throws where the browser does not allow it or does not answer. */
export async function openBrowserShelf(): Promise<Shelf> {
  const database = await inTime(
    openDB<Shelves>(NAME, VERSION, {
      upgrade: (fresh, from) => {
        if (from < 1) fresh.createObjectStore('matches', { keyPath: 'id' });
        if (from < 2) fresh.createObjectStore('summaries', { keyPath: 'id' });
        if (from < 3) fresh.createObjectStore('titles', { keyPath: 'id' });
      },
      // A newer page in another tab waits for this one to let go.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    }),
  );
  return shelfOf(database);
}

const shelfOf = (database: Database): Shelf => ({
  list: () => list(database),
  get: (id) => database.get('matches', id),
  put: (match, over) => putBoth(database, match, over),
  entitle: (id, title) => entitle(database, id, title),
  remove: (id) => removeAll(database, id),
});

/** Both or neither; looked at and written without anybody between. */
async function putBoth(database: Database, match: SavedMatch, over: number | null): Promise<boolean> {
  const both = database.transaction(['matches', 'summaries'], 'readwrite');
  const [matches, summaries] = [both.objectStore('matches'), both.objectStore('summaries')];
  const write = async (): Promise<boolean> => {
    const lying = (await summaries.get(match.id)) ?? (await matches.get(match.id)); // a save of version 1 has no summary
    if (!mayReplace(lying, over)) return false;
    await Promise.all([matches.put(match), summaries.put(summaryOf(match))]);
    return true;
  };
  const [written] = await Promise.all([write(), both.done]);
  return written;
}

async function entitle(database: Database, id: string, title: string | null): Promise<boolean> {
  const both = database.transaction(['matches', 'titles'], 'readwrite');
  const write = async (): Promise<boolean> => {
    const there = (await both.objectStore('matches').getKey(id)) !== undefined;
    if (there && title !== null) await both.objectStore('titles').put({ id, title });
    else await both.objectStore('titles').delete(id);
    return there;
  };
  const [written] = await Promise.all([write(), both.done]);
  return written;
}

async function removeAll(database: Database, id: string): Promise<void> {
  const all = database.transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((name) => all.objectStore(name).delete(id)), all.done]);
}

async function list(database: Database): Promise<readonly Listed[]> {
  const all = database.transaction(STORES);
  const [ids, summaries, titles] = await Promise.all([all.objectStore('matches').getAllKeys(), all.objectStore('summaries').getAll(), all.objectStore('titles').getAll()]);
  const readable = new Map(summaries.flatMap((summary) => (readSummary(summary).ok ? [[summary.id, summary] as const] : [])));
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  const bare = ids.filter((id) => !readable.has(id));
  const wholes = await Promise.all(bare.map((id) => all.objectStore('matches').get(id)));
  await Promise.all(bare.map((id) => summarise(database, id)));
  const summarised = ids.flatMap((id) => readable.get(id) ?? []).map((summary) => ({ summary, title: titleOf.get(summary.id) }));
  return [...summarised, ...wholes.map((whole) => ({ whole, title: whole && titleOf.get(whole.id) }))];
}

/** Puts a summary beside a save that has none. One that cannot be written is missed the next time again, no worse. */
async function summarise(database: Database, id: string): Promise<void> {
  const both = database.transaction(['matches', 'summaries'], 'readwrite');
  const write = async (): Promise<void> => {
    const saved = readSavedMatch(await both.objectStore('matches').get(id));
    if (saved.ok) await both.objectStore('summaries').put(summaryOf(saved.value));
  };
  try {
    await Promise.all([write(), both.done]);
  } catch {
    // A full shelf: the list has read the save itself.
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE_MS);
  });
  return Promise.race([promise, late]);
}
