import { describe, expect, it } from 'vitest';
import { HAND_LIMITS } from '#sim/hand/limits.ts';
import { tick } from '#sim/ids.ts';
import { ok } from '#sim/result.ts';
import { ACTION_TICKS_MOST, SETTLE_LIMIT_TICKS, TICK_HZ } from '#sim/settings.ts';
import { atOnce, bounded, type Ticking } from '#sim/ticking.ts';

function* lasting(ticks: number): Ticking<ReturnType<typeof ok<string>>> {
  for (let t = 1; t <= ticks; t += 1) yield tick(t);
  return ok('done');
}

describe('an action that has a bound', () => {
  it('comes out as without one, up to its last tick', () => {
    expect(atOnce(bounded(lasting(7), 7))).toEqual(ok('done'));
    expect([...bounded(lasting(3), 7)]).toEqual([1, 2, 3]);
  });

  it('is given up at the tick beyond it, always the same', () => {
    expect([...bounded(lasting(9), 7)]).toHaveLength(7);
    expect(atOnce(bounded(lasting(9), 7))).toEqual({
      ok: false,
      fault: {
        code: 'action-too-long',
        message: 'The action goes on after 7 ticks, which is the most for one action.',
      },
    });
    expect(atOnce(bounded(lasting(ACTION_TICKS_MOST + 1)))).toMatchObject({
      ok: false,
      fault: { code: 'action-too-long' },
    });
  });
});

it('whatever a hand can do stays within the bound of an action', () => {
  expect(HAND_LIMITS.seconds * TICK_HZ + HAND_LIMITS.strokes * SETTLE_LIMIT_TICKS).toBeLessThan(ACTION_TICKS_MOST);
});
