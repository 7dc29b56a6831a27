import { beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { createUnbegunNotes, UNBEGUN_MS } from '#play/storage/unbegun.ts';
import { MODULES } from '#app/tables/registry.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import { textStorage } from './notes.ts';
import { begunMatch } from './saved.ts';

let match: TractionMatch;
beforeAll(async () => {
  match = await begunMatch();
});
const setUp = (): TractionMatch => ({ ...match, log: [] });

/** A browser, visited again and again: one store, the same notes. */
function browser(storage = textStorage()) {
  const saves = memoryStore();
  let now = 1_000_000;
  const visit = async (openNotes: () => TextStorage = () => storage): Promise<Library> => {
    const library = createLibrary({
      games: MODULES,
      openStore: async () => saves,
      now: () => (now += 1000),
      openNotes,
    });
    await library.tryAgain();
    await library.tryAgain(); // in its turn, after what a visit begins with
    return library;
  };
  return { saves, visit, wait: (ms: number) => void (now += ms) };
}
const listed = (library: Library): readonly string[] => library.getState().matches.map(({ id }) => id);
const lying = async (saves: MatchStore): Promise<readonly string[]> => (await saves.list()).map(({ id }) => id);

describe('a match that was set up and never begun', () => {
  it('is in no list, and there when its page is loaded again', async () => {
    const { visit } = browser();
    const library = await visit();
    await library.save('a', setUp());
    expect([listed(library), library.getState().unbegun, library.getState().saved]).toEqual([
      [],
      ['a'],
      { id: 'a', actions: 0 },
    ]);
    const again = await visit();
    expect(listed(again)).toEqual([]);
    expect((await again.open('a', PHYSICS_BUILD)).ok).toBe(true);
  });

  it('is in the list from its first action on, also one that was taken back', async () => {
    const { visit } = browser();
    const library = await visit();
    await library.save('a', setUp());
    await library.save('a', match);
    expect([listed(library), library.getState().unbegun]).toEqual([['a'], []]);
    await library.save('a', setUp());
    expect([listed(library), listed(await visit())]).toEqual([['a'], ['a']]);
  });

  it('is in the list as soon as another tab has played in it', async () => {
    const { visit } = browser();
    const [one, other] = [await visit(), await visit()];
    await one.save('a', setUp());
    await other.open('a', PHYSICS_BUILD);
    await other.save('a', match);
    await one.tryAgain();
    expect([listed(one), listed(other)]).toEqual([['a'], ['a']]);
  });

  it('is gone a day later, and no other with it', async () => {
    const { visit, wait, saves } = browser();
    const library = await visit();
    await library.save('a', setUp());
    await library.save('b', setUp());
    await library.save('b', match);
    await library.save('c', match);
    wait(UNBEGUN_MS / 2);
    await visit();
    expect(await lying(saves)).toEqual(['a', 'b', 'c']);
    wait(UNBEGUN_MS / 2);
    const later = await visit();
    await expect.poll(() => lying(saves)).toEqual(['b', 'c']);
    expect(listed(later)).toEqual(['c', 'b']);
    expect(later.getState().removed).toBeNull();
  });

  it('can be begun all the same where it was swept away under a tab that was left open', async () => {
    const { visit, wait, saves } = browser();
    const library = await visit();
    await library.save('a', setUp());
    wait(2 * UNBEGUN_MS);
    await visit();
    await expect.poll(() => lying(saves)).toEqual([]);
    await library.save('a', match);
    expect([listed(library), library.getState().parted]).toEqual([['a'], null]);
  });

  it('is in the list like any other where nothing can be noted, or what was noted is damaged', async () => {
    const blocked = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const { visit } = browser();
    const library = await visit(blocked);
    await library.save('a', setUp());
    expect(listed(library)).toEqual(['a']);
    for (const text of ['', '{', 'null', '[1]', '{"a":"x"}', '"a"', '{"__proto__":1}']) {
      const storage = textStorage();
      storage.setItem('tumbletop.unbegun', text);
      const notes = createUnbegunNotes(() => storage);
      expect(listed(await visit(() => storage))).toEqual(['a']);
      notes.note('b', 5);
      expect(notes.all().get('b')).toBe(5);
    }
  });

  it('that came as a file is in the list: somebody wants to keep it', async () => {
    const { visit } = browser();
    const here = await visit();
    await here.save('a', setUp());
    const recording = await here.open('a', PHYSICS_BUILD);
    if (!recording.ok) throw new Error(recording.fault.message);
    const elsewhere = await browser().visit();
    const id = await elsewhere.add(recording.value);
    expect(listed(elsewhere)).toEqual([id]);
  });
});
