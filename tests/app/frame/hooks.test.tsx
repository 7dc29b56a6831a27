import { act, type MouseEvent, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldClock, useClock } from '#app/frame/dock/Countdown.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { usePads } from '#app/frame/pads/usePads.ts';
import { useNextKey } from '#app/frame/settings/useNextKey.ts';
import { useDoublePresses } from '#app/frame/presses.ts';
import { useLogPanel } from '#app/frame/LogFrame.tsx';
import { usePageWishes } from '#app/frame/usePageWishes.ts';
import { createPads } from '#play/input/gamepad/padNews.ts';
import type { InputDesk } from '#play/input/inputDesk.ts';
import { InputContext } from '#app/input/InputContext.ts';
import type { Chord } from '#play/input/keys/chord.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import type { PageWish } from '#play/input/wishes.ts';
import { createSettings, type SettingsStore } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { FakePad } from '../input/fakePad.ts';
import { renderHook, useBareWindow, type BareWindow } from './renderHook.tsx';

let bare: BareWindow;
beforeEach(() => {
  bare = useBareWindow();
});
afterEach(() => vi.unstubAllGlobals());

const forgetful = (): SettingsStore => createSettings(() => ({ getItem: () => null, setItem: () => undefined }));

/** A table's desk on which nothing is noted but for how long a stick is pointed, s. */
function aDesk(seconds: number[] = []): InputDesk {
  return {
    keys: [],
    buttons: [],
    situation: 'idle',
    stick: { squeeze: () => undefined, point: (_stick, s) => void seconds.push(s) },
    pads: createPads(),
    eye: null,
    page: null,
    carryOut: () => false,
    turned: () => undefined,
    release: () => undefined,
  };
}

const around =
  (settings: SettingsStore, desk: InputDesk, keys: readonly KeyAction[] = []) =>
  (child: ReactNode): ReactNode => (
    <SettingsProvider settings={settings}>
      <InputContext value={desk}>
        <KeysContext value={keys}>{child}</KeysContext>
      </InputContext>
    </SettingsProvider>
  );

describe('the log beside the table', () => {
  const panel = (open: boolean, onToggle: () => void = () => undefined): TextPanel =>
    ({ open, onToggle }) as unknown as TextPanel;

  it('is closed until it is wanted, and stays as it was left', () => {
    const settings = forgetful();
    const first = renderHook(useLogPanel, panel(false), around(settings, aDesk()));
    expect(first.result.current.shown).toBe(false);
    act(() => first.result.current.toggle());
    expect(first.result.current.shown).toBe(true);
    first.unmount();
    const next = renderHook(useLogPanel, panel(false), around(settings, aDesk()));
    expect(next.result.current.shown).toBe(true);
    act(() => next.result.current.toggle());
    expect(next.result.current.shown).toBe(false);
  });

  it('is closed by Escape, which closes a sheet that lies over it first', () => {
    const { result } = renderHook(useLogPanel, panel(false), around(forgetful(), aDesk()));
    const press = (key: string): void =>
      act(() => void window.dispatchEvent(Object.assign(new Event('keydown'), { key })));
    act(() => result.current.toggle());
    press('a');
    expect(result.current.shown).toBe(true);
    const sheets = vi.spyOn(document, 'querySelector').mockReturnValue({} as Element);
    press('Escape');
    expect(result.current.shown).toBe(true);
    sheets.mockReturnValue(null);
    press('Escape');
    expect(result.current.shown).toBe(false);
    press('Escape');
    expect(result.current.shown).toBe(false);
  });

  it('gives its place to the table in words, and takes it back when it is asked for', () => {
    const toggled = vi.fn<() => void>();
    const { result, rerender } = renderHook(useLogPanel, panel(true, toggled), around(forgetful(), aDesk()));
    expect(result.current.shown).toBe(false);
    act(() => result.current.toggle());
    expect(toggled).toHaveBeenCalledOnce();
    rerender(panel(false));
    expect(result.current.shown).toBe(true);
    rerender(panel(true));
    expect(result.current.shown).toBe(false);
  });
});

describe('keys and gamepads ask the page', () => {
  it('to switch settings, each on and off', () => {
    const [settings, desk, shown] = [forgetful(), aDesk(), vi.fn<(what: PageWish) => void>()];
    renderHook(usePageWishes, shown, around(settings, desk));
    const switched = () => {
      const { muted, reachRings, footprints } = settings.getState();
      return { muted, reachRings, footprints };
    };
    const first = switched();
    for (const [wish, name] of [
      ['mute', 'muted'],
      ['rings', 'reachRings'],
      ['footprints', 'footprints'],
    ] as const) {
      desk.page?.(wish);
      expect(switched()).toEqual({ ...first, [name]: !first[name] });
      desk.page?.(wish);
      expect(switched()).toEqual(first);
    }
    expect(shown).not.toHaveBeenCalled();
  });

  it('to show something, as long as it is drawn', () => {
    const [desk, shown] = [aDesk(), vi.fn<(what: PageWish) => void>()];
    const { unmount } = renderHook(usePageWishes, shown, around(forgetful(), desk));
    desk.page?.('menu');
    expect(shown.mock.calls).toEqual([['menu']]);
    unmount();
    expect(desk.page).toBeNull();
  });
});

