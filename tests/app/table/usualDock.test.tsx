import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { OmenTypes } from '#games/omen/state.ts';
import { usualDock } from '#app/table/usualDock.tsx';
import { play } from '#play/omen/play.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { drawPart } from '../frame/drawPart.tsx';
import { atTable } from '../tables/tug-of-war/support.tsx';
import { begun } from '../../thirdGame/play.ts';

class Unwatched {
  observe(): void {}
  disconnect(): void {}
}

it('all that is legal is worked out with the match, and not when a player looks elsewhere', async () => {
  const physics = await loadPhysics();
  const session = play.createSession({ physics, pace: 'at-once', random: () => 0 });
  session.commands.resume(begun(2, {}, physics.build));
  session.commands.passDevice(seat(0));
  const legal = vi.fn<typeof play.game.legal>(play.game.legal);
  const Dock = usualDock<OmenTypes>({ ...play, game: { ...play.game, legal } }, { label: ({ do: what }) => what });
  vi.stubGlobal('ResizeObserver', Unwatched);
  vi.stubGlobal('MutationObserver', Unwatched);
  const { document } = drawPart(atTable(session as never, <Dock />));
  expect(document.querySelectorAll('[data-do]').length).toBeGreaterThan(1);
  const before = legal.mock.calls.length;
  act(() => void session.commands.setCamera('free'));
  expect(session.store.getState().camera).toBe('free');
  expect(legal).toHaveBeenCalledTimes(before);
  const [card = 0] = session.store.getState().match?.state.hands[0] ?? [];
  act(() => void session.commands.act((by) => ({ do: 'foretell', seat: by, card: card ?? 0 })));
  expect(legal.mock.calls.length).toBeGreaterThan(before);
});
