import { act, type PointerEvent, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AboutProvider, useAsking } from '#app/tables/trexlands/hud/about/About.tsx';
import { useTells, type TellOptions } from '#app/tables/trexlands/hud/about/useTells.ts';
import { SessionProvider } from '#app/session/context.tsx';
import { renderHook, useBareWindow } from '../../../frame/renderHook.tsx';
import { begun } from '../fakeSession.ts';

beforeEach(() => void useBareWindow());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const CITY = { kind: 'city' } as const;

/** A word of a panel with these options, and whether it is asked about. */
function word(options?: TellOptions) {
  const session = begun();
  const around = (child: ReactNode): ReactNode => (
    <SessionProvider session={session}>
      <AboutProvider>{child}</AboutProvider>
    </SessionProvider>
  );
  const { result } = renderHook(() => ({ tells: useTells(CITY, options), asking: useAsking() }), null, around);
  const by = (pointerType: string) => ({ pointerType }) as PointerEvent;
  return {
    asked: () => result.current.asking.subject !== null,
    since: () => result.current.asking.since,
    hush: () => act(() => result.current.asking.hush()),
    mouseMoves: () => act(() => result.current.tells.onPointerMove(by('mouse'))),
    fingerRests: () => {
      act(() => result.current.tells.onPointerDown(by('touch')));
      act(() => void vi.advanceTimersByTime(500));
    },
  };
}

it('a word is asked about by a mouse that moves on it', () => {
  const { asked, mouseMoves } = word();
  mouseMoves();
  expect(asked()).toBe(true);
});

it('a card that is opened says itself what it is: nothing of what was asked before stays', () => {
  const { asked, mouseMoves, hush, since } = word();
  mouseMoves();
  const before = since();
  hush();
  expect(asked()).toBe(false);
  expect(since()).not.toBe(before);
});

it('one that a mouse passes over is not, but by a finger that rests', () => {
  vi.useFakeTimers();
  const { asked, mouseMoves, fingerRests } = word({ byMouse: false });
  mouseMoves();
  expect(asked()).toBe(false);
  fingerRests();
  expect(asked()).toBe(true);
});
