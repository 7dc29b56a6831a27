import { act, Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { HappenedCard, Turn } from '#app/table/GameHud.tsx';
import { play } from '#play/tug-of-war/play.ts';
import { drawPart } from '../frame/drawPart.tsx';
import { atTable, sitDown } from '../tables/tug-of-war/support.tsx';

it('the turn and what has happened are drawn again with a move, and not with every tick of a clock', () => {
  class NoSizes {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', NoSizes);
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
