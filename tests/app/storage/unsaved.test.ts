import { MODULES } from '#app/tables/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { texts } from '#play/texts.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { begunMatch } from './saved.ts';

let match: TractionMatch;
beforeAll(async () => {
  match = await begunMatch();
});
const begun = (): TractionMatch => ({ ...match, log: [] });

const FULL = new DOMException('full', 'QuotaExceededError');
const LOST = new DOMException('The database connection is closing.', 'InvalidStateError');

interface Browser {
  readonly library: Library;
  readonly saves: { -readonly [K in keyof MatchStore]: MatchStore[K] };
  /** From now on whatever is asked of the browser's storage fails by this; null: it works. */
  failBy(error: Error | null): void;
  /** The time has come to try again. */
  later(): void;
  /** How often something waits for its time. */
  readonly waits: number[];
}

/** A browser whose storage works as long as it does; `opens`: whether it could be opened at first. */
function browser(opens: Error | null = null): Browser {
  const saves = memoryStore();
  let error = opens;
  const waits: number[] = [];
  let due: (() => void) | null = null;
  const working =
    <A extends readonly unknown[], T>(act: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      error === null ? act(...args) : Promise.reject(error);
  const failing: MatchStore = {
    list: working(saves.list),
    get: working(saves.get),
    put: working((...args: Parameters<MatchStore['put']>) => saves.put(...args)),
    entitle: working(saves.entitle),
    remove: working(saves.remove),
    close: () => undefined,
  };
  let now = 1_000_000;
  const library = createLibrary({
    games: MODULES,
    openStore: () => (error === null ? Promise.resolve(failing) : Promise.reject(error)),
    now: () => (now += 1000),
    wait: (ms, then) => {
      waits.push(ms);
      due = then;
    },
  });
  return { library, saves, waits, failBy: (next) => void (error = next), later: () => due?.() };
}

/** Whatever can happen by itself has happened. */
async function everythingElse(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const actionsOn = async (saves: MatchStore, id: string): Promise<number | undefined> =>
  ((await saves.get(id)) as { readonly glance: { readonly actions: number } } | undefined)?.glance.actions;

describe('a match that the browser does not save', () => {
  it.each([
    ['because its disk is full', FULL, 'storage-full'],
    ['because it has closed the database', LOST, 'storage-failed'],
  ] as const)('%s lies in the tab: what of it is saved and what is not is known', async (_name, error, code) => {
    const { library, failBy } = browser();
    await library.save('a', begun());
    expect(library.getState().unsaved).toEqual([]);
    failBy(error);
    await library.save('a', match);
    expect(library.getState()).toMatchObject({
      trouble: { code },
      saved: { id: 'a', actions: 0 },
      unsaved: [{ id: 'a', game: 'traction', actions: 1, saved: 0 }],
    });
    expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
    expect(await library.textOf('a')).toMatchObject({ ok: true, value: expect.stringContaining('"walk"') as unknown });
  });

  it('and a list that cannot be read: that is told once it has failed for a while, as nothing is lost by it', async () => {
    const { library, failBy, later, waits } = browser();
    await library.save('a', match);
    failBy(LOST);
    await library.tryAgain();
    for (const failed of [2, 3]) {
      expect(library.getState().trouble).toBeNull();
      later();
      await expect.poll(() => waits).toHaveLength(failed);
    }
    later();
    await expect.poll(() => library.getState().trouble?.message).toBe(texts.storage.read.failed);
  });

  it('is saved by itself as soon as it works again, with nothing more played', async () => {
    const { library, saves, failBy, later, waits } = browser();
    failBy(LOST);
    await library.save('a', match);
    expect(waits).toHaveLength(1);
    later();
    await expect.poll(() => waits).toHaveLength(2); // it has not worked yet
    failBy(null);
    later();
    await expect.poll(() => library.getState().trouble).toBeNull();
    expect(library.getState()).toMatchObject({ saved: { id: 'a', actions: 1 }, unsaved: [] });
    expect(await actionsOn(saves, 'a')).toBe(1);
    expect(waits).toHaveLength(2);
  });

  it('is saved at once when somebody asks for it', async () => {
    const { library, saves, failBy } = browser();
    failBy(LOST);
    await library.save('a', match);
    await library.tryAgain();
    expect(library.getState().trouble?.message).toBe(texts.storage.save.failed);
    failBy(null);
    await library.tryAgain();
    expect(library.getState()).toMatchObject({ trouble: null, unsaved: [], saved: { id: 'a', actions: 1 } });
    expect(await actionsOn(saves, 'a')).toBe(1);
  });

  it('is never saved over by an older state of it, however save and retry meet', async () => {
    const { library, saves, failBy, later } = browser();
    failBy(LOST);
    await library.save('a', begun());
    failBy(null);
    const put = saves.put;
    let writeOlder = (): void => undefined;
    saves.put = async (saved, over) => {
      saves.put = put;
      await new Promise<void>((resolve) => (writeOlder = resolve)); // the browser takes its time
      return put(saved, over);
    };
    later();
    const saving = library.save('a', match);
    await everythingElse();
    writeOlder();
    await saving;
    await everythingElse();
    expect(await actionsOn(saves, 'a')).toBe(1);
    expect(library.getState()).toMatchObject({ parted: null, unsaved: [], saved: { id: 'a', actions: 1 } });
    expect(library.getState().matches.map(({ id }) => id)).toEqual(['a']);
  });

  it('is saved over by the next action where the browser had written it all the same, and no other tab is told of', async () => {
    const { library, saves } = browser();
    await library.save('a', begun());
    const put = saves.put;
    saves.put = async (saved, over) => {
      await put(saved, over);
      throw LOST; // written, and then nothing was heard of it
    };
    await library.save('a', match);
    saves.put = put;
    await library.save('a', { ...match, undo: null });
    expect(library.getState()).toMatchObject({ parted: null, trouble: null, unsaved: [], saved: { id: 'a' } });
    expect(library.getState().matches.map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps the list of what was read before, and the list says why it is not read', async () => {
    const { library, failBy } = browser();
    await library.save('a', match);
    failBy(LOST);
    await library.save('b', match);
    expect(library.getState().matches.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(library.getState().trouble?.message).toBe(texts.storage.save.failed);
  });

  it('that was saved and cleared under the page is saved whole again by the next action', async () => {
    const { library, saves } = browser();
    await library.save('a', begun());
    await saves.remove('a');
    await library.save('a', match);
    expect(await actionsOn(saves, 'a')).toBe(1);
    expect(library.getState()).toMatchObject({ parted: null, trouble: null, unsaved: [] });
  });
});

describe('a save that the browser does not answer', () => {
  /** A library whose store answers no save until it is let; `late` is when an answer is long due. */
  function silent() {
    const saves = memoryStore();
    const lates: (() => void)[] = [];
    let [answer, fail] = [(): void => undefined, (): void => undefined];
    const library = createLibrary({
      games: MODULES,
      openStore: async () => ({
        ...saves,
        put: async (...given) => {
          await new Promise<void>((resolve, reject) => {
            answer = resolve;
            fail = () => reject(LOST);
          });
          return saves.put(...given);
        },
      }),
      now: () => 1_000_000,
      wait: () => undefined,
      waitForAnswer: (ms, then) => {
        expect(ms).toBeLessThan(5000);
        lates.push(then);
      },
    });
    return { library, saves, late: () => lates.at(-1)?.(), answer: () => answer(), fail: () => fail() };
  }

  it('is told as not saved before it fails, and the match can be handed out', async () => {
    const { library, saves, late, answer } = silent();
    const saving = library.save('a', match);
    await everythingElse();
    expect(library.getState()).toMatchObject({ trouble: null, unsaved: [] });
    late();
    await expect.poll(() => library.getState().trouble?.message).toBe(texts.storageSilent);
    expect(library.getState().unsaved).toMatchObject([{ id: 'a', actions: 1, saved: null }]);
    expect(await library.textOf('a')).toMatchObject({ ok: true, value: expect.stringContaining('"walk"') as unknown });
    expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
    answer();
    await saving;
    expect(library.getState()).toMatchObject({ trouble: null, unsaved: [], saved: { id: 'a', actions: 1 } });
    expect(await actionsOn(saves, 'a')).toBe(1);
  });

  it('keeps no later action out of what can be handed out, also when it fails in the end', async () => {
    const { library, late, fail, answer } = silent();
    const first = library.save('a', begun());
    await everythingElse();
    late();
    await expect.poll(() => library.getState().unsaved).toMatchObject([{ id: 'a', actions: 0 }]);
    const second = library.save('a', match);
    await expect.poll(() => library.getState().unsaved).toMatchObject([{ id: 'a', actions: 1 }]);
    expect(await library.textOf('a')).toMatchObject({ ok: true, value: expect.stringContaining('"walk"') as unknown });
    fail();
    await first;
    expect(library.getState().unsaved).toMatchObject([{ id: 'a', actions: 1 }]);
    await everythingElse();
    answer();
    await second;
    expect(library.getState()).toMatchObject({ trouble: null, unsaved: [], saved: { id: 'a', actions: 1 } });
  });

  it('is told with what was played while it was not yet late', async () => {
    const { library, late } = silent();
    void library.save('a', begun());
    void library.save('a', match);
    await everythingElse();
    late();
    await expect.poll(() => library.getState().unsaved).toMatchObject([{ id: 'a', actions: 1 }]);
  });

  it('is not told where it was answered in time', async () => {
    const { library, late, answer } = silent();
    const saving = library.save('a', match);
    await everythingElse();
    answer();
    await saving;
    late();
    await everythingElse();
    expect(library.getState()).toMatchObject({ trouble: null, unsaved: [] });
  });
});

describe('a browser whose storage did not open at first', () => {
  it('says of a match that it cannot read that the storage is closed, and not that there is none', async () => {
    const { library } = browser(new Error('the browser does not answer'));
    expect(await library.open('a', PHYSICS_BUILD)).toMatchObject({
      fault: { code: 'storage-blocked', message: texts.storageClosed },
    });
  });

  it('gets what was played meanwhile as soon as it opens, with its title', async () => {
    const { library, saves, failBy, later } = browser(new Error('the browser does not answer'));
    await library.save('a', match);
    expect(await library.rename('a', 'The final')).toMatchObject({ ok: true });
    expect(library.getState()).toMatchObject({
      trouble: { code: 'storage-blocked' },
      unsaved: [{ id: 'a', actions: 1, saved: null }],
    });
    failBy(null);
    later();
    await expect.poll(() => library.getState().trouble).toBeNull();
    expect(await saves.list()).toMatchObject([{ id: 'a', title: 'The final' }]);
    expect(library.getState().unsaved).toEqual([]);
    await library.save('a', begun()); // and goes on there
    expect(library.getState().parted).toBeNull();
    expect(await actionsOn(saves, 'a')).toBe(0);
  });

  it('opens, and is full: what was played meanwhile can be handed out and opened, titled or not', async () => {
    for (const title of ['', 'Before the rain']) {
      const { library, saves, failBy } = browser(LOST);
      await library.save('a', match);
      await library.rename('a', title);
      saves.put = () => Promise.reject(FULL);
      failBy(null);
      await library.tryAgain();
      expect(library.getState().trouble?.code).toBe('storage-full');
      expect((await library.textOf('a')).ok).toBe(true);
      expect((await library.open('a', PHYSICS_BUILD)).ok).toBe(true);
    }
  });

  it('that a newer page has changed says so, and what is played stays in the tab', async () => {
    const { library, saves } = browser(
      new DOMException('The requested version (4) is less than the existing version (5).', 'VersionError'),
    );
    await library.save('a', match);
    expect(library.getState()).toMatchObject({
      trouble: { code: 'storage-newer', message: texts.storageNewer },
      unsaved: [{ id: 'a' }],
    });
    expect((await library.textOf('a')).ok).toBe(true);
    expect(await saves.list()).toEqual([]);
  });

  it('that a newer page has changed since says so, too', async () => {
    const { library, failBy } = browser();
    await library.save('a', begun());
    failBy(new DOMException('The requested version (4) is less than the existing version (5).', 'VersionError'));
    await library.save('a', match);
    expect(library.getState().trouble?.code).toBe('storage-newer');
    expect(await library.open('b', PHYSICS_BUILD)).toMatchObject({ ok: false, fault: { code: 'storage-newer' } });
  });
});

describe('what somebody has asked for once', () => {
  it('is not done later by itself, and its trouble stays to be read', async () => {
    const { library, failBy, waits } = browser();
    await library.save('a', match);
    failBy(LOST);
    await library.remove('a');
    expect(library.getState()).toMatchObject({ trouble: { message: texts.storage.delete.failed }, retried: false });
    expect(waits).toEqual([2000]); // for the list, which could not be read either
    failBy(null);
    await library.tryAgain();
    expect(library.getState().matches.map(({ id }) => id)).toEqual(['a']);
    expect(library.getState().trouble?.message).toBe(texts.storage.delete.failed);
  });
});

it('a library that is closed for good saves nothing any more', async () => {
  const { library, saves, waits } = browser();
  await library.close();
  await library.save('a', match);
  await library.tryAgain();
  expect(await saves.list()).toEqual([]);
  expect(waits).toEqual([]);
});

describe('the sentence about what is not saved', () => {
  it.each([
    [0, null, 'Nothing of this match is saved: it is only in this tab.'],
    [1, null, 'Nothing of this match is saved: its 1 action is only in this tab.'],
    [4, null, 'Nothing of this match is saved: its 4 actions are only in this tab.'],
    [1, 0, 'This match: the beginning is saved. Action 1 is only in this tab.'],
    [5, 3, 'This match: actions up to 3 are saved. Actions 4 to 5 are only in this tab.'],
    [2, 1, 'This match: action 1 is saved. Action 2 is only in this tab.'],
    [3, 3, 'This match: what was done since the last save is only in this tab.'],
    [2, 3, 'This match: what was taken back since the last save is only in this tab.'],
  ])('of %d actions, %s of them saved', (actions, saved, sentence) => {
    expect(texts.unsaved.what(texts.unsaved.thisMatch, actions, saved)).toBe(sentence);
  });
});
