import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AtTable } from '#app/frame/AtTable.tsx';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { exportName } from '#play/storage/exportName.ts';
import { exportWarning } from '#play/storage/exportWarning.ts';
import type { Library } from '#play/storage/library.ts';
import { texts } from '#play/texts.ts';
import { parseRoute } from '#play/route.ts';

/** The file that the browser was last given to download. */
let downloaded: { readonly name: string; readonly text: Promise<string> } | null = null;
beforeEach(() => {
  downloaded = null;
  let blob = new Blob();
  const link = {
    download: '',
    href: '',
    click: () => (downloaded = { name: link.download, text: blob.text() }),
    remove: () => undefined,
  };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:';
  });
  vi.stubGlobal('window', {
    location: { hash: '#/match/a' },
    navigator: {},
    matchMedia: () => ({ matches: false }),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const MATCH = { header: {} };

interface Found {
  readonly played?: object | null;
  readonly over?: boolean;
  readonly text?: string;
  readonly library?: {
    readonly saved?: object | null;
    readonly trouble?: object | null;
    readonly unbegun?: readonly string[];
  };
}

/** A table with a match of which three actions may be told, as the text table finds it. */
function houseAt({ played = MATCH, over = false, text = '{}', library = {} }: Found = {}) {
  const [again, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const table = {
    game: 'nim',
    session: { store: createStore(() => ({ played })) },
    file: () => text,
    winnersOf: () => (over ? [0] : null),
    actionsToTell: () => 3,
    sameAgain: again,
  };
  const kept = { getState: () => ({ saved: null, trouble: null, unbegun: [], ...library }) };
  return { ...textCommandsOf(table as unknown as AtTable, kept as unknown as Library, close), again, closed: close };
}

describe('at the text table', () => {
  it.each([
    [
      'a match that is saved as far as it was played',
      { saved: { id: idOfMatch(MATCH), actions: 3 } },
      texts.talking.saved(3),
    ],
    ['one that is not saved that far', { saved: { id: idOfMatch(MATCH), actions: 2 } }, texts.talking.notYetSaved],
    ['another that is', { saved: { id: 'other', actions: 3 } }, texts.talking.notYetSaved],
    ['one that was never saved', {}, texts.talking.notYetSaved],
    ['one in which nothing was played', { unbegun: [idOfMatch(MATCH)] }, texts.talking.unbegun],
    [
      'one that cannot be saved',
      { saved: { id: idOfMatch(MATCH), actions: 3 }, trouble: { message: 'The disk is full.' } },
      'The disk is full.',
    ],
  ])('is told of %s', (_name, library, said) => {
    expect(houseAt({ library }).saved()).toBe(said);
  });

  it('a table without a match has saved none', () => {
    expect(houseAt({ played: null, library: { saved: { id: 'other', actions: 3 } } }).saved()).toBe(
      texts.talking.notYetSaved,
    );
  });

  it('the match is exported under the game’s name and the day', async () => {
    vi.setSystemTime(new Date(2006, 1, 14));
    const told = vi.fn<(lines: readonly string[]) => void>();
    expect(houseAt({ text: '{"a":1}' }).exportFile(told)).toEqual([]);
    await vi.waitFor(() =>
      expect(told).toHaveBeenCalledWith([texts.handing.downloaded('nim-2006-02-14.json'), texts.talking.exportAgain]),
    );
    expect(downloaded?.name).toBe(exportName('nim', new Date()));
    expect(await downloaded?.text).toBe('{"a":1}');
  });

  it('is told of a file that is too long to be read again', () => {
    const text = 'x'.repeat(3 * 1024 * 1024);
    expect(houseAt({ text }).exportFile(() => undefined)).toEqual([exportWarning(text)]);
    expect(exportWarning(text)).not.toBeNull();
  });

  it('nothing is exported where there is no match', () => {
    expect(houseAt({ played: null }).exportFile(() => undefined)).toEqual([texts.refusals.noMatch]);
    expect(downloaded).toBeNull();
  });

  it('a match is running from its beginning to its end', () => {
    expect(houseAt().isRunning()).toBe(true);
    expect(houseAt({ over: true }).isRunning()).toBe(false);
    expect(houseAt({ played: null }).isRunning()).toBe(false);
  });

  it('the same can be played again, the table left, and its words closed', () => {
    const house = houseAt();
    house.sameAgain?.();
    expect(house.again).toHaveBeenCalledOnce();
    house.leave();
    expect(parseRoute(window.location.hash)).toEqual({ page: 'start' });
    house.close();
    expect(house.closed).toHaveBeenCalledOnce();
  });
});
