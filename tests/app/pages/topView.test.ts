import { beforeAll, describe, expect, it } from 'vitest';
import { topView } from '#app/pages/daily/topView.ts';
import { flickTowards } from '#engine/module/dailyFlick.ts';
import { seedRandom } from '#engine/random.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { dailyOf, daysFrom } from '../../games/daily.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const DAYS = daysFrom('2026-11-30', 12);
const THROWN = ['trexlands', 'truck-off', 'tractor-pull'];

describe('a throw over the ground of the day', () => {
  it.each(THROWN)('by the button is one that may be entered, of %s on any day', async (game) => {
    const daily = await dailyOf(game);
    for (const day of DAYS) {
      const ground = daily.groundOf(day) ?? expect.fail();
      expect(daily.read(day, daily.flicked(flickTowards(ground)))).toMatchObject({ ok: true });
    }
  });

  it.each(THROWN)('faster than any hand is the fastest that a hand can do, of %s', async (game) => {
    const daily = await dailyOf(game);
    const [day = ''] = DAYS;
    const ground = daily.groundOf(day) ?? expect.fail();
    const flick = flickTowards(ground);
    const wild = { ...flick, goingX: 100 * flick.goingX, goingZ: 100 * flick.goingZ };
    expect(daily.read(day, daily.flicked(wild))).toMatchObject({ ok: true });
  });

  it('is seen from above to where the score has it', async () => {
    const daily = await dailyOf('trexlands');
    const [day = ''] = DAYS;
    const ground = daily.groundOf(day) ?? expect.fail();
    if (ground.goal.kind !== 'place') expect.fail();
    const gesture = daily.flicked(flickTowards(ground));
    const seen = topView(physics, daily, day, gesture ?? expect.fail(), seedRandom(7));
    if (!seen.ok) throw new Error(seen.fault.message);
    const { frames, played } = seen.value;
    const { middle } = frames.at(-1) ?? expect.fail();
    const far = Math.hypot(middle.x - ground.goal.xMm, middle.z - ground.goal.zMm);
    expect(far).toBeCloseTo(played.score.by / 100, 0);
    expect(frames.length).toBeCloseTo(played.ticks / 4, -1);
  });
});
