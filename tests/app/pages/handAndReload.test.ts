import { isWhole } from '#engine/seen.ts';
import { MODULES } from '#app/tables/registry.ts';
import { describe, expect, it } from 'vitest';
import { createSession } from '#play/traction/session/session.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import type { TickListener } from '#play/traction/session/tickNews.ts';
import { openMatch } from '#app/pages/openMatch.ts';
import type { OpenTable } from '#app/pages/tableModule.ts';
import { begin } from '#play/traction/session/begin.ts';
import { keepHandNotes } from '#play/traction/storage/keepHandNotes.ts';
import { autosave } from '#play/storage/autosave.ts';
import { createHandNotes, type HandNotes } from '#play/traction/storage/handNotes.ts';
import type { NoteStorage } from '#play/settings/textStorage.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { fault } from '#sim/result.ts';
import { claimId } from '#play/storage/matchIds.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { FRAME_S, own, PLAN, untilStill } from '../tables/traction/session/sessionAtTable.ts';
import { textStorage } from '../storage/notes.ts';

const ID = 'match';

/** What outlives a page that is loaded again. */
interface Browser {
  readonly saves: MatchStore;
  readonly storage: NoteStorage;
}

interface PageOf {
  readonly notes: HandNotes;
  readonly table: OpenTable;
  readonly physics: Physics;
  readonly library: Library;
  readonly session: Session;
  match(): TractionMatch;
}

async function page({ saves, storage }: Browser): Promise<PageOf> {
  const physics = await loadPhysics();
  const session = createSession({ physics });
  const library = createLibrary({ games: MODULES, openStore: async () => saves, now: () => 1 });
  autosave(session.store, library);
  const { takeUp } = keepHandNotes(session, () => storage, library);
  const match = (): TractionMatch => {
    const now = session.store.getState().match;
    if (now === null || !isWhole(now)) throw new Error('no match');
    return now;
  };
  return {
    notes: createHandNotes(() => storage),
    table: {
      session,
      begin: (agreed) => begin(session, agreed, { playedAs: 'unasked', opponents: {} }, 'text'),
      headOf: () => fault('none', 'Nothing is kept elsewhere.'),
      form: async () => ({ levels: [], agreedIn: () => [] }),
      takeUp,
      Tableside: () => null,
    },
    physics,
    library,
    session,
    match,
  };
}

const saved = (library: Library, actions: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (library.getState().saved?.actions === actions) resolve();
    };
    library.subscribe(look);
    look();
  });

/** A page at which a match has begun and lies in the store. */
async function begun(browser: Browser): Promise<PageOf> {
  const at = await page(browser);
  const started = at.session.commands.newMatch(PLAN);
  if (started.ok) claimId(started.value, ID);
  await saved(at.library, 0);
  return at;
}

