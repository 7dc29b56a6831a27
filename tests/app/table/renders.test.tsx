import { act, Profiler } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { HappenedCard, Turn } from '#app/table/GameHud.tsx';
import type { GameTypes } from '#engine/game.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play } from '#play/tug-of-war/play.ts';
import type { MatchState } from '#play/session/state.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { drawPart } from '../frame/drawPart.tsx';
import { atTable, sitDown } from '../tables/tug-of-war/support.tsx';

class NoSizes {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes));

it('the turn and what has happened are drawn again with a move, and not with every tick of a clock', () => {
  const session = sitDown({ options: { clock: true } });
  let drawn = 0;
  const { document } = drawPart(
    atTable(
      session,
      <Profiler id="hud" onRender={() => (drawn += 1)}>
        <Turn play={play} />
        <HappenedCard play={play} />
      </Profiler>,
    ),
  );
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  expect(drawn).toBe(1);
  for (let tick = 0; tick < 10; tick += 1) act(() => void session.commands.passTime(100));
  expect([session.store.getState().elapsedMs, drawn]).toEqual([1000, 1]);
  act(() => void session.commands.typeMove('rope 1'));
  expect(drawn).toBeGreaterThan(1);
  expect(document.querySelector('h1')?.textContent).toContain('Bo');
});

describe('the turn and what has happened', () => {
  let physics: Physics;
  beforeAll(async () => void (physics = await loadPhysics()));

  it.each([trexlands, truckOff, tractorPull, play].map((one) => [one.words.name, one as PlayedGame] as const))(
    'are worked out again at %s with the match, and not when a player looks elsewhere',
    (_, one) => {
      const session = one.createSession({ physics, pace: 'at-once', random: () => 0 });
      session.commands.newMatch({ ...one.standardMatch(), seed: 7 } as never);
      const set = (patch: Partial<MatchState<GameTypes>>): void =>
        (session.store as StoreApi<MatchState<GameTypes>>).setState(patch);
      const turnSheet = vi.fn<PlayedGame['turnSheet']>(one.turnSheet);
      const happened = vi.fn<NonNullable<PlayedGame['happened']>>(one.happened);
      const counted = { ...one, turnSheet, happened };
      drawPart(
        atTable(
          session as never,
          <>
            <Turn play={counted} />
            <HappenedCard play={counted} />
          </>,
        ),
      );
      const calls = () => [turnSheet.mock.calls.length, happened.mock.calls.length];
      const before = calls();
      expect(Math.min(...before)).toBeGreaterThan(0);
      for (let turned = 1; turned <= 5; turned += 1) act(() => set({ turned, fault: null }));
      expect(calls()).toEqual(before);
      act(() => set({ match: { ...session.store.getState().match } as never }));
      expect(Math.min(...calls())).toBeGreaterThan(Math.max(...before));
    },
  );
});
