import { describe, expect, it } from 'vitest';
import { paced } from '#cli/paced.ts';
import type { HowFar } from '#engine/howFar.ts';

/** One action of so many ticks, each of which takes so long. */
async function* action(ticks: number): AsyncGenerator<HowFar, string, void> {
  for (let tick = 1; tick <= ticks; tick += 1) yield { done: 0, tick };
  yield { done: 1, tick: 0 };
  return 'done';
}

const clock = (eachMs: number): (() => number) => {
  let now = 0;
  return () => (now += eachMs);
};

function watched() {
  const breaths: number[] = [];
  return {
    breaths,
    progress: { done: (parts: number) => Promise.resolve(void breaths.push(parts)), stop: () => undefined },
  };
}

describe('something played at a pace', () => {
  it('gives way in the middle of an action, at least every fifty milliseconds', async () => {
    const { breaths, progress } = watched();
    expect(await paced(action(100), { now: clock(10) }, { progress, before: 7, timeoutS: null })).toEqual({
      value: 'done',
    });
    expect(breaths).toEqual([...Array.from({ length: 20 }, () => 7), 8]);
  });

  it('does not give way at every tick', async () => {
    const { breaths, progress } = watched();
    await paced(action(100), { now: clock(0) }, { progress, before: 0, timeoutS: null });
    expect(breaths).toEqual([1]);
  });

  it('stops when its time is up, and says where it was', async () => {
    const { progress } = watched();
    expect(await paced(action(1000), { now: clock(10) }, { progress, before: 0, timeoutS: 1 })).toEqual({
      at: { done: 0, tick: 100 },
    });
  });
});
