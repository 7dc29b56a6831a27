import { createStore } from 'zustand/vanilla';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import type { createAdding } from '#play/storage/adding.ts';
import { gameOf, gameOfGlance, type AnyMatch } from '#play/storage/gameFiles.ts';
import { texts } from '#play/texts.ts';
import { listOf, type SavedEntry } from '#play/storage/listing.ts';
import { claimId, newMatchId } from '#play/storage/matchIds.ts';
import { isForeign } from '#play/storage/playedHere.ts';
import type * as Records from '#play/storage/records.ts';
import { isComplete, type SavedMatch, type Titled } from '#play/storage/savedMatch.ts';
import { memoryStore, type Listed, type MatchStore } from '#play/storage/matchStore.ts';
import { createRetries, type Wait } from '#play/storage/retries.ts';
import type { Doing } from '#play/storage/storageFault.ts';
import type { Library, LibraryDependencies, LibraryState, Unsaved } from '#play/storage/library.ts';
import { late } from '../late/late.ts';
import { LateFault, saidOf } from '#play/offThread/lateFault.ts';

/** A save without an answer by then is told as missing, ms: the page is never in doubt for five seconds. */
const SILENT_MS = 4000;

/** So many failures of reading the list, one after the other, are told: about 14 s (house value). */
const TOLD_READS = 4;

/** Comes behind the shell; asked for anew where it did not come. */
const records = (): Promise<typeof Records> => late(() => import('#play/storage/records.ts'));

/** The error in a sentence that comes with the records; in one that is always there where they did not come. */
async function faultOf(error: unknown, doing: Doing | 'open'): Promise<Fault> {
  if (error instanceof LateFault) return error.fault;
  try {
    const { openingFault, storageFault } = await records();
    return doing === 'open' ? openingFault(error) : storageFault(error, doing);
  } catch (missing) {
    return { code: 'storage-failed', message: saidOf(missing) };
  }
}

const EMPTY: LibraryState = {
  opened: false,
  matches: [],
  unbegun: [],
  trouble: null,
  retried: false,
  removed: null,
  saved: null,
  unsaved: [],
  parted: null,
};

/** As storage that is blocked: without notes every match counts as begun. */
const noNotes = (): never => {
  throw new Error('nothing is noted');
};

const afterMs: Wait = (ms, then) => void setTimeout(then, ms);

