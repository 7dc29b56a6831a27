import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePressed } from '#app/scene/usePressed.ts';
import { renderHook, useBareWindow, type BareWindow } from '../frame/renderHook.tsx';

let bare: BareWindow;
beforeEach(() => void (bare = useBareWindow()));
afterEach(() => vi.unstubAllGlobals());

const pointer = (type: string, pointerId: number, buttons = 1): Event =>
  Object.assign(new Event(type), { pointerId, buttons });

it('a table is pressed from when a pointer goes down on it until the last one is up, wherever that is', () => {
  const table = new EventTarget();
  const root = { current: table as HTMLElement };
  const { result, unmount } = renderHook(() => usePressed(root), undefined);
  const on = (to: EventTarget, event: Event): boolean => {
    act(() => void to.dispatchEvent(event));
    return result.current;
  };
  expect(on(bare, pointer('pointerdown', 1))).toBe(false); // on a panel
  expect(on(table, pointer('pointerdown', 2))).toBe(true);
  expect(on(table, pointer('pointerdown', 3))).toBe(true);
  expect(on(bare, pointer('pointerup', 2))).toBe(true);
  expect(on(bare, pointer('pointermove', 3))).toBe(true);
  expect(on(bare, pointer('pointercancel', 3))).toBe(false);
  expect(on(table, pointer('pointerdown', 4))).toBe(true);
  expect(on(bare, pointer('pointermove', 4, 0))).toBe(false); // it went up where no window hears of it
  unmount();
});
