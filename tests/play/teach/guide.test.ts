import { describe, expect, test } from 'vitest';
import { nextOf, LESSONS } from '#play/traction/teach/lessons.ts';

describe('the guide', () => {
  test('goes on with the first drill that is not done, whatever else is', () => {
    expect(nextOf('guide', [])).toBe('tip');
    expect(nextOf('guide', ['tip', 'walk', 'miss'])).toBe('swivel');
    expect(nextOf('guide', LESSONS.guide)).toBeNull();
  });

  test('is no part of the first lesson, which goes on in the same way', () => {
    expect(LESSONS.first).toHaveLength(5);
    expect(nextOf('first', ['tip', 'first-goal'])).toBe('first-hand');
    expect(nextOf('first', LESSONS.first)).toBeNull();
  });
});
