import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useSeen } from '#app/tables/traction/teach/OutcomePanel.tsx';
import { SessionProvider } from '#app/session/context.tsx';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { renderHook, useBareWindow } from '../../../frame/renderHook.tsx';

let frames: (() => void)[] = [];
beforeEach(() => {
  useBareWindow();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A table whose last action is played, and whose picture shows it to its end or not yet. */
function table() {
  const store = createStore(() => ({ lastAction: {} }));
  const shown = { busy: false };
  const session = { store, shown } as unknown as Session;
  const hook = renderHook(useSeen, undefined, (child) => <SessionProvider session={session}>{child}</SessionProvider>);
  return {
    seen: () => hook.result.current,
    play: (busy: boolean): void => {
      shown.busy = busy;
      act(() => store.setState({ lastAction: {} }));
    },
    rest: (): void => void (shown.busy = false),
    frame: (): void => act(() => frames.splice(0).forEach((then) => then())),
  };
}

it('the end of an action has been seen once the picture shows where its pieces are', () => {
  const { seen, play, frame, rest } = table();
  expect(seen()).toBe(true);
  play(true);
  for (let i = 0; i < 5; i += 1) {
    expect(seen()).toBe(false);
    frame();
  }
  rest();
  frame();
  expect(seen()).toBe(true);
});

it('an action that puts nothing elsewhere has been seen at once', () => {
  const { seen, play } = table();
  play(false);
  expect(seen()).toBe(true);
});
