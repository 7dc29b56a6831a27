import { createStore } from 'zustand/vanilla';
import { describe, expect, it } from 'vitest';
import { neighbourIn, remember } from '#play/practice/task.ts';
import { drillOf } from '#play/traction/teach/lessons.ts';
import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { pathOfPuzzle, puzzleAt, rememberedAs } from '#play/trexlands/practice/puzzleList.ts';
import { practicePath } from '#play/trexlands/teach/addresses.ts';
import { STEPS, stepCalled } from '#play/trexlands/teach/lessonTasks.ts';
import { pathOf, stepAt } from '#play/trexlands/teach/ownRoutes.ts';
import type { SettingsStore } from '#play/settings/settingsStore.ts';

/** As devices have kept them. */
const DRILLS =
  'first-goal first-hand first-foul first-tackle first-race tip swivel walk keep-clear grip tackle leave win ' +
  'two-pieces right miss not-your-own past-the-guard home edge out-of-turn bump puzzle-win-1 puzzle-past-12';
const STEPS_KEPT = ['lesson-score', 'lesson-battle', 'lesson-market', 'lesson-bluff', 'lesson-cycle'];

describe('what a device has kept of tasks that were passed', () => {
  it.each(DRILLS.split(' '))('%s is still a drill of Traction, at the same address', (id) => {
    expect(drillOf(id)?.id).toBe(id);
    expect(makeOwnRoute({ page: 'drill', id })).toBe(`#/learn/${id}`);
  });

  it('are the same steps and puzzles of Trexlands, at the same addresses', () => {
    expect(STEPS.map(({ id }) => id)).toEqual(STEPS_KEPT);
    for (const id of STEPS_KEPT) {
      expect(pathOf(id)).toBe(`/trexlands/learn/${id}`);
      expect(stepCalled(stepAt(`/trexlands/learn/${id}`), [])?.id).toBe(id);
    }
    const puzzle = puzzleAt('/trexlands/puzzles/puzzle-bid-3');
    expect(puzzle && rememberedAs(puzzle)).toBe('trexlands-text-puzzle-bid-3');
    expect(puzzle && pathOfPuzzle(puzzle.id)).toBe('/trexlands/puzzles/puzzle-bid-3');
    expect(practicePath({ from: 'watch', id: '0a1b', action: 7 })).toBe('/trexlands/practice/watch/0a1b/7');
  });

  it('the first lesson goes on at the first step that was not passed, and begins anew after the last', () => {
    expect(stepCalled(null, ['lesson-score', 'lesson-market'])?.id).toBe('lesson-battle');
    expect(stepCalled(null, STEPS_KEPT)?.id).toBe('lesson-score');
    expect(stepCalled('juggling', [])).toBeNull();
  });

  it('is added to, each once, and nothing is taken from it', () => {
    const store = createStore(() => ({ passedDrills: ['tip', 'of-a-newer-page'] }));
    const settings = { ...store, change: store.setState } as unknown as SettingsStore;
    remember(settings, 'tip');
    remember(settings, 'swivel');
    expect(store.getState().passedDrills).toEqual(['tip', 'of-a-newer-page', 'swivel']);
  });
});

it('tasks of a row follow each other, and lead nowhere at its ends', () => {
  const row = [{ id: 'a' }, { id: 'b' }];
  expect([neighbourIn(row, 'a', 1), neighbourIn(row, 'b', 1), neighbourIn(row, 'a', -1)]).toEqual([
    { id: 'b' },
    null,
    null,
  ]);
});
