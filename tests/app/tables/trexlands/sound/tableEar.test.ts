import { beforeAll, describe, expect, it } from 'vitest';
import { Speaker } from '#app/audio/speaker.ts';
import { onTable, type RollFilmed } from '#app/tables/trexlands/sound/rollFilmed.ts';
import { TableEar } from '#app/tables/trexlands/sound/tableEar.ts';
import { listenToWatch } from '#app/replay/listening.ts';
import { filmOf } from '#app/tables/trexlands/watch/film.ts';
import { Viewer } from '#app/replay/viewer.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_S } from '#sim/settings.ts';
import { FakeContext } from '../../../audio/fakeContext.ts';
import { FakeTime } from '../../../time/fakeTime.ts';
import { FOUR_TRUCKS } from '../../../../games/trexlands/rolling/support.ts';
import { realMatch } from '../../../../games/trexlands/realMatch.ts';
import { rolled } from './films.ts';

const NO_STATE = {} as TrexlandsState; // the roll is known

let physics: Physics;
let roll: RollFilmed;
beforeAll(async () => {
  physics = await loadPhysics();
  roll = rolled(physics, 4, FOUR_TRUCKS);
});

async function listening(volume = 0.5): Promise<{ readonly context: FakeContext; readonly ear: TableEar }> {
  const context = new FakeContext();
  const speaker = new Speaker(() => context.asContext(), new FakeTime());
  speaker.setVolume(volume);
  await speaker.wake();
  return { context, ear: new TableEar(speaker, () => roll) };
}

/** The roll seen at a pace; what is played while time goes on. */
async function playedAt(pace: number, volume = 0.5): Promise<FakeContext> {
  const { context, ear } = await listening(volume);
  const picture = 4 * pace;
  for (let at = 0; at < roll.film.ticks; at += picture) {
    context.currentTime += 4 * TICK_S;
    ear.passage({ film: roll.film, from: at, to: at + picture, pace, over: true }, NO_STATE);
  }
  return context;
}

describe('a table of Trexlands', () => {
  it('sounds while a roll is seen, in time with it', async () => {
    const { started } = await playedAt(1);
    const strikes = started.filter(({ loop }) => !loop);
    expect(strikes.length).toBeGreaterThan(8);
    expect(strikes[0]?.at).toBeGreaterThan(0.05); // nothing before the first truck comes down
    expect(Math.max(...strikes.map(({ at }) => at))).toBeLessThan(roll.film.ticks * TICK_S);
  });

  it('sounds lower and softer in slow motion', async () => {
    const [real, slow] = [await playedAt(1), await playedAt(1 / 6)];
    const pitches = ({ started }: FakeContext): number[] =>
      started.filter(({ loop }) => !loop).map(({ playbackRate }) => playbackRate.value);
    expect(new Set(pitches(real))).toEqual(new Set([1]));
    expect(Math.max(...pitches(slow))).toBeLessThan(0.75);
    const loudest = ({ levels }: FakeContext): number => Math.max(...levels.slice(1).map(({ value }) => value));
    expect(loudest(slow)).toBeLessThan(0.75 * loudest(real));
  });

  it('makes nothing while the sound is off', async () => {
    const { started, levels } = await playedAt(1, 0);
    expect(started).toEqual([]);
    expect(levels).toEqual([]);
  });

  it('is heard when coins change hands, later than they set out', async () => {
    const { context, ear } = await listening();
    context.currentTime = 10;
    ear.played([{ type: 'supplied', coins: 1 }]);
    expect(context.started.map(({ at }) => at > 10.3)).toEqual([true]);
  });
});

it('a match that is watched again is heard while it plays, and not where it is put', () => {
  const match = realMatch(physics, { seats: 2, seed: 4 }, 12);
  const viewer = new Viewer(filmOf(physics, match));
  const passed: number[] = [];
  let acts = 0;
  const stop = listenToWatch(viewer, {
    stretch: ({ act, film, from, to }) => {
      const before = match.log[act]?.before.state ?? expect.fail('no such action');
      expect(film.pieces).toEqual(expect.arrayContaining([...(onTable(film, before)?.trucks ?? [])]));
      passed.push(to - from);
    },
    act: () => (acts += 1),
  });
  viewer.seek({ act: 0, tick: 100 });
  viewer.seek({ act: 3, tick: 0 });
  expect([passed.length, acts]).toEqual([0, 0]);
  viewer.seek({ act: 0, tick: 0 });
  viewer.play();
  for (let frames = 0; viewer.advance(1 / 30) && frames < 5000; frames += 1);
  expect(acts).toBe(match.log.length - 1);
  expect(Math.max(...passed)).toBeLessThan(10);
  expect(passed.length).toBeGreaterThan(20);
  stop();
  viewer.free();
});
