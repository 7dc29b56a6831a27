import { describe, expect, it } from 'vitest';
import { byScore, chanceOf } from '#engine/module/daily.ts';
import { seedRandom } from '#engine/random.ts';
import { DAILIES as PAGE_DAILIES } from '#games/dailies.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { makeHand } from '#games/traction/handFile.ts';
import { actionOf, performSteps } from '#games/traction/perform.ts';
import { GAMES } from '#games/registry.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { makeGesture, parseGesture } from '#sim/gesture/codec.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { runs } from '../effort.ts';
import { DAILIES, dailyOf, daysFrom, gestureFor } from './daily.ts';

const DAY = '2026-11-30';

describe.each(DAILIES)('the challenge of the day of %s', (game) => {
  it('is the same wherever it is made, and no two days of a year are alike', async () => {
    const daily = await dailyOf(game);
    expect(daily.challengeOf(DAY)).toEqual((await dailyOf(game)).challengeOf(DAY));
    const year = daysFrom('2028-01-01', 366).map((day) => JSON.stringify(daily.challengeOf(day)));
    expect(new Set(year).size).toBe(366);
  });

  it('says in words what is to be done', async () => {
    expect((await dailyOf(game)).wordsOf(DAY)).toMatch(/^[A-Z].{60,}\.$/);
  });

  it('is possible on every day: a gesture within limits does what is asked', async () => {
    const [daily, physics] = [await dailyOf(game), await loadPhysics()];
    for (const day of daysFrom('2027-01-01', runs(12, 366))) {
      const gesture = gestureFor(daily, game, day, physics);
      const outcomes = Array.from({ length: daily.isThrown ? 12 : 1 }, (_, i) => {
        const played = atOnce(daily.performing(physics, day, gesture, seedRandom(i)));
        return played.ok ? played.value.score.outcome : played.fault.message;
      });
      expect(outcomes, day).toContain(0);
    }
  });

  it('comes to the same whenever it is performed again, and to something else by other chances', async () => {
    const [daily, physics] = [await dailyOf(game), await loadPhysics()];
    const gesture = gestureFor(daily, game, DAY, physics);
    const hashOf = (seed: number): string => {
      const played = atOnce(daily.performing(physics, DAY, gesture, seedRandom(seed)));
      if (!played.ok) throw new Error(played.fault.message);
      return played.value.hash;
    };
    expect(hashOf(1)).toBe(hashOf(1));
    expect(hashOf(1) === hashOf(2)).toBe(!daily.isThrown);
  });
});

it('a page has the challenges that games have', async () => {
  expect(Object.keys(PAGE_DAILIES).toSorted()).toEqual(
    GAMES.filter(({ daily }) => daily !== undefined)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const [game, load] of Object.entries(PAGE_DAILIES)) expect(await load()).toBe(await dailyOf(game));
});

it('the walk by which a position was made is not told with it', async () => {
  expect(Object.keys((await dailyOf('traction')).challengeOf(DAY)).sort()).toEqual(['mark', 'mover', 'state']);
});

describe('traction: a walk to a mark', () => {
  it('takes turns with one to the pad, and the words of each day say which it is', async () => {
    const daily = await dailyOf('traction');
    const days = daysFrom('2026-12-31', 4);
    expect(days.map((day) => daily.measureOf(day))).toEqual(['steps', 'mm', 'steps', 'mm']);
    expect(days.map((day) => /near to the mark/.test(daily.wordsOf(day)))).toEqual([false, true, false, true]);
  });

  it('is ranked by how far the middle of the piece comes to rest from it, which no usual step hits', async () => {
    const [daily, physics] = [await dailyOf('traction'), await loadPhysics()];
    for (const day of daysFrom('2027-01-01', runs(8, 100)).filter((one) => daily.measureOf(one) === 'mm')) {
      const { mark, mover, walk } = positionOf(chanceOf('traction', day));
      const to = walk.at(-1)?.to ?? mover;
      const far = Math.hypot(to.xMm - (mark?.xMm ?? 0), to.zMm - (mark?.zMm ?? 0));
      const played = atOnce(daily.performing(physics, day, gestureFor(daily, 'traction', day, physics), seedRandom(0)));
      if (!played.ok) throw new Error(`${day}: ${played.fault.message}`);
      const { outcome, by, slip } = played.value.score;
      expect([outcome, by > 100], day).toEqual([0, true]);
      // The walk comes to rest where it was meant to, but for what its corners slipped.
      expect(Math.abs(by / 100 - far), day).toBeLessThan(slip / 100 + 0.5);
    }
  });

  it('may end before all its steps are done, and no step is left after the last', async () => {
    const [daily, physics] = [await dailyOf('traction'), await loadPhysics()];
    const { state, mover, walk } = positionOf(chanceOf('traction', DAY));
    const enter = (steps: readonly StepCommand[]) => {
      const intent = { do: 'walk', piece: mover.id } as const;
      const done = performSteps(physics, state, { ...intent, steps, hand: 'careful' });
      if (!done.ok) throw new Error(done.fault.message);
      const walked = makeHand(actionOf(intent, done.value.performed.gesture, 'assisted', 'careful'));
      return atOnce(daily.performing(physics, DAY, walked, seedRandom(0)));
    };
    const steps = walk.map(({ step }) => step);
    expect(enter(steps.slice(0, 2))).toMatchObject({ ok: true, value: { score: { outcome: 0 } } });
    const back = steps.map(({ corner, swivelDeg }) => ({ corner, swivelDeg: -swivelDeg })).slice(-1);
    expect(enter([...steps, ...back])).toMatchObject({ ok: false, fault: { code: 'daily-not-done' } });
  });
});

