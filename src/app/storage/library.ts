import { createStore, type StoreApi } from 'zustand/vanilla';
import { fault, ok, type Fault, type Result } from '../../sim/result.ts';
import { filesOf, gameOf, type AnyMatch, type AnyRecording, type GameId } from '../tables/gameFiles.ts';
import { texts } from '../texts.ts';
import { listOf, type Shelved } from './listing.ts';
import { claimId, newMatchId } from './matchIds.ts';
import type * as Records from './records.ts';
import { gameOfGlance, isComplete, type SavedMatch, type Titled } from './savedMatch.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { storageBlocked, storageFault, type Doing } from './storageFault.ts';
import { readTitle } from './titles.ts';

export interface LibraryState {
  readonly opened: boolean;
  readonly matches: readonly Shelved[]; // the latest first
  readonly trouble: Fault | null; // why matches are not saved for good, or what else the storage would not do
  readonly removed: (SavedMatch & Titled) | null; // deleted last, can be put back
  readonly saved: { readonly id: string; readonly actions: number } | null; // the last save that arrived
  /** Another tab has played on in the match of the first id; what was played here is saved under the second. */
  readonly parted: { readonly from: string; readonly to: string } | null;
}

export interface Library extends StoreApi<LibraryState> {
  /**
   * Puts the match on the shelf under its id; where another tab has saved it meanwhile, under one of its own, so that
   * nothing is lost. Never throws: trouble is told in the state.
   */
  save(id: string, match: AnyMatch): Promise<void>;
  /** Puts a file on the shelf, unless it lies there already; gives its id. */
  add(recording: AnyRecording): Promise<string>;
  /** The text of a saved match. Faults: `no-such-match`, `storage-failed`, those of a damaged record. */
  textOf(id: string): Promise<Result<string>>;
  /** Which game it is a match of, without reading its text. Faults: those of `textOf`. */
  gameOfSaved(id: string): Promise<Result<GameId>>;
  /** The match, read: faults of `readAnyMatch` too. */
  open(id: string, build: string | null): Promise<Result<AnyRecording>>;
  /**
   * The match is the one that was opened, and lies there as it is: saving it again would only be in other tabs' way.
   * What the list could not show of it so far is put beside it; it is no newer by that.
   */
  keepAsOpened(id: string, match: AnyMatch): void;
  /** What the list calls it from now on, as typed; nothing is its players' names again. Faults: `title-too-long`, `no-such-match`, those of the storage. */
  rename(id: string, typed: string): Promise<Result<null>>;
  remove(id: string): Promise<void>;
  /** Puts back what was deleted last. */
  putBack(): Promise<void>;
  /** It is not wanted back. */
  forgetRemoved(): void;
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
  /** What the shelf would not take, and its title where it had none there; it lasts as long as the page. */
  const unsaved = new Map<string, SavedMatch & Partial<Titled>>();
  /** When the saves that this tab knows were saved: only those may be replaced by it. */
  const known = new Map<string, number>();
  /** Opened, and without all that a list shows. */
  const incomplete = new Map<string, SavedMatch>();
  const asOpened = new WeakSet<object>();
  const opening = openShelf().catch(() => {
    store.setState({ trouble: storageBlocked() });
    return memoryShelf();
  });

  /** What the shelf does, with its failures told instead of thrown. */
  async function attempt(doing: Doing, act: (shelf: Shelf) => Promise<void>): Promise<boolean> {
    try {
      await act(await opening);
      return true;
    } catch (error) {
      store.setState({ trouble: storageFault(error, doing) });
      return false;
    }
  }

  /** Something was written: whatever kept it from being so is over, unless it never reached the browser's storage. */
  const settled = (): void => store.setState(({ trouble }) => (trouble?.code === 'storage-blocked' || unsaved.size > 0 ? {} : { trouble: null }));

  async function list(): Promise<void> {
    await attempt('read', async (shelf) => {
      const [lying, reading] = await Promise.all([shelf.list(), records()]);
      store.setState({ matches: listOf(lying, [...unsaved.values()], reading) });
    });
    store.setState({ opened: true });
  }

  /** On the shelf, or among what is not saved. False where another tab's save lies in its place. */
  async function place(match: SavedMatch, title: string | null | undefined, doing: Doing): Promise<boolean> {
    let free = true;
    const asked = await attempt(doing, async (shelf) => {
      free = await shelf.put(match, known.get(match.id) ?? null);
      if (free && typeof title === 'string') await shelf.entitle(match.id, title);
    });
    if (asked) unsaved.delete(match.id);
    else unsaved.set(match.id, title === undefined ? match : { ...match, title });
    if (asked && free) {
      known.set(match.id, match.savedAt);
      settled();
    }
    return free;
  }

  /** False where another tab's save lies in its place. */
  async function put(match: SavedMatch, doing: Doing = 'save'): Promise<boolean> {
    const free = await place(match, unsaved.get(match.id)?.title, doing);
    await list();
    if (free && !unsaved.has(match.id)) store.setState({ saved: { id: match.id, actions: match.glance.actions } });
    return free;
  }

