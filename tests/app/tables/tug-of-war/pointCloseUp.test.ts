import { describe, expect, it } from 'vitest';
import { PointCloseUp, scoredAt } from '#app/tables/tug-of-war/scene/pointCloseUp.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';

const BEFORE: readonly TugOfWarEvent[] = [];
const POINT: readonly TugOfWarEvent[] = [{ type: 'scored', seat: 0, module: 'race', points: 1 }];

describe('a point', () => {
  it('is seen from near by for three seconds, then the whole table is', () => {
    let changes = 0;
    const closeUp = new PointCloseUp(() => (changes += 1));
    expect(closeUp.of(BEFORE, false)).toBe(null);
    const box = closeUp.of(POINT, false);
    expect(box).toHaveLength(8);
    for (let frames = 0; frames < 25; frames += 1) closeUp.advance(0.1);
    expect(closeUp.of(POINT, false)).toBe(box);
    for (let frames = 0; frames < 10; frames += 1) closeUp.advance(0.1);
    expect(closeUp.of(POINT, false)).toBe(null);
    expect(changes).toBe(1);
  });

  it('is not, where less motion is wanted, nor in a match that is opened', () => {
    const closeUp = new PointCloseUp(() => undefined);
    expect(closeUp.of(POINT, false)).toBe(null);
    closeUp.of(BEFORE, false);
    expect(closeUp.of(POINT, true)).toBe(null);
  });

  it('is made by whoever has the higher conker, and by nobody where they are level', () => {
    const released = (scorer: 0 | null): TugOfWarEvent => ({ type: 'released', heights: [3, 2], scorer, points: 1 });
    expect([scoredAt([released(0)]), scoredAt([released(null)])]).toEqual(['conker', null]);
  });
});
