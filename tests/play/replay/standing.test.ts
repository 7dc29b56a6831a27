import { describe, expect, it } from 'vitest';
import { aheadOf, stoodOver } from '#play/replay/analysis/standing.ts';

describe('how a match stood', () => {
  it('is a seat’s figure over that of the best of the others', () => {
    expect(aheadOf([5, 2, 3], 0)).toBe(2);
    expect(aheadOf([5, 2, 3], 1)).toBe(-3);
    expect(aheadOf([4, 4], 0)).toBe(0);
  });

  it('is told at the beginning of every turn, where it has changed, and at the end', () => {
    const { points } = stoodOver([0, 0, 1, 3, 3, 7], [1, 1, 1, 2, 3]);
    expect(points).toEqual([
      { action: 0, value: 0 },
      { action: 2, value: 1 },
      { action: 3, value: 3 },
      { action: 4, value: 3 },
      { action: 5, value: 7 },
    ]);
  });

  it('turned where the lead has changed most, either way, and nowhere where nothing has', () => {
    const { swings, most } = stoodOver([0, 1, 1, -8, -4, -2], [1, 1, 2, 2, 3]);
    expect(swings).toEqual([
      { action: 2, by: -9 },
      { action: 3, by: 4 },
      { action: 4, by: 2 },
    ]);
    expect(most).toBe(8);
    expect(stoodOver([0, 0], [1]).swings).toEqual([]);
  });

  it('of a match without an action is its beginning', () => {
    expect(stoodOver([0], [])).toEqual({ points: [{ action: 0, value: 0 }], swings: [], most: 1 });
  });
});
