import { expect, it } from 'vitest';
import { bestFirst } from '#games/trexlands/bestFirst.ts';
import { bestTumble } from '#games/trexlands/bestTumble.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { inPlay } from './support.ts';

it('the best is the winner, then who has most X, then who has most V', () => {
  const state = inPlay(3);
  const camps = state.camps.map((camp, i) => ({ ...camp, x: [1, 1, 2][i] ?? 0, coins: [1, 4, 0][i] ?? 0 }));
  expect(bestFirst({ ...state, camps })).toEqual([2, 1, 0]);
  expect(bestFirst({ ...state, camps, outcome: { winners: [seat(0)], by: 'tie-roll' } })).toEqual([0, 2, 1]);
});

const entry = (ticks: number | null, type = 'rolled') =>
  ({ events: [{ type }], evidence: ticks === null ? null : { ticks } }) as unknown as TrexlandsMatch['log'][number];

it('the best tumble is the roll that took longest to come to rest, among those that count', () => {
  expect(bestTumble([])).toBe(null);
  expect(bestTumble([entry(null)])).toBe(null);
  const log = [entry(TICK_HZ), entry(9 * TICK_HZ, 'thrown-again'), entry(null), entry(3 * TICK_HZ), entry(TICK_HZ)];
  expect(bestTumble(log)).toEqual({ at: 3, seconds: 3 });
});
