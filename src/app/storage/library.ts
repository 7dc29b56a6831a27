import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TractionRecording } from '../../games/traction/matchFile.ts';
import type { TractionMatch } from '../../games/traction/traction.ts';
import { fault, ok, type Fault, type Result } from '../../sim/result.ts';
import { texts } from '../texts.ts';
import type * as Records from './records.ts';
import { isRunning, summaryOf, type SavedMatch, type Summary } from './savedMatch.ts';
import { claimId, newMatchId } from './matchIds.ts';
import { memoryShelf, type Listed, type Shelf } from './shelf.ts';
import { storageBlocked, storageFault } from './storageFault.ts';

/** One line of the list: a saved match, or a record that cannot be read (it can still be deleted). */
export type Shelved = { readonly id: string; readonly saved: Summary } | { readonly id: string; readonly fault: Fault };

export interface LibraryState {
  readonly opened: boolean;
  readonly matches: readonly Shelved[]; // the latest first
  readonly trouble: Fault | null; // why matches are not saved for good
  readonly removed: SavedMatch | null; // deleted last, can be put back
  readonly saved: { readonly id: string; readonly actions: number } | null; // the last save that arrived
  /** Another tab has played on in the match of the first id; what was played here is saved under the second. */
  readonly parted: { readonly from: string; readonly to: string } | null;
}

export interface Library extends StoreApi<LibraryState> {
  /**
   * Puts the match on the shelf under its id; where another tab has saved it meanwhile, under one of its own, so that
   * nothing is lost. Never throws: trouble is told in the state.
   */
  save(id: string, match: TractionMatch): Promise<void>;
  /** Puts a file on the shelf; gives the new id. */
  add(recording: TractionRecording): Promise<string>;
  /** The text of a saved match. Faults: `no-such-match`, `storage-failed`, those of a damaged record. */
  textOf(id: string): Promise<Result<string>>;
  /** The same, read: faults of `parseMatch` too. */
  open(id: string, build: string | null): Promise<Result<TractionRecording>>;
  /** The match is the one that was opened, and lies there as it is: saving it again would only be in other tabs' way. */
  keepAsOpened(id: string, match: TractionMatch): void;
  remove(id: string): Promise<void>;
  /** Puts back what was deleted last. */
  putBack(): Promise<void>;
}

export interface LibraryDependencies {
  readonly openShelf: () => Promise<Shelf>;
  readonly now: () => number;
}

/** Comes behind the shell; asked for anew where it did not come. */
const records = (): Promise<typeof Records> => import('./records.ts');

const EMPTY: LibraryState = { opened: false, matches: [], trouble: null, removed: null, saved: null, parted: null };

