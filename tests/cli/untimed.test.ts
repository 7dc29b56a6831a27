import { expect, it, vi } from 'vitest';
import { openTrials } from '#cli/odds/trials.ts';

it('the engine that rolls for odds does not ask what time it is, and everybody else can', async () => {
  const count = await openTrials();
  const now = vi.spyOn(performance, 'now');
  count({ terrain: 'scrub', ballast: false, seed: 1, toRest: false }, 0, 1);
  expect(now).not.toHaveBeenCalled();
  const before = performance.now();
  expect(before).toBeGreaterThan(0);
  expect(now).toHaveBeenCalledOnce();
});
