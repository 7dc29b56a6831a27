import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createLasting, type Promises } from '#app/storage/lasting.ts';
import type { LibraryState } from '#play/storage/library.ts';

let wasAsked = false;
beforeEach(() => void (wasAsked = false));

const library = () => createStore(() => ({ saved: null, matches: [] }) as unknown as LibraryState);
/** A save arrived, of a match that is over or is not. */
const saves = (of: ReturnType<typeof library>, winners: readonly number[] | null): void =>
  of.setState({
    saved: { id: 'a', actions: 3 },
    matches: [{ id: 'a', saved: { id: 'a', glance: { winners } } }],
  } as unknown as LibraryState);

function browser({ promises = false, had = false }: { readonly promises?: boolean; readonly had?: boolean } = {}) {
  const persist = vi.fn<Promises['persist']>(async () => promises);
  return { persist, persisted: async () => had };
}
function lastingIn(promises: Promises | null) {
  const matches = library();
  const lasting = createLasting({
    library: matches,
    promises,
    wasAsked: () => wasAsked,
    onAsked: () => void (wasAsked = true),
  });
  return { matches, lasting };
}

describe('lasting storage', () => {
  it('is asked for once, after the first match that is finished here', async () => {
    const storage = browser({ promises: true });
    const { matches, lasting } = lastingIn(storage);
    saves(matches, null);
    expect([storage.persist.mock.calls.length, lasting.getState()]).toEqual([0, 'unasked']);
    saves(matches, [1]);
    await expect.poll(() => lasting.getState()).toBe('promised');
    saves(matches, null);
    saves(matches, [0]);
    expect(storage.persist).toHaveBeenCalledOnce();
  });

  it('that was refused is not asked for again by itself on a later visit, and can be asked for', async () => {
    const { matches, lasting } = lastingIn(browser());
    saves(matches, [1]);
    await expect.poll(() => lasting.getState()).toBe('refused');
    expect(wasAsked).toBe(true);
    const later = browser({ promises: true });
    const again = lastingIn(later);
    saves(again.matches, [1]);
    expect([later.persist.mock.calls.length, again.lasting.getState()]).toEqual([0, 'refused']);
    await again.lasting.ask();
    expect(again.lasting.getState()).toBe('promised');
  });

  it('that the browser has promised before is known without asking', async () => {
    const storage = browser({ had: true });
    wasAsked = true;
    const { matches, lasting } = lastingIn(storage);
    await expect.poll(() => lasting.getState()).toBe('promised');
    saves(matches, [1]);
    expect(storage.persist).not.toHaveBeenCalled();
  });

  it('is unknown where the browser has none to promise, or fails to answer', async () => {
    expect(lastingIn(null).lasting.getState()).toBe('unknown');
    const failing = { persist: () => Promise.reject(new Error('no')), persisted: async () => false };
    const { matches, lasting } = lastingIn(failing);
    saves(matches, [1]);
    await expect.poll(() => lasting.getState()).toBe('unknown');
  });
});
