import { describe, expect, test } from 'vitest';
import { nextOfGuide, LESSONS } from '../../../src/app/tables/traction/teach/lessons.ts';

describe('the guide', () => {
  test('goes on with the first drill that is not done, whatever else is', () => {
    expect(nextOfGuide([])).toBe('tip');
    expect(nextOfGuide(['tip', 'walk', 'miss'])).toBe('swivel');
    expect(nextOfGuide(LESSONS.guide)).toBeNull();
  });
});
