import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteBroken, openedAfterBreak, mayReloadFor } from '#app/late/reloading.ts';
import { reloadingOf } from '#app/pages/reloadingOf.ts';
import { agreeOn, ALONE } from '#play/session/plans.ts';
import type { AnySession } from '#play/session/state.ts';
import type { Library } from '#play/storage/library.ts';

/** What a tab keeps until it is closed. */
function tabStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const reload = vi.fn<() => void>();
let tab: { hash: string; replace(hash: string): void; reload(): void };
beforeEach(() => {
  reload.mockClear();
  tab = { hash: '#/', replace: (hash) => void (tab.hash = hash), reload };
  vi.stubGlobal('window', { location: tab, sessionStorage: tabStorage() });
});
afterEach(() => void vi.unstubAllGlobals());

describe('loading the page again by itself', () => {
  it('is done once for each newer page: never in a loop, whatever the server gives by turns', () => {
    expect(['a', 'a', 'b', 'a', 'b', 'c'].map((newer) => mayReloadFor(newer))).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('is not done in a tab that keeps nothing, where it could not be known the second time', () => {
    const closed = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(mayReloadFor('a', closed)).toBe(false);
  });
});

const libraryWith = (unsaved: readonly unknown[]) => ({ getState: () => ({ unsaved }) }) as unknown as Library;
const sessionWith = (match: object | null) => ({ store: { getState: () => ({ match }) } }) as unknown as AnySession;
const QUIET = [sessionWith(null)];

describe('something is under way', () => {
  it('not on a page at which nobody plays', () => {
    expect(reloadingOf(libraryWith([]), QUIET).isIdle('page')).toBe(true);
  });

  it('while a match is at a table, or lies in this tab only', () => {
    expect(reloadingOf(libraryWith([]), [...QUIET, sessionWith({})]).isIdle('page')).toBe(false);
    expect(reloadingOf(libraryWith([{}]), QUIET).isIdle('page')).toBe(false);
  });

  it('where a form has been filled in for a match that has not begun, and not after a single press', () => {
    const { isIdle } = reloadingOf(libraryWith([]), QUIET);
    tab.hash = `#/match/${agreeOn('chess', { seats: [] })}`;
    expect(isIdle('page')).toBe(false);
    for (const pressed of [null, ALONE]) {
      tab.hash = `#/match/${agreeOn('chess', pressed)}`;
      expect(isIdle('page')).toBe(true);
    }
  });

  it('perhaps on any page but the start page, of which only a part is missing', () => {
    const { isIdle } = reloadingOf(libraryWith([]), QUIET);
    expect(isIdle('part')).toBe(true);
    for (const hash of ['#/new/chess', '#/lab/friction', '#/match/1']) {
      tab.hash = hash;
      expect(isIdle('part')).toBe(false);
    }
  });
});

describe('the page loaded again', () => {
  it('opens where it was', () => {
    tab.hash = '#/match/kept';
    reloadingOf(libraryWith([]), QUIET).reload();
    expect([tab.hash, reload.mock.calls.length]).toEqual(['#/match/kept', 1]);
  });

  it('opens at the form of a match that had not begun, of which nothing is kept', () => {
    tab.hash = `#/match/${agreeOn('chess')}`;
    reloadingOf(libraryWith([]), QUIET).reload();
    expect([tab.hash, reload.mock.calls.length]).toEqual(['#/new/chess', 1]);
  });
});

describe('a page that broke', () => {
  it('opens on the start page the second time, which tells where it was', () => {
    tab.hash = '#/match/kept';
    noteBroken(tab.hash);
    expect(openedAfterBreak()).toBe('#/match/kept');
    expect(tab.hash).toBe('#/');
  });

  it('opens at its own place again for whoever goes there all the same', () => {
    tab.hash = '#/match/kept';
    noteBroken(tab.hash);
    openedAfterBreak();
    tab.hash = '#/match/kept';
    expect(openedAfterBreak()).toBeNull();
    expect(tab.hash).toBe('#/match/kept');
  });

  it('may be tried again once it was left for another', () => {
    tab.hash = '#/match/kept';
    noteBroken(tab.hash);
    noteBroken(null);
    expect(openedAfterBreak()).toBeNull();
    expect(tab.hash).toBe('#/match/kept');
  });

  it('opens as ever where it was the start page itself', () => {
    for (const start of ['', '#/']) {
      tab.hash = start;
      noteBroken(start);
      expect(openedAfterBreak()).toBeNull();
    }
  });

  it('keeps nobody away from another place', () => {
    noteBroken('#/match/kept');
    tab.hash = '#/lab';
    expect(openedAfterBreak()).toBeNull();
    expect(tab.hash).toBe('#/lab');
  });

  it('opens in a tab that keeps nothing, as far as that goes', () => {
    vi.stubGlobal('window', { location: tab });
    noteBroken('#/lab');
    expect(openedAfterBreak()).toBeNull();
  });
});
