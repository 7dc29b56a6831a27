import { describe, expect, it } from 'vitest';
import { createEraser, type ErasingChannel, type Places } from '#app/storage/eraser.ts';

function storageWith(...keys: readonly string[]) {
  const lying = new Set(keys);
  return {
    lying,
    get length() {
      return lying.size;
    },
    key: (i: number) => [...lying][i] ?? null,
    removeItem: (key: string) => void lying.delete(key),
  };
}

function browser(refusing: Partial<Places> = {}) {
  const [local, session] = [
    storageWith('tumbletop.settings', 'tumbletop.foul.a', 'tumbletop.bench', 'tumbletops.of-others', 'other'),
    storageWith('tumbletop.x'),
  ];
  const caches = new Set(['tumbletop https://a/b/', 'other']);
  const done: string[] = [];
  const places: Places = {
    deleteStore: async () => void done.push('saves'),
    storages: () => [local, session],
    caches: { keys: async () => [...caches], delete: async (name) => caches.delete(name) },
    workers: async () => [{ unregister: async () => (done.push('worker'), true) }],
    ...refusing,
  };
  return { local, session, caches, done, places };
}

/** Two tabs: what one posts the other hears. */
function twoTabs(): readonly [ErasingChannel, ErasingChannel] {
  const heard: (() => void)[][] = [[], []];
  const channel = (own: number): ErasingChannel => ({
    post: () => heard[1 - own]?.forEach((hear) => hear()),
    listen: (hear) => void heard[own]?.push(hear),
  });
  return [channel(0), channel(1)];
}

const libraryOf = (done: string[]) => ({ close: async () => void done.push('closed') });

describe('deleting everything', () => {
  it('leaves nothing of this page in any place, and everything of others', async () => {
    const { local, session, caches, done, places } = browser();
    const eraser = createEraser({ library: libraryOf(done), places, channel: null });
    await eraser.erase();
    expect(eraser.getState().erased).toBe('all');
    expect(done).toEqual(['closed', 'saves', 'worker']);
    expect([[...local.lying], [...session.lying], [...caches]]).toEqual([
      ['tumbletops.of-others', 'other'],
      [],
      ['other'],
    ]);
  });

  it.each([
    ['the database', { deleteStore: () => Promise.reject(new Error('no')) }],
    [
      'texts',
      {
        storages: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
    ['the page’s files', { caches: { keys: () => Promise.reject(new Error('no')), delete: async () => false } }],
    ['what keeps them', { workers: () => Promise.reject(new Error('no')) }],
  ] satisfies readonly (readonly [string, Partial<Places>])[])(
    'says so where the browser does not delete %s, and deletes all else',
    async (what, refusing) => {
      const { local, caches, done, places } = browser(refusing);
      const eraser = createEraser({ library: libraryOf(done), places, channel: null });
      await eraser.erase();
      expect(eraser.getState().erased).toBe('not-all');
      const left = {
        'the database': !done.includes('saves'),
        texts: local.lying.size > 2,
        'the page’s files': caches.size > 1,
        'what keeps them': !done.includes('worker'),
      };
      expect(
        Object.entries(left)
          .filter(([, lies]) => lies)
          .map(([place]) => place),
      ).toEqual([what]);
    },
  );

  it('works in a browser that keeps no pages', async () => {
    const { places } = browser({ caches: null, workers: async () => [] });
    const eraser = createEraser({ library: libraryOf([]), places, channel: null });
    await eraser.erase();
    expect(eraser.getState().erased).toBe('all');
  });

  it('closes what other tabs have open, so that nothing is saved again from there', async () => {
    const [here, there] = twoTabs();
    const [own, others]: [string[], string[]] = [[], []];
    const other = createEraser({ library: libraryOf(others), places: browser().places, channel: there });
    await createEraser({ library: libraryOf(own), places: browser().places, channel: here }).erase();
    expect([other.getState().erased, others, own]).toEqual(['all', ['closed'], ['closed']]);
  });
});