describe('a button that a key presses, too', () => {
  const action = (keys: readonly string[]): KeyAction =>
    ({ id: 'mute', label: 'Mute', keys, when: [], fixed: false }) as unknown as KeyAction;
  const shortcut = (settings: SettingsStore, keys: readonly string[]) =>
    renderHook((id: string) => useShortcut(id, 'Sound'), 'mute', around(settings, aDesk(), [action(keys)])).result
      .current;

  it('names the first of its keys in its title, and all of them to whoever hears it', () => {
    expect(shortcut(forgetful(), ['Shift+M', 'F1'])).toEqual({
      title: texts.keys.withKey('Sound', texts.keys.cap('M', true)),
      'aria-keyshortcuts': 'Shift+M F1',
    });
  });

  it('names the key that somebody has chosen instead', () => {
    const settings = forgetful();
    settings.change({ keys: { mute: ['Q'] } });
    expect(shortcut(settings, ['M'])).toEqual({
      title: texts.keys.withKey('Sound', texts.keys.cap('Q', false)),
      'aria-keyshortcuts': 'Q',
    });
  });

  it('has its plain title where no key is', () => {
    const plain = { title: 'Sound', 'aria-keyshortcuts': undefined };
    expect(shortcut(forgetful(), [])).toEqual(plain);
    expect(
      renderHook((id: string) => useShortcut(id, 'Sound'), 'other', around(forgetful(), aDesk())).result.current,
    ).toEqual(plain);
  });
});

