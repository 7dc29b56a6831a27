import { MODULES } from '#app/tables/registry.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LateFault } from '#play/offThread/lateFault.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { runningMatch } from '#play/storage/listing.ts';
import { claimId, idOfMatch } from '#play/storage/matchIds.ts';
import { readMiniature } from '#play/traction/miniature.ts';
import { summaryOf, type SavedMatch } from '#play/storage/savedMatch.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { texts } from '#play/texts.ts';
import { begunMatch } from './saved.ts';

let match: TractionMatch;
beforeAll(async () => {
  match = await begunMatch();
});

/** The time goes on by a second whenever somebody looks. */
function clock(): () => number {
  let now = 1_000_000;
  return () => (now += 1000);
}

const libraryOn = (saves: MatchStore): Library =>
  createLibrary({ games: MODULES, openStore: async () => saves, now: clock() });

/** The record of the match as it lies in that store. */
async function saveOn(saves: MatchStore, id: string): Promise<SavedMatch> {
  await libraryOn(saves).save(id, match);
  return (await saves.get(id)) as SavedMatch;
}

const idsIn = (library: Library): readonly string[] => library.getState().matches.map(({ id }) => id);

describe('a library', () => {
  it('gives back the match that was saved, as a file that reads the same', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    const opened = await library.open('a', PHYSICS_BUILD);
    expect(opened).toEqual({ ok: true, value: recordMatch(match) });
    expect(library.getState().saved).toEqual({ id: 'a', actions: 1 });
  });

  it('lists the latest first, and resumes the latest that is not over', async () => {
    const library = libraryOn(memoryStore());
    await library.save('old', match);
    await library.save('new', match);
    expect(idsIn(library)).toEqual(['new', 'old']);
    expect(runningMatch(MODULES, library.getState().matches, 'traction')?.id).toBe('new');
    const over = {
      ...match,
      state: { ...match.state, outcome: { winners: [match.state.turn.seat], by: 'concession' as const, piece: null } },
    };
    await library.save('new', over);
    expect(runningMatch(MODULES, library.getState().matches, 'traction')?.id).toBe('old');
  });

  it('deletes, and puts back what was deleted last', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    await library.remove('a');
    expect(idsIn(library)).toEqual([]);
    expect(library.getState().removed?.id).toBe('a');
    await library.putBack();
    expect(idsIn(library)).toEqual(['a']);
    expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
  });

  it('forgets what was deleted when it is not wanted back', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    await library.remove('a');
    library.forgetRemoved();
    await library.putBack();
    expect([library.getState().removed, idsIn(library)]).toEqual([null, []]);
  });

  it('says so when there is no match of that id', async () => {
    const opened = await libraryOn(memoryStore()).open('nowhere', PHYSICS_BUILD);
    expect(opened).toMatchObject({ ok: false, fault: { code: 'no-such-match' } });
  });
});

const titlesIn = (library: Library): readonly (string | null)[] =>
  library.getState().matches.map((entry) => ('saved' in entry ? entry.saved.title : 'unreadable'));

describe('a title in a library', () => {
  it('is on the list from then on, makes nothing newer, and survives saves of whoever plays the match meanwhile', async () => {
    const saves = memoryStore();
    const [here, there] = [libraryOn(saves), libraryOn(saves)];
    await there.save('a', match);
    await there.save('b', match);
    expect(await here.rename('a', '  The   final ')).toEqual({ ok: true, value: null });
    expect([idsIn(here), titlesIn(here)]).toEqual([
      ['b', 'a'],
      [null, 'The final'],
    ]);
    await there.save('a', match);
    expect(there.getState().parted).toBeNull();
    expect([idsIn(there), titlesIn(there)]).toEqual([
      ['a', 'b'],
      ['The final', null],
    ]);
  });

  it('goes when nothing is typed: then the players’ names stand there again', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    await library.rename('a', 'The final');
    await library.rename('a', '   ');
    expect(titlesIn(library)).toEqual([null]);
  });

  it('is deleted with its match and put back with it', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    await library.rename('a', 'The final');
    await library.remove('a');
    expect(library.getState().removed?.title).toBe('The final');
    await library.putBack();
    expect(titlesIn(library)).toEqual(['The final']);
  });

  it('that is too long, or of a match that is gone, is refused in one sentence and changes nothing', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    await library.rename('a', 'é'.repeat(60));
    expect(await library.rename('a', 'é'.repeat(61))).toMatchObject({
      ok: false,
      fault: { code: 'title-too-long', message: 'A title has at most 60 characters, and this one has 61.' },
    });
    expect(await library.rename('a', 'The\u200b final')).toMatchObject({
      ok: false,
      fault: {
        code: 'hidden-character',
        message:
          'This title has U+200B as its character 4, which is not seen or turns the direction of writing: leave it out.',
      },
    });
    expect(await library.rename('b', 'The final')).toMatchObject({ ok: false, fault: { code: 'no-such-match' } });
    expect(titlesIn(library)).toEqual(['é'.repeat(60)]);
  });
});