  /** There is room again: what the shelf would not take is asked of it once more. */
  async function placeUnsaved(): Promise<void> {
    const waiting = [...unsaved.values()]; // what still fails is put there again
    for (const { title, ...match } of waiting) {
      if (!(await place(match, title, 'save'))) await place({ ...match, id: newMatchId() }, title, 'save');
    }
  }

  /** Later than what it replaces, whatever the clock says. */
  const timeFor = (id: string): number => Math.max(now(), (known.get(id) ?? -1) + 1);

  async function save(id: string, match: AnyMatch): Promise<void> {
    if (asOpened.has(match.log)) return store.setState({ saved: { id, actions: match.log.length } });
    const [{ saveOf }, files] = await Promise.all([records(), filesOf(gameOf(match))]);
    if (await put(saveOf(id, match, timeFor(id), files))) return;
    const own = newMatchId();
    claimId(match, own);
    await put(saveOf(own, match, timeFor(own), files));
    store.setState({ parted: { from: id, to: own } });
  }

  async function read(id: string): Promise<Result<SavedMatch>> {
    try {
      const record = unsaved.get(id) ?? (await (await opening).get(id));
      return record === undefined ? fault('no-such-match', texts.files.noSuchMatch) : (await records()).readSavedMatch(record);
    } catch (error) {
      return { ok: false, fault: storageFault(error, 'read') };
    }
  }

  async function textOf(id: string): Promise<Result<string>> {
    const saved = await read(id);
    return saved.ok ? { ok: true, value: saved.value.text } : saved;
  }

  /** Nobody waits for it, and nobody misses it where it does not work. */
  async function complete(match: AnyMatch, saved: SavedMatch): Promise<void> {
    const [{ saveOf }, files] = await Promise.all([records(), filesOf(gameOf(match))]);
    const { glance } = saveOf(saved.id, match, saved.savedAt, files);
    try {
      if (await (await opening).put({ ...saved, glance }, saved.savedAt)) await list();
    } catch {
      // A full shelf: the list goes on without.
    }
  }

  async function rename(id: string, typed: string): Promise<Result<null>> {
    const title = readTitle(typed);
    if (!title.ok) return title;
    try {
      if (!(await (await opening).entitle(id, title.value))) return fault('no-such-match', texts.saved.goneMeanwhile);
    } catch (error) {
      return { ok: false, fault: storageFault(error, 'rename') };
    }
    await list();
    return ok(null);
  }

  const titleOf = (id: string): string | null => {
    const entry = store.getState().matches.find((shelved) => shelved.id === id);
    return entry !== undefined && 'saved' in entry ? entry.saved.title : null;
  };

  async function remove(id: string): Promise<void> {
    const [saved, title] = [await read(id), titleOf(id)];
    if (await attempt('delete', (shelf) => shelf.remove(id))) {
      unsaved.delete(id);
      settled();
      store.setState({ removed: saved.ok ? { ...saved.value, title } : null });
      await placeUnsaved();
    }
    await list();
  }

  async function putBack(): Promise<void> {
    const { removed } = store.getState();
    store.setState({ removed: null });
    if (removed === null) return;
    const { title, ...match } = removed;
    await place(match, title, 'put-back');
    await list();
  }

  const listing = list();

  /** The id of a save that is the same to the letter: a link may be opened twice. */
  async function sameAs({ text, glance }: SavedMatch): Promise<string | null> {
    await listing;
    const alike = store.getState().matches.filter((entry) => 'saved' in entry && entry.saved.glance.actions === glance.actions);
    const read = await Promise.all(alike.map(({ id }) => textOf(id)));
    return alike.find((_, i) => read[i]?.ok === true && read[i].value === text)?.id ?? null;
  }

  return {
    ...store,
    save: async (id, match) => {
      await attempt('save', () => save(id, match));
    },
    add: async (recording) => {
      const [{ saveOfRecording }, files] = await Promise.all([records(), filesOf(gameOf(recording))]);
      const saved = saveOfRecording(newMatchId(), recording, now(), files);
      const there = await sameAs(saved);
      if (there === null) await put(saved);
      return there ?? saved.id;
    },
    textOf,
    gameOfSaved: async (id) => {
      const saved = await read(id);
      return saved.ok ? ok(gameOfGlance(saved.value.glance)) : saved;
    },
    open: async (id, build) => {
      const saved = await read(id);
      if (!saved.ok) return saved;
      known.set(id, saved.value.savedAt);
      if (!isComplete(saved.value.glance)) incomplete.set(id, saved.value);
      return (await records()).readAnyMatch(saved.value.text, build, { own: true });
    },
    keepAsOpened: (id, match) => {
      asOpened.add(match.log);
      const saved = incomplete.get(id);
      incomplete.delete(id);
      if (saved !== undefined) void complete(match, saved);
    },
    rename,
    remove,
    putBack,
    forgetRemoved: () => store.setState({ removed: null }),
  };
}