describe('a gesture that no hand could make, or that is not for this challenge, is refused with its place', () => {
  const near = { atMm: [0, 140, 0], velocityMmS: [0, 0, 0], spinDegS: 800 };
  it.each([
    {
      game: 'truck-off',
      says: 'too strong',
      change: { velocityMmS: [3500, 0, 0] },
      code: 'bad-value',
      path: '$.velocityMmS[0]',
    },
    {
      game: 'truck-off',
      says: 'too strong on the whole',
      change: { velocityMmS: [2500, 0, 2500] },
      code: 'throw-fastestMS',
      path: '$',
    },
    {
      game: 'truck-off',
      says: 'placed and not rolled',
      change: { spinDegS: 0 },
      code: 'throw-leastSpinRadS',
      path: '$',
    },
    { game: 'truck-off', says: 'let go over the line', change: near, code: 'daily-near', path: '$.atMm' },
    {
      game: 'truck-off',
      says: 'turned as it likes',
      change: { quaternion: [0, 0, 0, 1] },
      code: 'unknown-key',
      path: '$.quaternion',
    },
    { game: 'trexlands', says: 'beside the arena', change: { atMm: [400, 140, 0] }, code: 'throw-arena', path: '$' },
    {
      game: 'trexlands',
      says: 'spun about a chosen axis',
      change: { spinDegS: [800, 0, 0] },
      code: 'bad-value',
      path: '$.spinDegS',
    },
    {
      game: 'tractor-pull',
      says: 'pushed across the table',
      change: { velocityMmS: [500, 0] },
      code: 'spin-fastestMmS',
      path: '$',
    },
    { game: 'traction', says: 'of another piece', change: { piece: '1-S1' }, code: 'daily-piece', path: '$.piece' },
    { game: 'traction', says: 'cut off', change: { gesture: '1.AAAA' }, code: 'gesture-spare', path: '$' },
  ] as const)('$game: $says', async ({ game, change, code, path }) => {
    const [daily, physics] = [await dailyOf(game), await loadPhysics()];
    const read = daily.read(DAY, { ...gestureFor(daily, game, DAY, physics), ...change });
    expect(read).toMatchObject({ ok: false, fault: { code } });
    expect(read.ok ? null : read.fault.path).toBe(path);
  });

  it('traction: too strong a hand, that is elsewhere at once', async () => {
    const [daily, physics] = [await dailyOf('traction'), await loadPhysics()];
    const walk = gestureFor(daily, 'traction', DAY, physics) as { readonly piece: string; readonly gesture: string };
    const piece = pieceId(walk.piece);
    const gesture = parseGesture(walk.gesture, piece);
    if (!gesture.ok) throw new Error(gesture.fault.message);
    const [first, ...others] = gesture.value.strokes;
    if (first === undefined) throw new Error('a walk has a stroke');
    const samples = first.samples.map((sample, i) => (i === 30 ? { ...sample, xMm: sample.xMm + 40 } : sample));
    const forged = makeGesture({ ...gesture.value, strokes: [{ ...first, samples }, ...others] });
    expect(daily.read(DAY, { ...walk, gesture: forged })).toMatchObject({
      ok: false,
      fault: {
        code: 'hand-speed',
        message: expect.stringMatching(/^Stroke 1, sample 31: .* mm\/s; 1000 mm\/s is the most/),
      },
    });
  });

  it('a walk that does not reach the pad is no entry, and the sentence says why', async () => {
    const [daily, physics] = [await dailyOf('traction'), await loadPhysics()];
    const other = gestureFor(daily, 'traction', '2026-11-29', physics);
    const walk = {
      ...gestureFor(daily, 'traction', '2026-12-01', physics),
      gesture: (other as { gesture: string }).gesture,
    };
    const played = atOnce(daily.performing(physics, '2026-12-01', walk, seedRandom(0)));
    expect(played).toMatchObject({ ok: false, fault: { code: expect.stringMatching(/^(hand-|daily-not-done)/) } });
  });
});

it('scores are ordered by outcome, then by what is measured, then by slip', () => {
  const best = { outcome: 0, by: 4, slip: 10 } as const;
  const worse = [{ ...best, slip: 11 }, { ...best, by: 5, slip: 0 }, { outcome: 1, by: 0, slip: 0 } as const];
  expect([...worse].reverse().concat(best).sort(byScore)).toEqual([best, ...worse]);
});