describe('waiting for the next key', () => {
  /** What a keyboard tells. */
  const press = (
    key: string,
    more: Partial<KeyboardEvent> = {},
  ): { readonly taken: boolean; readonly heard: boolean } => {
    const event = new Event('keydown', { cancelable: true });
    Object.assign(event, {
      key,
      code: '',
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      ...more,
    });
    const stop = vi.spyOn(event, 'stopPropagation');
    bare.dispatchEvent(event);
    return { taken: event.defaultPrevented, heard: stop.mock.calls.length === 0 };
  };
  const waiting = (initially = true) => {
    const handlers = { onKey: vi.fn<(chord: Chord) => void>(), onLeave: vi.fn<() => void>() };
    const hook = renderHook((waits: boolean) => useNextKey(waits, handlers), initially);
    return { ...handlers, ...hook };
  };

  it('takes it from everybody else', () => {
    const { onKey, onLeave } = waiting();
    expect(press('w')).toEqual({ taken: true, heard: false });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ taken: true, heard: false });
    expect(onKey.mock.calls).toEqual([['W'], ['Shift+ArrowLeft']]);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])(
    'takes none with %s, which is the browser’s, and none that is held',
    (modifier) => {
      const { onKey } = waiting();
      press('w', { [modifier]: true });
      press('w', { repeat: true });
      expect(onKey).not.toHaveBeenCalled();
    },
  );

  it('is left by Esc, by Tab (which goes on as ever) and when the window loses the focus', () => {
    const { onKey, onLeave } = waiting();
    expect(press('Escape')).toEqual({ taken: true, heard: false });
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(press('Tab')).toEqual({ taken: false, heard: true });
    expect(onLeave).toHaveBeenCalledTimes(2);
    bare.dispatchEvent(new Event('blur'));
    expect(onLeave).toHaveBeenCalledTimes(3);
    expect(onKey).not.toHaveBeenCalled();
  });

  it('is over when it is not waiting, and when it is gone', () => {
    const { onKey, onLeave, rerender, unmount } = waiting(false);
    expect(press('w')).toEqual({ taken: false, heard: true });
    rerender(true);
    press('w');
    rerender(false);
    expect(press('w')).toEqual({ taken: false, heard: true });
    rerender(true);
    unmount();
    expect(press('w')).toEqual({ taken: false, heard: true });
    bare.dispatchEvent(new Event('blur'));
    expect(onKey).toHaveBeenCalledOnce();
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('gamepads', () => {
  /** A browser with these gamepads, whose pictures a test draws. */
  function browserWith(...connected: readonly FakePad[]) {
    let frames: ((now: number) => void)[] = [];
    const polled = vi.fn<() => (FakePad | null)[]>(() => [null, ...connected]);
    vi.stubGlobal('navigator', { getGamepads: polled });
    vi.stubGlobal('performance', { now: () => 1000 });
    vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
    const tell = (type: string, gamepad: FakePad): boolean =>
      bare.dispatchEvent(Object.assign(new Event(type), { gamepad }));
    return {
      polled,
      tell,
      waiting: () => frames.length,
      draw: (now: number) => {
        const due = frames;
        frames = [];
        for (const draw of due) draw(now);
      },
    };
  }
  const using = (desk: InputDesk) => renderHook(() => usePads(), null, around(forgetful(), desk));

  it('are not polled while none is connected', () => {
    const browser = browserWith();
    using(aDesk());
    expect(browser.waiting()).toBe(0);
    browser.draw(1016);
    expect(browser.polled).toHaveBeenCalledOnce();
  });

  it('that were there before play, with every picture, and for no longer than a tenth of a second', () => {
    const pad = new FakePad();
    const [browser, seconds] = [browserWith(pad), [] as number[]];
    const desk = aDesk(seconds);
    using(desk);
    expect(desk.pads.getState().playing).toBe(1);
    pad.left(1, 0);
    for (const now of [1016, 1032, 5000, 4000]) browser.draw(now);
    expect(seconds.map((s) => Math.round(s * 1000))).toEqual([16, 16, 100, 0]);
    expect(browser.waiting()).toBe(1);
  });

  it('that come later play from then on, each once, until they are gone', () => {
    const pad = new FakePad();
    const [browser, seconds] = [browserWith(pad), [] as number[]];
    browser.polled.mockReturnValueOnce([]);
    const desk = aDesk(seconds);
    using(desk);
    expect(browser.waiting()).toBe(0);
    browser.tell('gamepadconnected', pad);
    browser.tell('gamepadconnected', pad);
    expect(browser.waiting()).toBe(1);
    pad.left(1, 0);
    browser.draw(1010);
    expect(seconds.map((s) => Math.round(s * 1000))).toEqual([10]);
    browser.tell('gamepaddisconnected', pad);
    expect(desk.pads.getState().playing).toBe(0);
    browser.draw(1020);
    expect(browser.waiting()).toBe(0);
    browser.tell('gamepadconnected', pad);
    expect(browser.waiting()).toBe(1);
  });

  it('are left alone once the table is gone, and where the browser knows none', () => {
    const pad = new FakePad();
    const browser = browserWith(pad);
    const desk = aDesk();
    const { unmount } = using(desk);
    unmount();
    expect(browser.waiting()).toBe(0);
    browser.tell('gamepaddisconnected', pad);
    expect(desk.pads.getState().playing).toBe(1);
    vi.stubGlobal('navigator', {});
    const other = aDesk();
    using(other);
    browser.tell('gamepadconnected', pad);
    expect(other.pads.getState().playing).toBe(0);
  });
});

describe('the second press of a double press', () => {
  class Pressed {
    readonly within: boolean;
    constructor(within: boolean) {
      this.within = within;
    }
    closest(): this | null {
      return this.within ? this : null;
    }
  }
  beforeEach(() => vi.stubGlobal('Element', Pressed));

  /** Presses (how many in a row the system has counted, and what is asked meanwhile); gives those that came through. */
  function through(presses: readonly (readonly [detail: number, asked: string])[], onButton = true): string[] {
    const { result, rerender } = renderHook<string, (press: MouseEvent) => void>(useDoublePresses, '');
    return presses.flatMap(([detail, asked]) => {
      rerender(asked);
      const stopPropagation = vi.fn<() => void>();
      const press = { detail, target: new Pressed(onButton), preventDefault: () => undefined, stopPropagation };
      // As much of a React event as the hook reads.
      result.current(press as unknown as Parameters<typeof result.current>[0]);
      return stopPropagation.mock.calls.length === 0 ? [`${detail} ${asked}`] : [];
    });
  }

  it.each([
    [
      'is stopped where the first has changed what is asked',
      [
        [1, 'a'],
        [2, 'b'],
      ],
      ['1 a'],
    ],
    [
      'and so is a third',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'b'],
      ],
      ['1 a'],
    ],
    [
      'is let through where the same is still asked',
      [
        [1, 'a'],
        [2, 'a'],
        [3, 'a'],
      ],
      ['1 a', '2 a', '3 a'],
    ],
    [
      'leaves the next press alone',
      [
        [1, 'a'],
        [2, 'b'],
        [1, 'b'],
      ],
      ['1 a', '1 b'],
    ],
    [
      'is no key’s',
      [
        [0, 'a'],
        [0, 'b'],
      ],
      ['0 a', '0 b'],
    ],
  ] as const)('%s', (_title, presses, expected) => expect(through(presses)).toEqual(expected));

  it('is let through on what is no button', () => {
    expect(
      through(
        [
          [1, 'a'],
          [2, 'b'],
        ],
        false,
      ),
    ).toEqual(['1 a', '2 b']);
  });
});

it('the first panel of a kind is read in peace: it holds the table’s clock, and later ones do not', () => {
  const { result } = renderHook(
    () => useClock(),
    null,
    (child) => <HeldClock still={false}>{child}</HeldClock>,
  );
  const after = (change: () => void): boolean => {
    act(change);
    return result.current.held;
  };
  expect(result.current.held).toBe(false);
  expect(after(() => result.current.read('window'))).toBe(true);
  expect(after(() => result.current.hold(false))).toBe(false);
  expect(after(() => result.current.read('window'))).toBe(false);
  expect(after(() => result.current.read('market'))).toBe(true);
});
