import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFreshButtons } from '#app/frame/presses.ts';
import { renderHook, useBareWindow } from './renderHook.tsx';

class Pressed {
  closest(): this {
    return this;
  }
}

beforeEach(() => {
  useBareWindow();
  vi.stubGlobal('Element', Pressed);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Whether a press comes through so long after other buttons have taken their place. */
function comesThrough(afterMs: number, pointerType: string, changes = true): boolean {
  const { result, rerender } = renderHook<string, (press: MouseEvent) => void>(useFreshButtons, 'bot');
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  rerender(changes ? 'own' : 'bot');
  const stopPropagation = vi.fn<() => void>();
  const press = {
    timeStamp: 1000 + afterMs,
    nativeEvent: { pointerType },
    target: new Pressed(),
    preventDefault: () => undefined,
    stopPropagation,
  };
  // As much of a React event as the hook reads.
  result.current(press as unknown as Parameters<typeof result.current>[0]);
  return stopPropagation.mock.calls.length === 0;
}

it('keeps a finger that was on its way from the buttons that have just taken the place of others', () => {
  expect(comesThrough(100, 'touch')).toBe(false);
  expect(comesThrough(399, 'touch')).toBe(false);
});

it('lets a finger through later, where the same buttons are there, and every mouse', () => {
  expect(comesThrough(400, 'touch')).toBe(true);
  expect(comesThrough(100, 'touch', false)).toBe(true);
  expect(comesThrough(100, 'mouse')).toBe(true);
});
