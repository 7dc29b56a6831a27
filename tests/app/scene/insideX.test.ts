import { describe, expect, it } from 'vitest';
import { insideX } from '#app/scene/overlays/insideX.ts';

describe('words over the table', () => {
  it.each([
    ['stay in the middle', 0.2, 0.3, 0.2],
    ['come in from the right edge', 0.9, 0.3, 0.7],
    ['come in from the left edge', -1.4, 0.25, -0.75],
    ['lie in the middle where they are wider than the picture', 0.9, 1.2, 0],
  ])('%s', (_, x, half, at) => {
    expect(insideX(x, half)).toBeCloseTo(at, 12);
  });
});
