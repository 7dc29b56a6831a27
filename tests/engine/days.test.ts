import { expect, it } from 'vitest';
import { dayNumberOf } from '#engine/days.ts';

it.each(['1999-12-31', '2000-02-29', '2024-02-29', '2026-11-30', '2100-03-01'])('knows %s as calendars do', (day) => {
  const since = (dayNumberOf(day) ?? NaN) - (dayNumberOf('1970-01-01') ?? NaN);
  expect(new Date(since * 24 * 3600 * 1000).toISOString().slice(0, 10)).toBe(day);
});

it.each(['2025-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-30', '2026-04-30 ', 'today'])(
  'knows that %s is no day',
  (day) => {
    expect(dayNumberOf(day)).toBeNull();
  },
);