describe('the list of a library', () => {
  it('has of every match what a small picture of its position needs', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    const [entry] = library.getState().matches;
    const glance = entry !== undefined && 'saved' in entry ? entry.saved.glance : null;
    expect(glance?.surface).toBe(match.state.surface.id);
    const { pads, pieces } = readMiniature(glance?.miniature ?? '');
    expect(pads).toHaveLength(2);
    expect(pieces.map(({ id }) => id)).toEqual(match.state.pieces.map(({ id }) => id));
  });

  it('gets the picture of an older save when it is opened, which makes it no newer and nobody else’s save', async () => {
    const saves = memoryStore();
    const earlier = libraryOn(saves);
    await earlier.save('a', match);
    await earlier.save('b', match);
    const whole = (await saves.get('a')) as SavedMatch;
    const { surface: _, miniature: __, ...older } = whole.glance;
    await saves.put({ ...whole, glance: older }, whole.savedAt);
    const library = libraryOn(saves);
    await library.open('a', PHYSICS_BUILD);
    library.keepAsOpened('a', match);
    await vi.waitFor(() =>
      expect(library.getState().matches.find(({ id }) => id === 'a')).toMatchObject({
        saved: { savedAt: whole.savedAt, glance: whole.glance },
      }),
    );
    expect(idsIn(library)).toEqual(['b', 'a']);
    expect(await saves.get('a')).toEqual(whole);
  });

  it('reads no whole save: what it shows lies beside each', async () => {
    const saves = memoryStore();
    await libraryOn(saves).save('a', match);
    const library = libraryOn({ ...saves, get: () => Promise.reject(new Error('megabytes')) });
    await library.save('b', match);
    expect(library.getState().matches.find(({ id }) => id === 'a')).toMatchObject({
      saved: { glance: { actions: 1, turn: 1, winners: null } },
    });
    expect(library.getState().trouble).toBeNull();
    expect(JSON.stringify(library.getState().matches)).not.toContain('"log"');
  });

  it('shows a save that has no summary yet all the same', async () => {
    const saves = memoryStore();
    await libraryOn(saves).save('a', match);
    const whole = await saves.get('a');
    const library = libraryOn({ ...saves, list: async () => [{ id: 'a', whole }] });
    await library.save('a', match);
    expect(library.getState().matches).toMatchObject([{ id: 'a', saved: { glance: { actions: 1 } } }]);
  });
});

describe('two libraries on one store, as two tabs have them', () => {
  /** Both have opened the match, and know what lies there. */
  async function twoTabs(): Promise<readonly [Library, Library]> {
    const saves = memoryStore();
    const [one, other] = [libraryOn(saves), libraryOn(saves)];
    await one.save('a', match);
    expect((await other.open('a', PHYSICS_BUILD)).ok).toBe(true);
    return [one, other];
  }

  it('never overwrite what the other has saved: what was played on in both is kept as two matches', async () => {
    const [one, other] = await twoTabs();
    await one.save('a', { ...match, log: [] });
    const mine = { ...match, header: { ...match.header } };
    claimId(mine, 'a');
    await other.save('a', mine);
    const { parted, saved, trouble } = other.getState();
    expect(parted).toEqual({ from: 'a', to: idOfMatch(mine) });
    expect(saved).toEqual({ id: idOfMatch(mine), actions: 1 });
    expect(trouble).toBeNull();
    expect(await other.open('a', PHYSICS_BUILD)).toEqual({ ok: true, value: recordMatch({ ...match, log: [] }) });
    expect(await other.open(idOfMatch(mine), PHYSICS_BUILD)).toEqual({ ok: true, value: recordMatch(match) });
    await other.save(idOfMatch(mine), mine); // and goes on there
    expect(idsIn(other)).toHaveLength(2);
  });

  it('take turns where each has seen the last save', async () => {
    const [one, other] = await twoTabs();
    await other.save('a', match);
    await one.open('a', PHYSICS_BUILD);
    await one.save('a', match);
    expect([one.getState().parted, other.getState().parted]).toEqual([null, null]);
    expect(idsIn(one)).toEqual(['a']);
  });

  it('keep what one goes on with when the other has deleted it', async () => {
    const [one, other] = await twoTabs();
    await other.remove('a');
    await one.save('a', match);
    expect(one.getState()).toMatchObject({ parted: null, saved: { id: 'a' } });
  });
});

