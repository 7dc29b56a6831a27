import { expect, it } from 'vitest';
import { clockStanding } from '#engine/clock.ts';

it.each([
  ['a table without a clock', null, true, 99_000, 'none'],
  ['nothing that waits', 10_000, false, 99_000, 'stopped'],
  ['a moment before', 10_000, true, 9_999, 'early'],
  ['the moment itself', 10_000, true, 10_000, 'over'],
  ['one that a product of seconds would miss', 524_267, true, 524_267, 'over'],
] as const)('a clock knows %s', (_what, limitMs, isRunning, elapsedMs, standing) => {
  expect(clockStanding(limitMs, isRunning, { elapsedMs })).toBe(standing);
});
