import { expect, it } from 'vitest';
import { clockStanding } from '../../src/engine/clock.ts';

it.each([
  ['a table without a clock', null, true, 99_000, 'none'],
  ['nothing that waits', 10, false, 99_000, 'stopped'],
  ['a moment before', 10, true, 9_999, 'early'],
  ['the moment itself', 10, true, 10_000, 'over'],
] as const)('a clock knows %s', (_what, limitS, isRunning, elapsedMs, standing) => {
  expect(clockStanding(limitS, isRunning, { elapsedMs })).toBe(standing);
});
