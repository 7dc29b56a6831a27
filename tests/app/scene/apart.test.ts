import { describe, expect, it } from 'vitest';
import { apart, type Badge } from '#app/scene/overlays/apart.ts';

const SIZE = { width: 60, height: 20 };
const at = (x: number, y: number): Badge => ({ at: { x, y }, size: SIZE });

describe('badges over a picture', () => {
  it('lie in the middle over their places where there is room', () => {
    expect(apart([at(100, 50), at(300, 50)], 1000)).toEqual([
      { x: 70, y: 40 },
      { x: 270, y: 40 },
    ]);
  });

  it('never over the left or right edge', () => {
    expect(apart([at(5, 50), at(395, 50)], 400).map(({ x }) => x)).toEqual([2, 338]);
  });

  it('never over each other, however near their places are', () => {
    const all = Array.from({ length: 12 }, (_, i) => at(100 + 7 * (i % 4), 50 + 3 * i));
    const boxes = apart(all, 400);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= SIZE.width || Math.abs(a.y - b.y) >= SIZE.height).toBe(true);
  });
});