describe('a library whose store fails', () => {
  it('goes on in memory when the browser allows no storage, and says it in one sentence', async () => {
    const library = createLibrary({
      games: MODULES,
      openStore: () => Promise.reject(new DOMException('no', 'SecurityError')),
      now: clock(),
    });
    await library.save('a', match);
    expect(library.getState().trouble?.code).toBe('storage-blocked');
    expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
  });

  it('keeps what a full store does not take, tries again, and stops complaining once it fits', async () => {
    const saves = memoryStore();
    let full = true;
    const library = libraryOn({
      ...saves,
      put: async (saved, over) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        return saves.put(saved, over);
      },
    });
    await library.save('a', match);
    expect(library.getState().trouble?.code).toBe('storage-full');
    expect(library.getState().saved).toBeNull();
    expect(idsIn(library)).toEqual(['a']);
    expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
    full = false;
    await library.save('a', match);
    expect(library.getState().trouble).toBeNull();
    expect(library.getState().saved).toEqual({ id: 'a', actions: 1 });
    expect(await saves.list()).toHaveLength(1);
  });

  it('has a match to be saved, and says so, while the part of the page that does it does not come', async () => {
    const saves = memoryStore();
    const gone = new LateFault(
      { code: 'no-network', message: texts.late.noNetwork },
      { title: texts.late.noNetworkTitle },
    );
    let away = true;
    const library = createLibrary({
      games: MODULES.map((game) => ({ ...game, files: () => (away ? Promise.reject(gone) : game.files()) })),
      openStore: async () => saves,
      now: clock(),
      wait: () => undefined,
    });
    await library.save('a', match);
    expect(library.getState()).toMatchObject({ trouble: gone.fault, saved: null });
    expect(library.getState().unsaved).toEqual([{ id: 'a', game: 'traction', actions: 1, saved: null }]);
    away = false;
    await library.tryAgain();
    expect(library.getState()).toMatchObject({ trouble: null, saved: { id: 'a', actions: 1 }, unsaved: [] });
  });

  it('saves what it had to keep once something else is deleted', async () => {
    const saves = memoryStore();
    await saves.put({ ...(await saveOn(memoryStore(), 'old')) }, null);
    const library = libraryOn({
      ...saves,
      put: async (saved, over) => {
        if ((await saves.list()).length > 0) throw new DOMException('full', 'QuotaExceededError');
        return saves.put(saved, over);
      },
    });
    await library.save('a', match);
    expect(library.getState().trouble?.code).toBe('storage-full');
    await library.remove('old');
    expect([idsIn(library), library.getState().trouble]).toEqual([['a'], null]);
    expect(await saves.get('a')).toMatchObject({ id: 'a' });
  });

  it('keeps a match that cannot be deleted, with what it would not take of it, and says so', async () => {
    const saves = memoryStore();
    const library = libraryOn({
      ...saves,
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      remove: () => Promise.reject(new Error('no')),
    });
    await library.save('a', match);
    await library.remove('a');
    expect(library.getState()).toMatchObject({
      removed: null,
      trouble: { code: 'storage-failed', message: texts.storage.delete.failed },
    });
    expect(idsIn(library)).toEqual(['a']);
    expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
  });

  it('puts a deleted match back for as long as the page lasts where it cannot be saved, with its title, and says so', async () => {
    const saves = memoryStore();
    let full = false;
    const library = libraryOn({
      ...saves,
      put: (saved, over) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : saves.put(saved, over),
    });
    await library.save('a', match);
    await library.save('b', match);
    await library.rename('a', 'The final');
    await library.remove('a');
    full = true;
    await library.putBack();
    expect(library.getState()).toMatchObject({ removed: null, trouble: { message: texts.storage['put-back'].full } });
    expect([idsIn(library), titlesIn(library)]).toEqual([
      ['b', 'a'],
      [null, 'The final'],
    ]);
    full = false;
    await library.remove('b');
    expect([titlesIn(library), library.getState().trouble, await saves.list()]).toMatchObject([
      ['The final'],
      null,
      [{ title: 'The final' }],
    ]);
  });

  it('says when a title cannot be kept, and the old one stays', async () => {
    const saves = memoryStore();
    const library = libraryOn({
      ...saves,
      entitle: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    await library.save('a', match);
    expect(await library.rename('a', 'The final')).toEqual({
      ok: false,
      fault: { code: 'storage-full', message: texts.storage.rename.full },
    });
    expect(titlesIn(library)).toEqual([null]);
  });

  it('survives a store that breaks while it is read', async () => {
    const library = libraryOn({
      ...memoryStore(),
      list: () => Promise.reject(new Error('gone')),
      get: () => Promise.reject(new Error('gone')),
    });
    await library.save('a', match);
    expect(library.getState().trouble).toBeNull(); // it is saved, and the list is read again later
    expect(await library.open('b', PHYSICS_BUILD)).toMatchObject({ ok: false, fault: { code: 'storage-failed' } });
  });
});

describe('a damaged store', () => {
  const RECORDS: readonly (readonly [what: string, record: unknown, path: string])[] = [
    ['a record that is no object', 7, '$'],
    ['a record without a text', { id: 'x', savedAt: 1, glance: {} }, '$.text'],
    [
      'a time that is none',
      { id: 'x', savedAt: 'yesterday', text: '{}', glance: { seats: [], actions: 0, turn: 1, winners: null } },
      '$.savedAt',
    ],
    [
      'a save that says its summary instead of its text',
      { id: 'x', savedAt: 1, glance: { seats: [{ name: 'A', colour: 0 }], actions: 0, turn: 1, winners: null } },
      '$.text',
    ],
    [
      'a key from elsewhere',
      {
        id: 'x',
        savedAt: 1,
        text: '{}',
        glance: { seats: [{ name: 'A', colour: 0 }], actions: 0, turn: 1, winners: null },
        extra: 1,
      },
      '$.extra',
    ],
  ];

  it.each(RECORDS)('lists %s as unreadable, with the place', async (_what, record, path) => {
    const library = libraryOn({ ...memoryStore(), list: async () => [{ id: 'x', whole: record }] });
    await library.save('a', match); // whatever is there does not keep others from being saved
    const damaged = library.getState().matches.find((entry) => 'fault' in entry);
    expect(damaged).toMatchObject({ fault: { path } });
  });

  it('hands out the text of a record of which only the summary is damaged, and of no other', async () => {
    const glance = { seats: [{ name: 'A', colour: -1 }], actions: 0, turn: 1, winners: null };
    const holding = (record: unknown): Library => libraryOn({ ...memoryStore(), get: async () => record });
    expect(await holding({ id: 'x', savedAt: 1, text: 'all of it', glance }).textOf('x')).toEqual({
      ok: true,
      value: 'all of it',
    });
    for (const record of [{ id: 'x', savedAt: 1, glance }, { id: 'x', savedAt: 1, text: '', glance }, 7, null])
      expect(await holding(record).textOf('x')).toMatchObject({ ok: false });
    expect(await holding(undefined).textOf('x')).toMatchObject({ fault: { code: 'no-such-match' } });
  });

  it('opens no match whose text was cut off or tampered with', async () => {
    const library = libraryOn(memoryStore());
    await library.save('a', match);
    const [entry] = library.getState().matches;
    const saved = entry !== undefined && 'saved' in entry ? summaryOf(entry.saved) : null;
    const read = await library.textOf('a');
    const text = read.ok ? read.value : '';
    const tampered = libraryOn({ ...memoryStore(), get: async () => ({ ...saved, text: text.slice(0, -20) }) });
    expect(await tampered.open('a', PHYSICS_BUILD)).toMatchObject({ ok: false, fault: { code: 'not-json' } });
    const foreign = libraryOn({
      ...memoryStore(),
      get: async () => ({ ...saved, text: text.replace('"seed"', '"seedling"') }),
    });
    expect(await foreign.open('a', PHYSICS_BUILD)).toMatchObject({
      ok: false,
      fault: { path: expect.stringMatching(/^\$\./) as unknown },
    });
  });

  it('takes in no file twice: it is the match that lies there already, as long as that was not played on', async () => {
    const library = libraryOn(memoryStore());
    const id = await library.add(recordMatch(match));
    expect(await library.add(recordMatch(match))).toBe(id);
    await library.save('own', match);
    expect(await library.add({ ...recordMatch(match), log: [] })).not.toBe(id);
    expect(library.getState().matches).toHaveLength(3);
  });

  it('takes in a file and lists it before it was ever replayed', async () => {
    const library = libraryOn(memoryStore());
    const id = await library.add(recordMatch(match));
    expect(library.getState().matches).toMatchObject([
      { id, saved: { glance: { actions: 1, turn: null, winners: null } } },
    ]);
    const text = await library.textOf(id);
    expect(text.ok && parseMatch(text.value, PHYSICS_BUILD)).toEqual({ ok: true, value: recordMatch(match) });
  });
});
