import { beforeAll, describe, expect, it } from 'vitest';
import { lengthOf } from '#app/replay/playhead.ts';
import { videoFormat } from '#app/replay/video/format.ts';
import { secondsOf, takeOfAct, takeOfAll, ticksBetween } from '#app/replay/video/takes.ts';
import type { Film } from '#app/replay/film.ts';
import { filmOf } from '#app/tables/traction/film.ts';
import { loadPhysics } from '#sim/physics.ts';
import { filmedMatch } from './filmed.ts';

let film: Film;
beforeAll(async () => {
  const physics = await loadPhysics();
  film = filmOf(physics, filmedMatch(physics));
});

describe('a take', () => {
  it('of an action is as long as that with all that follows it, the slower the longer', () => {
    const [, second] = film.acts;
    const take = takeOfAct(film, 1);
    if (!second || !take) throw new Error('there are five actions');
    expect(secondsOf(film, take, 1)).toBeCloseTo(lengthOf(second) / 240);
    expect(secondsOf(film, take, 1 / 10)).toBeCloseTo((10 * lengthOf(second)) / 240);
  });

  it('of everything is as long as all actions', () => {
    const take = takeOfAll(film);
    const sum = film.acts.reduce(
      (ticks, _, act) =>
        ticks + secondsOf(film, takeOfAct(film, act) ?? { from: { act: 0, tick: 0 }, until: { act: 0, tick: 0 } }, 1),
      0,
    );
    expect(take && secondsOf(film, take, 1)).toBeCloseTo(sum);
  });

  it('of what there is not is none', () => {
    expect([takeOfAct(film, 99), takeOfAll({ ...film, acts: [] })]).toEqual([null, null]);
  });

  it('counts ticks over the ends of actions, and none backwards', () => {
    const first = film.acts[0] ? lengthOf(film.acts[0]) : 0;
    expect(ticksBetween(film, { act: 0, tick: first - 5 }, { act: 1, tick: 7 })).toBe(12);
    expect(ticksBetween(film, { act: 1, tick: 7 }, { act: 0, tick: 2 })).toBe(0);
    expect(ticksBetween(film, { act: 1, tick: 7 }, { act: 1, tick: 2 })).toBe(0);
  });
});

describe('the format of a video', () => {
  const host = (...types: readonly string[]) => ({
    MediaRecorder: { isTypeSupported: (type: string) => types.includes(type) },
    HTMLCanvasElement: { prototype: { captureStream: () => null } },
  });

  it('is WebM where that can be made, MP4 where only that', () => {
    expect(videoFormat(host('video/mp4', 'video/webm;codecs=vp8', 'video/webm'))).toEqual({
      type: 'video/webm;codecs=vp8',
      ending: 'webm',
    });
    expect(videoFormat(host('video/mp4'))).toEqual({ type: 'video/mp4', ending: 'mp4' });
  });

  it('is none in a browser that makes neither, or does not record at all', () => {
    expect(videoFormat(host())).toBeNull();
    expect(videoFormat({})).toBeNull();
    expect(videoFormat({ ...host('video/webm'), HTMLCanvasElement: { prototype: {} } })).toBeNull();
  });
});