/** The page is loaded again, with no time to do anything before; the match is opened. */
async function reloaded(browser: Browser, spectating = false, ear: TickListener = () => undefined): Promise<PageOf> {
  const at = await page(browser);
  at.session.onTick(ear);
  const opened = await openMatch(ID, { game: 'traction', table: at.table }, at.physics, at.library, {
    spectating: () => spectating,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (!opened.ok) throw new Error(opened.fault.message);
  return at;
}

/** A free hand pulls a large piece into its neighbour, and holds on when that is ruled. */
function foulUnderTheHand({ session }: PageOf): void {
  session.commands.setHandMode('free');
  session.commands.choose(own(session, 'L2'));
  if (!session.touch.grab(own(session, 'L2'), 'B').ok) throw new Error(session.store.getState().fault?.message);
  for (let i = 0; i < 600 && session.store.getState().rulings.length === 0; i += 1) {
    session.touch.swing({ tiltRad: 0.2, swivelDeg: Math.min(120, i) });
    session.advance(FRAME_S);
  }
  expect(session.store.getState().rulings.map(({ code }) => code)).toContain('walk-contact');
}

const browserWith = (storage: NoteStorage = textStorage()): Browser => ({ saves: memoryStore(), storage });

describe('a page that is loaded again while the hand is still on the table after a foul', () => {
  it('has concluded the foul when the match is opened: the piece lies flat, and it says so', async () => {
    const browser = browserWith();
    const before = await begun(browser);
    foulUnderTheHand(before);
    expect(before.match().log).toHaveLength(0);

    const after = await reloaded(browser);
    expect(after.match().log).toHaveLength(1);
    expect(after.session.store.getState().stage).toBe('idle');
    expect(after.match().log[0]?.action).toMatchObject({ do: 'walk', piece: '0-L2', hand: 'free' });
    expect(after.match().state.pieces.find(({ id }) => id === '0-L2')?.pose).toBe('flat');
    expect(after.session.store.getState().lastAction?.events).toContainEqual(
      expect.objectContaining({ type: 'illegal-move' }),
    );
    await saved(after.library, 1);
  });

  it('concludes it once: a match that lies in the store with it has no note any more', async () => {
    const storage = textStorage();
    const browser = browserWith(storage);
    foulUnderTheHand(await begun(browser));
    const after = await reloaded(browser);
    await saved(after.library, 1);
    expect([...storage.lying]).toEqual([]);
    expect((await reloaded(browser)).match().log).toHaveLength(1);
  });

  it('goes on without the foul, and without an error, where the browser keeps no notes', async () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const browser = browserWith({ getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked, length: 0 });
    const before = await begun(browser);
    foulUnderTheHand(before);
    before.session.touch.letGo();
    untilStill(before.session);
    await saved(before.library, 1); // played to its end as ever
    expect((await reloaded(browser)).match().log).toHaveLength(1);
  });
});

describe('a page that is loaded again in the middle of a walk', () => {
  const BETWEEN = { stage: 'between-steps', stepsTaken: 1, stepsLeft: 3 };

  /** One step of a piece that may take four. */
  function oneStep({ session }: PageOf): void {
    session.commands.choose(own(session, 'S1'));
    session.commands.setHand('brisk');
    session.commands.setAim('D', 180);
    session.commands.performAim();
    untilStill(session);
    expect(session.store.getState()).toMatchObject(BETWEEN);
  }

  it('goes on with it: the same steps lead to where they would have led before', async () => {
    const browser = browserWith();
    const before = await begun(browser);
    oneStep(before);
    const after = await reloaded(browser);
    expect(after.session.store.getState()).toMatchObject({ ...BETWEEN, fault: null, intent: { piece: '0-S1' } });
    expect(after.match().log).toHaveLength(0);
    for (const { session } of [before, after]) {
      session.commands.setHand('brisk');
      session.commands.setAim('B', 150);
      session.commands.performAim();
      untilStill(session);
      session.commands.endAction();
    }
    expect(after.match().log).toEqual(before.match().log);
    expect(after.match().log).toHaveLength(1);
  });

  it('makes no sound by doing again what was heard before', async () => {
    const browser = browserWith();
    oneStep(await begun(browser));
    const heard: unknown[] = [];
    await reloaded(browser, false, (news) => void heard.push(news));
    expect(heard).toEqual([]);
  });

  it('has the step once, however often it is loaded', async () => {
    const browser = browserWith();
    oneStep(await begun(browser));
    await reloaded(browser);
    await reloaded(browser);
    const last = await reloaded(browser);
    expect(last.session.store.getState()).toMatchObject(BETWEEN);
  });

  it('goes on after a step of a free hand as well', async () => {
    const browser = browserWith();
    const before = await begun(browser);
    const { session } = before;
    session.commands.setHandMode('free');
    session.commands.choose(own(session, 'S1'));
    session.touch.grab(own(session, 'S1'), 'D');
    for (let i = 0; i < 120; i += 1) {
      session.touch.swing({ tiltRad: 0.24, swivelDeg: Math.min(90, i) });
      session.advance(FRAME_S);
    }
    session.touch.letGo();
    untilStill(session);
    expect(session.store.getState().stage).toBe('between-steps');
    const after = await reloaded(browser);
    expect(after.session.store.getState()).toMatchObject(BETWEEN);
    for (const { commands } of [session, after.session]) commands.endAction();
    expect(after.match().log).toEqual(before.match().log);
  });

  it('plays it to its end where the browser keeps no notes, when the page has time to go', async () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const browser = browserWith({ getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked, length: 0 });
    const before = await begun(browser);
    oneStep(before);
    before.session.closing();
    await saved(before.library, 1);
    expect((await reloaded(browser)).match().log).toHaveLength(1);
  });

  it('leaves a match that is looked on at as it is', async () => {
    const browser = browserWith();
    oneStep(await begun(browser));
    const after = await reloaded(browser, true);
    expect(after.session.store.getState()).toMatchObject({ stage: 'idle', spectating: true });
  });

  it('goes on with it as well when the match was left for another page and opened again', async () => {
    const browser = browserWith();
    const before = await begun(browser);
    oneStep(before);
    before.session.commands.leave();
    const after = await reloaded(browser);
    expect(after.session.store.getState()).toMatchObject(BETWEEN);
  });
});

describe('a note of a hand', () => {
  it('is written again with the whole gesture when the action is over, until that is saved', async () => {
    const browser = browserWith();
    const before = await begun({
      ...browser,
      saves: {
        ...browser.saves,
        put: async (match, over) =>
          match.glance.actions === 0 ? browser.saves.put(match, over) : Promise.reject(new Error('too late')),
      },
    });
    foulUnderTheHand(before);
    before.session.touch.letGo();
    untilStill(before.session);
    const [played] = before.match().log;
    expect(before.notes.read(ID, { ...before.match(), log: [] })).toEqual(played?.action);
    const after = await reloaded(browser);
    expect(after.match().log[0]?.hash).toBe(played?.hash); // exactly what was seen
  });

  it('is dropped when the foul is taken back by consent', async () => {
    const storage = textStorage();
    const saves = memoryStore();
    const before = await begun({
      saves: {
        ...saves,
        put: async (match, over) =>
          match.glance.actions === 0 ? saves.put(match, over) : Promise.reject(new Error('never')),
      },
      storage,
    });
    foulUnderTheHand(before);
    before.session.touch.letGo();
    untilStill(before.session);
    expect(storage.lying.size).toBe(1);
    before.session.commands.requestUndo();
    before.session.commands.consentUndo(seat(1));
    expect(storage.lying.size).toBe(0);
  });

  it('belongs to one position of one match, and damaged it is none', async () => {
    const storage = textStorage();
    const before = await begun(browserWith(storage));
    foulUnderTheHand(before);
    const { notes } = before;
    const match = before.match();
    expect(notes.read(ID, match)).toMatchObject({ do: 'walk', piece: '0-L2' });
    expect(notes.read('another', match)).toBeNull();
    before.session.commands.leave();
    await saved(before.library, 1);
    for (const text of ['', '{', '7', '{"version":2}']) {
      storage.lying.set('tumbletop.foul.match', text);
      expect(notes.read(ID, match)).toBeNull();
    }
  });

  it('is not taken up where the match does not allow it, and nothing has changed then', async () => {
    const { session } = await page(browserWith());
    session.commands.newMatch(PLAN);
    session.commands.typeMove('walk S1 D 180');
    untilStill(session);
    const before = session.store.getState();
    const played = before.match?.log[0]?.action;
    if (played?.do !== 'walk') throw new Error('no walk');
    expect(session.takeUp(played).ok).toBe(false); // it has acted in this turn
    expect(session.store.getState()).toEqual(before);
  });
});