/** Opens the store at once; a browser that will not have it gets one in memory, says so, and is asked again later. */
export function createLibrary({
  games,
  openStore,
  now,
  openNotes = noNotes,
  wait = afterMs,
  waitForAnswer = afterMs,
}: LibraryDependencies): Library {
  const store = createStore<LibraryState>(() => EMPTY);
  /** Matches that the storage refused, and their titles where they had none there; they last as long as the page. */
  const unsaved = new Map<string, SavedMatch & Partial<Titled>>();
  /** The newest of each match whose save has not had its turn. */
  const queued = new Map<string, AnyMatch>();
  /** When the saves that this tab knows were saved: only those may be replaced by it. */
  const known = new Map<string, number>();
  /** Opened, and without all that a list shows. */
  const incomplete = new Map<string, SavedMatch>();
  const asOpened = new WeakSet<object>();
  /** When saves were saved whose failure was told: the browser may have written each of them all the same. */
  const doubtful = new Map<string, readonly number[]>();
  /** With how many actions each match arrived in the browser's storage last. */
  const arrived = new Map<string, number>();
  /** Matches kept in memory because the browser's storage would not open. */
  const held = new Map<string, SavedMatch>();
  /** Matches of which no record could be made yet: the part of the page that does it did not come. */
  const unmade = new Map<string, AnyMatch>();
  let inStore: readonly Listed[] = [];
  let fallbackStore: MatchStore | null = null;
  let closed = false;
  let unread = 0; // times in a row
  let opening = openStore().catch(async (error: unknown) => {
    const saves = (fallbackStore = memoryStore());
    troubled(await faultOf(error, 'open'));
    return saves;
  });
  const retries = createRetries(() => inTurn(tryAgain), wait);

  let schemas: Records.Readers | null = null;
  const readers = async (): Promise<Records.Readers> => (schemas ??= (await records()).readersOf(games));

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that nothing older is written over something newer. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  }

  /** An action that a person asked for and that failed is not repeated later by itself. */
  function troubled(trouble: Fault, retried = true): void {
    if (closed) return;
    store.setState({ trouble, retried });
    if (retried) retries.soon();
  }

  /** Acts on the storage; failures are told instead of thrown. */
  async function attempt(doing: Doing, act: (saves: MatchStore) => Promise<void>): Promise<boolean> {
    try {
      await act(await opening);
      if (doing === 'read') unread = 0;
      return true;
    } catch (error) {
      const trouble = await faultOf(error, doing);
      // Nothing is lost by a list that cannot be read just now, and any other trouble is worse.
      const isQuiet = doing === 'read' && trouble.code === 'storage-failed' && ++unread < TOLD_READS;
      if (isQuiet || (doing === 'read' && store.getState().trouble !== null)) retries.soon();
      else troubled(trouble, doing !== 'delete');
      return false;
    }
  }

  /** Something was written: the trouble that prevented it is over, unless it never reached the browser's storage. */
  const settled = (): void =>
    store.setState(fallbackStore !== null || unsaved.size + unmade.size > 0 ? {} : { trouble: null });

  /** Reads the list; on failure the last one stays. False then. */
  async function list(): Promise<boolean> {
    const read = await attempt('read', async (saves) => {
      inStore = await saves.list();
      await records();
    });
    const reading = await Promise.all([readers(), records()]).catch(() => null);
    if (reading !== null) {
      const [read, { titleIn, createUnbegunNotes }] = reading;
      const listed = listOf(inStore, [...unsaved.values()], { ...read, titleIn });
      const notes = createUnbegunNotes(openNotes).all();
      const isUnbegun = (entry: SavedEntry): boolean => 'saved' in entry && notes.get(entry.id) === entry.saved.savedAt;
      store.setState({
        matches: listed.filter((entry) => !isUnbegun(entry)),
        unbegun: listed.filter(isUnbegun).map(({ id }) => id),
      });
    }
    // A list that nobody could read yet is not known to be empty: notes of matches would be swept by it.
    tellUnsaved(read || store.getState().trouble !== null ? { opened: true } : {});
    return read;
  }

  function tellUnsaved(patch: Partial<LibraryState> = {}): void {
    const bare = [...unmade].map(([id, { header, log }]): Unsaved => ({
      id,
      game: header.game,
      actions: log.length,
      saved: arrived.get(id) ?? null,
    }));
    store.setState({ ...patch, unsaved: [...[...unsaved.values(), ...held.values()].map(inTabOnly), ...bare] });
  }

  const inTabOnly = ({ id, glance }: SavedMatch): Unsaved => ({
    id,
    game: gameOfGlance(games, glance).id,
    actions: glance.actions,
    saved: arrived.get(id) ?? null,
  });

  /** Over what is known to lie there, or over a save of this tab that was written although its failure was told. */
  async function putOver(saves: MatchStore, match: SavedMatch): Promise<boolean> {
    for (const over of [known.get(match.id) ?? null, ...(doubtful.get(match.id) ?? [])])
      if (await saves.put(match, over)) return true;
    return false;
  }

  /** In the store, or among what is not saved. False where another tab's save lies in its place. */
  async function place(match: SavedMatch, title: string | null | undefined, doing: Doing): Promise<boolean> {
    let free = true;
    const answered = whileSilent(match, title);
    const asked = await attempt(doing, async (saves) => {
      free = await putOver(saves, match);
      if (free && typeof title === 'string') await saves.entitle(match.id, title);
    });
    answered();
    if (asked) doubtful.delete(match.id);
    else doubtful.set(match.id, [...(doubtful.get(match.id) ?? []), match.savedAt]);
    if (asked) unsaved.delete(match.id);
    else if (!queued.has(match.id) || !unsaved.has(match.id)) holdBack(match, title);
    if (asked && free) arrive(match);
    return free;
  }

  const holdBack = (match: SavedMatch, title: string | null | undefined): unknown =>
    unsaved.set(match.id, title === undefined ? match : { ...match, title });

  /**
   * The browser may take its time with a save, or never say a word: meanwhile the match counts as not saved, and can be
   * handed out. Returns what ends the waiting.
   */
  function whileSilent(match: SavedMatch, title: string | null | undefined): () => void {
    let isOver = false;
    const tell = async (): Promise<void> => {
      const { silence } = await records();
      if (isOver || closed) return;
      holdBack(match, title);
      store.setState({ trouble: silence(), retried: true });
      tellUnsaved();
      await tellQueued(match.id);
    };
    waitForAnswer(SILENT_MS, () => void tell().catch(() => undefined));
    return () => void (isOver = true);
  }

  /** Of a match that counts as not saved its newest state can be handed out, before its save has its turn. */
  async function tellQueued(id: string): Promise<void> {
    const match = queued.get(id);
    if (match === undefined || !unsaved.has(id)) return;
    const [{ saveOf }, files] = await Promise.all([records(), gameOf(games, match).files()]);
    if (closed || queued.get(id) !== match || !unsaved.has(id)) return;
    unsaved.set(id, { ...unsaved.get(id), ...saveOf(id, match, timeFor(id), files) });
    tellUnsaved();
  }

  function arrive(match: SavedMatch): void {
    known.set(match.id, match.savedAt);
    if (fallbackStore === null) arrived.set(match.id, match.glance.actions);
    else held.set(match.id, match);
    settled();
  }

  /** False where another tab's save lies in its place. */
  async function put(match: SavedMatch, doing: Doing = 'save'): Promise<boolean> {
    const free = await place(match, unsaved.get(match.id)?.title, doing);
    await list();
    if (free && !unsaved.has(match.id)) store.setState({ saved: savedOf(match) });
    return free;
  }

  const savedOf = ({ id, glance }: SavedMatch): NonNullable<LibraryState['saved']> => ({ id, actions: glance.actions });

  /** There is room again: what the store would not take is asked of it once more. */
  async function placeUnsaved(): Promise<void> {
    const waiting = [...unsaved.values()]; // what still fails is put there again
    for (const { title, ...match } of waiting) {
      const free = await place(match, title, 'save');
      const placed = free ? match : { ...match, id: newMatchId() };
      if (!free) await place(placed, title, 'save');
      if (!unsaved.has(placed.id)) store.setState({ saved: savedOf(placed) });
    }
  }

  /**
   * The browser's store in the place of the one in memory, if it opens now; what lay in memory is still to be saved.
   */
  async function reopen(): Promise<void> {
    if (fallbackStore === null) return;
    try {
      const saves = await openStore();
      for (const match of held.values()) unsaved.set(match.id, { ...match, title: titleOf(match.id) });
      for (const id of held.keys()) known.delete(id);
      held.clear();
      [fallbackStore, opening] = [null, Promise.resolve(saves)];
    } catch (error) {
      store.setState({ trouble: await faultOf(error, 'open'), retried: true });
    }
  }

  async function tryAgain(): Promise<boolean> {
    if (closed) return true;
    await reopen();
    await placeUnsaved();
    for (const [id, match] of unmade) await save(id, match);
    const well = (await list()) && fallbackStore === null && unsaved.size + unmade.size === 0;
    if (well) store.setState(({ trouble, retried }) => ({ trouble: retried ? null : trouble }));
    return well;
  }

  /** Matches that were set up long ago and never begun are nobody's any more. */
  async function sweep(): Promise<void> {
    const notes = (await records()).createUnbegunNotes(openNotes);
    const left = notes.left(now());
    const stored = left.filter((id) => store.getState().unbegun.includes(id));
    await Promise.all(stored.map((id) => opening.then((saves) => saves.remove(id))));
    notes.forget(left);
    if (stored.length > 0) await list();
  }

  /** Later than what it replaces, even if the clock went back. */
  const timeFor = (id: string): number => Math.max(now(), (known.get(id) ?? -1) + 1);

  async function save(id: string, match: AnyMatch): Promise<void> {
    if (closed) return;
    const parts = await Promise.all([records(), gameOf(games, match).files()]).catch(async (error: unknown) => {
      unmade.set(id, match);
      tellUnsaved();
      troubled(await faultOf(error, 'save'));
    });
    if (parts === undefined) return;
    if (unmade.delete(id)) tellUnsaved();
    const [{ saveOf, createUnbegunNotes }, files] = parts;
    if (asOpened.has(match.log)) return store.setState({ saved: { id, actions: files.actionsToTell(match) } });
    const saved = saveOf(id, match, timeFor(id), files);
    const notes = createUnbegunNotes(openNotes);
    if (saved.glance.actions === 0 && (!known.has(id) || notes.all().has(id))) notes.note(id, saved.savedAt);
    else notes.forget([id]);
    if (await put(saved)) return;
    const own = newMatchId();
    claimId(match, own);
    await put(saveOf(own, match, timeFor(own), files));
    store.setState({ parted: { from: id, to: own } });
  }

  /** As the storage would have it, which keeps titles apart. */
  function unsavedRecord(id: string): SavedMatch | undefined {
    const waiting = unsaved.get(id);
    if (waiting === undefined) return undefined;
    const { title: _, ...record } = waiting;
    return record;
  }

  async function read(id: string): Promise<Result<SavedMatch>> {
    try {
      const record = unsavedRecord(id) ?? (await (await opening).get(id));
      if (record !== undefined) return (await readers()).readSavedMatch(record);
      if (fallbackStore === null) return fault('no-such-match', texts.noMatch.here);
      return { ok: false, fault: (await records()).storeClosed() };
    } catch (error) {
      return { ok: false, fault: await faultOf(error, 'read') };
    }
  }

  /** Also of a record in which only what the list tells of it is damaged. */
  async function textOf(id: string): Promise<Result<string>> {
    const saved = await read(id);
    if (saved.ok) return { ok: true, value: saved.value.text };
    const record: unknown = await (await opening).get(id).catch(() => undefined);
    const text = typeof record === 'object' && record !== null && 'text' in record ? record.text : null;
    return typeof text === 'string' && text !== '' ? { ok: true, value: text } : saved;
  }

  /** Done in the background; its failure harms nothing. */
  async function complete(match: AnyMatch, saved: SavedMatch): Promise<void> {
    try {
      const [{ saveOf }, files] = await Promise.all([records(), gameOf(games, match).files()]);
      const { glance } = saveOf(saved.id, match, saved.savedAt, files);
      if (await (await opening).put({ ...saved, glance }, saved.savedAt)) await list();
    } catch {
      // A full store, or a part of the page that did not come: the list goes on without.
    }
  }

  /**
   * An older save does not say on which build it was played: its card can tell from now on. Done in the background,
   * too.
   */
  async function noteForeign(saved: SavedMatch): Promise<void> {
    if (saved.glance.build !== undefined) return;
    try {
      const noted = await (await records()).withOrigin(games, saved);
      if (noted !== null && (await (await opening).put(noted, saved.savedAt))) await list();
    } catch {
      // As above.
    }
  }

  async function rename(id: string, typed: string): Promise<Result<null>> {
    try {
      const title = (await records()).readTitle(typed);
      if (!title.ok) return title;
      if (!(await (await opening).entitle(id, title.value))) return fault('no-such-match', texts.noMatch.anyMore);
    } catch (error) {
      return { ok: false, fault: await faultOf(error, 'rename') };
    }
    await list();
    return ok(null);
  }

  const titleOf = (id: string): string | null => {
    const entry = store.getState().matches.find((one) => one.id === id);
    return entry !== undefined && 'saved' in entry ? entry.saved.title : null;
  };

  async function remove(id: string): Promise<void> {
    const [saved, title] = [await read(id), titleOf(id)];
    if (await attempt('delete', (saves) => saves.remove(id))) {
      unsaved.delete(id);
      held.delete(id);
      unmade.delete(id);
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
  // where it fails it is done on another visit
  void listing.then((read) => (read ? inTurn(sweep) : undefined)).catch(() => undefined);

  const adding = async (): Promise<ReturnType<typeof createAdding>> =>
    (await late(() => import('#play/storage/adding.ts'))).createAdding({
      games,
      now,
      listed: async () => (await listing, store.getState()),
      textOf,
      put: (saved) => inTurn(() => put(saved)),
      putBeside: (saved, title) =>
        inTurn(async () => {
          await place(saved, title, 'save');
          await list();
        }),
    });

  return {
    ...store,
    games,
    save: (id, match) => {
      queued.set(id, match);
      tellQueued(id).catch(() => undefined); // a part of the page did not come: what was there before stays
      return inTurn(async () => {
        if (queued.get(id) === match) queued.delete(id);
        await attempt('save', () => save(id, match));
      });
    },
    add: async (recording) => (await adding()).add(recording),
    tell: async (id) => {
      const text = await textOf(id);
      return text.ok ? (await records()).tellAnyMatch(games, text.value, { own: true }) : text;
    },
    addText: async (text) => (await adding()).addText(text),
    restore: async (match, build) => (await adding()).restore(match, build),
    textOf,
    gameOfSaved: async (id) => {
      const saved = await read(id);
      return saved.ok ? ok(gameOfGlance(games, saved.value.glance).id) : saved;
    },
    open: async (id, build) => {
      const saved = await read(id);
      if (!saved.ok) return saved;
      known.set(id, saved.value.savedAt);
      if (!unsaved.has(id) && fallbackStore === null) arrived.set(id, saved.value.glance.actions);
      if (!isComplete(saved.value.glance)) incomplete.set(id, saved.value);
      const opened = await (await records()).readAnyMatch(games, saved.value.text, build, { own: true });
      if (!opened.ok && isForeign(opened.fault)) void inTurn(() => noteForeign(saved.value));
      return opened;
    },
    keepAsOpened: (id, match) => {
      asOpened.add(match.log);
      const saved = incomplete.get(id);
      incomplete.delete(id);
      if (saved !== undefined) void inTurn(() => complete(match, saved));
    },
    rename: (id, typed) => inTurn(() => rename(id, typed)),
    remove: (id) => inTurn(() => remove(id)),
    putBack: () => inTurn(putBack),
    forgetRemoved: () => store.setState({ removed: null }),
    tryAgain: async () => {
      if (!(await inTurn(tryAgain))) retries.soon();
    },
    close: async () => {
      closed = true;
      store.setState({ unsaved: [], trouble: null });
      (await opening).close();
    },
  };
}
