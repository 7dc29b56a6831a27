import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLingering } from '#app/frame/about/useLingering.ts';
import { useClosing } from '#app/frame/about/useClosing.ts';
import { useRested } from '#app/frame/about/useRested.ts';
import { renderHook, useBareWindow } from './renderHook.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useBareWindow();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const A_PAD = 'a pad' as string | null;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('a pointer that rests', () => {
  it('is told of after 600 ms, and not before', () => {
    const { result } = renderHook(useRested<string>, A_PAD);
    expect(result.current).toBeNull();
    pass(599);
    expect(result.current).toBeNull();
    pass(1);
    expect(result.current).toBe('a pad');
  });

  it('begins anew on something else, and tells nothing once it has left', () => {
    const { result, rerender } = renderHook(useRested<string>, A_PAD);
    pass(500);
    rerender('a piece');
    pass(500);
    expect(result.current).toBeNull();
    pass(100);
    expect(result.current).toBe('a piece');
    rerender(null);
    expect(result.current).toBeNull();
    pass(1000);
    expect(result.current).toBeNull();
  });

  it('tells nothing more of a page that is gone', () => {
    const { result, unmount } = renderHook(useRested<string>, A_PAD);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(result.current).toBeNull();
  });
});

describe('a note that is open', () => {
  const card = { current: { contains: (what: unknown) => what === window } as unknown as Node };
  const open = () => {
    const close = vi.fn<() => void>();
    return { close, ...renderHook(() => useClosing(card, close), null) };
  };

  it('closes at once on Escape, and on no other key', () => {
    const { close } = open();
    window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Tab' }));
    expect(close).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes when anything else is touched, and is heard of no more once it is gone', () => {
    const { close, unmount } = open();
    window.dispatchEvent(new Event('pointerdown')); // on the card: its target is the window
    expect(close).not.toHaveBeenCalled();
    card.current = { contains: () => false } as unknown as Node;
    window.dispatchEvent(new Event('pointerdown'));
    unmount();
    window.dispatchEvent(new Event('pointerdown'));
    expect(close).toHaveBeenCalledOnce();
  });
});

interface Shown {
  readonly now: string | null;
  readonly held?: boolean;
  readonly since?: number;
}

describe('a note about something', () => {
  const useNote = ({ now, held = false, since = 1 }: Shown) => useLingering(now, held, since);

  it('lingers for six seconds once it is gone', () => {
    const { result, rerender } = renderHook(useNote, { now: 'a pad' } as Shown);
    expect(result.current.shown).toBe('a pad');
    pass(9000);
    expect(result.current.shown).toBe('a pad'); // while it is pointed at
    rerender({ now: null });
    pass(5999);
    expect(result.current.shown).toBe('a pad');
    pass(1);
    expect(result.current.shown).toBeNull();
  });

  it('gives way to the next at once', () => {
    const { result, rerender } = renderHook(useNote, { now: 'a pad' } as Shown);
    rerender({ now: null });
    rerender({ now: 'a piece' });
    expect(result.current.shown).toBe('a piece');
    rerender({ now: null });
    expect(result.current.shown).toBe('a piece');
  });

  it('stays as long as somebody is at it, and six seconds more', () => {
    const { result, rerender } = renderHook(useNote, { now: 'a pad' } as Shown);
    rerender({ now: null, held: true });
    pass(60_000);
    expect(result.current.shown).toBe('a pad');
    rerender({ now: null });
    pass(5999);
    expect(result.current.shown).toBe('a pad');
    pass(1);
    expect(result.current.shown).toBeNull();
  });

  it('is gone once the table is another, unless it is pointed at or somebody is at it', () => {
    const { result, rerender } = renderHook(useNote, { now: 'a pad' } as Shown);
    rerender({ now: 'a pad', since: 2 });
    expect(result.current.shown).toBe('a pad');
    rerender({ now: null, held: true, since: 2 });
    rerender({ now: null, held: true, since: 3 });
    expect(result.current.shown).toBe('a pad');
    rerender({ now: null, since: 3 });
    expect(result.current.shown).toBe('a pad');
    rerender({ now: null, since: 4 });
    expect(result.current.shown).toBeNull();
  });

  it('can be sent away, and waits for nothing then', () => {
    const { result, rerender } = renderHook(useNote, { now: 'a pad' } as Shown);
    rerender({ now: null });
    act(() => result.current.forget());
    expect(result.current.shown).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
