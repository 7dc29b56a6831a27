import { expect, it } from 'vitest';
import type { Pulled } from '#games/tractor-pull/events.ts';
import { decidingRope } from '#play/tractor-pull/heaves.ts';

const rope = (column: Pulled['rope'], winner: Pulled['winner'], points = 1): Pulled => ({
  rope: column,
  totals: [0, 0],
  winner,
  points,
  wasTied: false,
});

it('the rope decides with which its winner has more than half of all points', () => {
  expect(decidingRope([rope(1, 0), rope(2, 1), rope(3, 0)], 0)).toBe(3);
  expect(decidingRope([rope(1, 0), rope(2, 0), rope(3, 0)], 0)).toBe(2);
  expect(decidingRope([rope(1, 0), rope(2, 1, 3), rope(3, 1)], 1)).toBe(2);
});

it('else the last that the winner of the match has pulled over, and none where it has pulled none', () => {
  expect(decidingRope([rope(1, 0), rope(2, null), rope(3, null)], 0)).toBe(1);
  expect(decidingRope([rope(1, null), rope(2, null), rope(3, null)], 0)).toBeNull();
});