/** Opens the shelf at once; a browser that will not have it gets one in memory, and says so. */
export function createLibrary({ openShelf, now }: LibraryDependencies): Library {
  const store = createStore<LibraryState>(() => EMPTY);
  /** What the shelf would not take; it lasts as long as the page. */
  const unsaved = new Map<string, SavedMatch>();
  /** When the saves that this tab knows were saved: only those may be replaced by it. */
  const known = new Map<string, number>();
  /** Opened with everything that a list shows; a file that was only put there has yet to be looked through. */
  const complete = new Set<string>();
  const asOpened = new WeakSet<object>();
  const opening = openShelf().catch(() => {
    store.setState({ trouble: storageBlocked() });
    return memoryShelf();
  });

  /** What the shelf does, with its failures told instead of thrown. */
  async function attempt(act: (shelf: Shelf) => Promise<void>): Promise<boolean> {
    try {
      await act(await opening);
      return true;
    } catch (error) {
      store.setState({ trouble: storageFault(error) });
      return false;
    }
  }

  /** Something was written: whatever kept it from being so is over, unless it never reached the browser's storage. */
  const settled = (): void => store.setState(({ trouble }) => (trouble?.code === 'storage-blocked' ? {} : { trouble: null }));

  async function list(): Promise<void> {
    await attempt(async (shelf) => {
      const [listed, reading] = await Promise.all([shelf.list(), records()]);
      const lying = listed.map((item) => shelved(item, reading)).filter(({ id }) => !unsaved.has(id));
      const waiting = [...unsaved.values()].map((saved) => ({ id: saved.id, saved: summaryOf(saved) }));
      store.setState({ matches: sorted([...lying, ...waiting]) });
    });
    store.setState({ opened: true });
  }

  /** False where another tab's save lies in its place. */
  async function put(match: SavedMatch): Promise<boolean> {
    let free = true;
    const asked = await attempt(async (shelf) => {
      free = await shelf.put(match, known.get(match.id) ?? null);
    });
    const taken = asked && free;
    if (taken) known.set(match.id, match.savedAt);
    if (asked) unsaved.delete(match.id);
    else unsaved.set(match.id, match);
    if (taken) settled();
    await list();
    if (taken) store.setState({ saved: { id: match.id, actions: match.glance.actions } });
    return free;
  }

  /** Later than what it replaces, whatever the clock says. */
  const timeFor = (id: string): number => Math.max(now(), (known.get(id) ?? -1) + 1);

  async function save(id: string, match: TractionMatch): Promise<void> {
    if (asOpened.has(match.log)) return store.setState({ saved: { id, actions: match.log.length } });
    const { saveOf } = await records();
    if (await put(saveOf(id, match, timeFor(id)))) return;
    const own = newMatchId();
    claimId(match, own);
    await put(saveOf(own, match, timeFor(own)));
    store.setState({ parted: { from: id, to: own } });
  }

  async function read(id: string): Promise<Result<SavedMatch>> {
    try {
      const record = unsaved.get(id) ?? (await (await opening).get(id));
      return record === undefined ? fault('no-such-match', texts.files.noSuchMatch) : (await records()).readSavedMatch(record);
    } catch (error) {
      return { ok: false, fault: storageFault(error) };
    }
  }

  async function textOf(id: string): Promise<Result<string>> {
    const saved = await read(id);
    return saved.ok ? { ok: true, value: saved.value.text } : saved;
  }

  void list();

  return {
    ...store,
    save: async (id, match) => {
      await attempt(() => save(id, match));
    },
    add: async (recording) => {
      const id = newMatchId();
      await put((await records()).saveOfRecording(id, recording, now()));
      return id;
    },
    textOf,
    open: async (id, build) => {
      const saved = await read(id);
      if (!saved.ok) return saved;
      known.set(id, saved.value.savedAt);
      if (saved.value.glance.turn !== null) complete.add(id);
      return (await records()).parseMatch(saved.value.text, build, { own: true });
    },
    keepAsOpened: (id, { log }) => {
      if (complete.has(id)) asOpened.add(log);
    },
    remove: async (id) => {
      const saved = await read(id);
      unsaved.delete(id);
      if (await attempt((shelf) => shelf.remove(id))) store.setState({ removed: saved.ok ? saved.value : null });
      await list();
    },
    putBack: async () => {
      const { removed } = store.getState();
      store.setState({ removed: null });
      if (removed !== null) await put(removed);
    },
  };
}

/** The latest first, what cannot be read last. */
const sorted = (entries: readonly Shelved[]): Shelved[] => [...entries].sort((a, b) => timeOf(b) - timeOf(a));

function shelved(listed: Listed, { readSummary, readSavedMatch }: typeof Records): Shelved {
  const read = 'summary' in listed ? readSummary(listed.summary) : summarised(readSavedMatch(listed.whole));
  return read.ok ? { id: read.value.id, saved: read.value } : { id: idOfRecord('summary' in listed ? listed.summary : listed.whole), fault: read.fault };
}

const summarised = (read: Result<SavedMatch>): Result<Summary> => (read.ok ? ok(summaryOf(read.value)) : read);

/** The key under which it lies is a text, whatever else has become of it. */
function idOfRecord(record: unknown): string {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : '';
  return typeof id === 'string' ? id : '';
}

const timeOf = (entry: Shelved): number => ('saved' in entry ? entry.saved.savedAt : -1);

/** The match to go on with: the latest that is not over. */
export function runningMatch({ matches }: LibraryState): Summary | null {
  const running = matches.flatMap((entry) => ('saved' in entry && isRunning(entry.saved) ? [entry.saved] : []));
  return running[0] ?? null;
}
