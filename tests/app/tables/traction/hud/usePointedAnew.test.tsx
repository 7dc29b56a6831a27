import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePointedAnew } from '#app/tables/traction/hud/ThingNote.tsx';
import { renderHook, useBareWindow } from '../../../frame/renderHook.tsx';

beforeEach(() => void useBareWindow());
afterEach(() => vi.unstubAllGlobals());

type Seen = readonly [pointed: string | null, moved: string | null, move: number];
/** What counts as pointed at, as the mouse goes from thing to thing and moves are made. */
function through(...ways: readonly Seen[]): readonly (string | null)[] {
  const hook = renderHook(([pointed, moved, move]: Seen) => usePointedAnew(pointed, moved, move), [null, null, 0]);
  return ways.map((way) => {
    hook.rerender(way);
    return hook.result.current;
  });
}

it('a piece that has moved under the mouse is pointed at only once the mouse has left it', () => {
  expect(through([null, 'L1', 1], ['L1', 'L1', 1], [null, 'L1', 1], ['L1', 'L1', 1])).toEqual([null, null, null, 'L1']);
});

it('any other thing is pointed at at once', () => {
  expect(through(['M1', 'L1', 1], ['pad', 'L1', 1])).toEqual(['M1', 'pad']);
});

it('the next move makes it so again, and a match without one has no such piece', () => {
  expect(through(['L1', null, 0], ['L1', 'L1', 1], [null, 'L1', 1], ['L1', 'L1', 2])).toEqual(['L1', null, null, null]);
});
