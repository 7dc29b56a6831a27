import { expect, it } from 'vitest';
import { saidTime } from '#play/say/saidTime.ts';

const [S, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

it.each([
  [3 * DAY + HOUR, '3 days'],
  [2 * DAY, '2 days'],
  [2 * DAY - S, '47 h 59 min'],
  [HOUR, '1 h 0 min'],
  [HOUR - S, '59:59'],
  [4 * MINUTE + 4001, '4:05'],
  [1, '0:01'],
  [0, '0:00'],
  [-MINUTE, '0:00'],
])('%d ms that are left are said as %s', (ms, said) => expect(saidTime(ms)).toBe(said));
