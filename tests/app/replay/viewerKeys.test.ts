import { NO_CALLS } from '#app/replay/film.ts';
import { describe, expect, it, vi } from 'vitest';
import { bindKey } from '#play/input/keys/bindings.ts';
import type { KeyPress } from '#play/input/keys/chord.ts';
import { actionsOf } from '#play/input/keys/keyMap.ts';
import { COMMON_KEYS } from '#play/input/keys/commonKeys.ts';
import { grant, replayKeyOf } from '#app/replay/viewerKeys.ts';
import { Viewer } from '#app/replay/viewer.ts';
import { allControls } from '../input/allControls.ts';

const ALL = actionsOf((await allControls()).keys);

const press = (key: string, shift = false): KeyPress => ({ key, code: '', shift, modified: false });

describe('a key in a replay', () => {
  it.each([
    [' ', false, { to: 'play' }],
    ['ArrowRight', false, { to: 'frame', by: 1 }],
    ['ArrowLeft', true, { to: 'frame', by: -10 }],
    ['ArrowUp', false, { to: 'action', way: -1 }],
    [']', false, { to: 'ruling', way: 1 }],
    ['-', false, { to: 'speed', way: -1 }],
    ['=', false, { to: 'speed', way: 1 }],
    ['End', false, { to: 'end' }],
    ['h', false, { to: 'clean' }],
    ['w', false, null],
    ['Tab', false, null],
  ])('%j (Shift: %s) asks for %j', (key, shift, wish) => {
    expect(replayKeyOf({}, press(key, shift))?.wish ?? null).toEqual(wish);
  });

  it('is another one where somebody has chosen so, and the table’s stay as they are', () => {
    const changes = bindKey(ALL, {}, 'replay-play', 'W');
    expect(changes).toEqual({ 'replay-play': ['W'] }); // the table’s W is no clash
    expect(replayKeyOf(changes, press('w'))?.wish).toEqual({ to: 'play' });
    expect(replayKeyOf(changes, press(' '))).toBeNull();
    expect(bindKey(ALL, {}, 'replay-play', 'H')).toEqual({ 'replay-play': ['H'], 'replay-clean': [] });
  });

  it('that stays down goes on frame by frame, but plays and pauses once', () => {
    expect(replayKeyOf({}, press('ArrowRight'), true)?.wish).toEqual({ to: 'frame', by: 1 });
    expect(replayKeyOf({}, press(' '), true)?.wish).toBe('nothing-more');
  });

  it('does something, whichever of them it is', () => {
    const end = {
      scenery: {
        tableM: 1,
        stage: [],
        playRadiusM: 1,
        seatYaws: [],
        pieces: [],
        pads: [],
        top: null,
        footprints: () => [],
        drawPiece: () => null,
      },
      stills: new Map(),
    };
    for (const { wish } of COMMON_KEYS) {
      if (wish.do !== 'replay') continue;
      const viewer = new Viewer({ calls: NO_CALLS, acts: [], end });
      const asked = [
        vi.spyOn(viewer, 'play'),
        vi.spyOn(viewer, 'seek'),
        vi.spyOn(viewer, 'step'),
        vi.spyOn(viewer, 'seekAct'),
        vi.spyOn(viewer, 'seekRuling'),
        vi.spyOn(viewer, 'setSpeed'),
        vi.fn<() => void>(),
      ] as const;
      grant(viewer, wish.wish, asked[6]);
      expect([wish.wish, asked.some((method) => method.mock.calls.length > 0)]).toEqual([wish.wish, true]);
      viewer.free();
    }
  });
});
