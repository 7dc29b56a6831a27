import { beforeAll, describe, expect, test } from 'vitest';
import { Ear } from '#app/tables/traction/sound/ear.ts';
import { type Heard, type Strike, strikeGain } from '#app/audio/heard.ts';
import { stepPoses, type Hand } from '#sim/assist/assist.ts';
import { playGesture, playPush, playSteps } from '#sim/perform.ts';
import type { Performance } from '#sim/performance.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { sessionAtTable, untilStill } from '../session/sessionAtTable.ts';
import {
  heardOf,
  layoutOn,
  MOVER,
  PAD_UNDER_IT,
  scrapesOf,
  standing,
  strikesOf,
  surface,
} from '../../../audio/listening.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const step = (hand: Hand) => (performance: Performance) =>
  playSteps(performance, [{ corner: 'A', swivelDeg: 90 }], hand, () => true);
const push = (byMm: number) => (performance: Performance) => playPush(performance, byMm, 0);

/** Held by its tip and pulled aside until it falls. */
function topple(performance: Performance): void {
  const poses = stepPoses(pyramidOf(performance.piece), 'finger', performance.here(), 'A');
  const way = Array.from({ length: 120 }, (_, i) => poses(0.01 * i, 0));
  playGesture(performance, {
    piece: performance.piece,
    grip: 'finger',
    strokes: [{ corner: 'A', samples: [performance.here(), ...way] }],
  });
}

const audible = (strikes: readonly Strike[]): Strike[] => strikes.filter((strike) => strikeGain(strike) > 0);
const loudest = (heard: readonly Heard[]): number => Math.max(0, ...strikesOf(heard).map(({ impulse }) => impulse));

describe('an ear at the table', () => {
  test('hears a piece being set down on the surface it is set down on', () => {
    const strikes = audible(strikesOf(heardOf(physics, layoutOn(surface('felt')), 'finger', step('natural'))));
    expect(strikes.length).toBeGreaterThan(0);
    expect(new Set(strikes.map(({ ground }) => ground))).toEqual(new Set(['felt']));
    expect(new Set(strikes.map(({ way, struck }) => `${way} ${struck}`))).toEqual(new Set(['corner null']));
  });

  test('hears a brisk hand set a piece down harder than a careful one', () => {
    const [careful = 0, brisk = 0] = (['careful', 'brisk'] as const).map((hand) =>
      loudest(heardOf(physics, layoutOn(surface('felt')), 'finger', step(hand))),
    );
    expect(brisk).toBeGreaterThan(careful);
  });

  test('hears the card of a pad instead of what is under it', () => {
    const strikes = audible(
      strikesOf(heardOf(physics, layoutOn(surface('glass'), [], PAD_UNDER_IT), 'finger', step('natural'))),
    );
    expect(new Set(strikes.map(({ ground }) => ground))).toEqual(new Set(['pad']));
  });

  test('hears a surface of one’s own as a plain board', () => {
    const strikes = audible(
      strikesOf(
        heardOf(physics, layoutOn({ id: 'custom', friction: 0.7, restitution: 0.1 }), 'finger', step('natural')),
      ),
    );
    expect(new Set(strikes.map(({ ground }) => ground))).toEqual(new Set(['custom']));
  });

  test('hears a corner that slips, and none that holds', () => {
    expect(scrapesOf(heardOf(physics, layoutOn(surface('glass')), 'finger', step('natural'))).length).toBeGreaterThan(
      5,
    );
    expect(scrapesOf(heardOf(physics, layoutOn(surface('mousepad')), 'finger', step('natural')))).toEqual([]);
  });

  test('hears plastic on plastic where two pieces meet, and what is shoved slide', () => {
    const heard = heardOf(physics, layoutOn(surface('formica'), [standing('1-S1', 30, 0)]), 'push', push(30));
    const knocks = audible(strikesOf(heard)).filter(({ ground }) => ground === 'plastic');
    expect(knocks.length).toBeGreaterThan(0);
    expect(knocks[0]).toMatchObject({ striker: { sizeM: 0.0254 }, struck: { sizeM: 0.0142875 } });
    expect(scrapesOf(heard).every(({ ground, speed }) => ground === 'formica' && speed < 1)).toBe(true);
    expect(scrapesOf(heard).length).toBeGreaterThan(5);
  });

  test('hears nothing of pieces that touched before', () => {
    const heard = heardOf(physics, layoutOn(surface('felt'), [standing('1-L1', 25.4, 0)]), 'finger', (performance) =>
      performance.finish(),
    );
    expect(heard).toEqual([]);
  });

  test('hears a piece that topples strike with its side, and harder than one that is set down', () => {
    const heard = heardOf(physics, layoutOn(surface('felt')), 'finger', topple);
    const sides = strikesOf(heard).filter(({ way }) => way === 'side');
    expect(sides).not.toEqual([]);
    expect(loudest(sides)).toBeGreaterThan(
      3 * loudest(heardOf(physics, layoutOn(surface('felt')), 'finger', step('natural'))),
    );
  });

  test('hears a set-down too gentle to be measured all the same', () => {
    const still = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0, z: 0, w: 1 } };
    const event = {
      type: 'set-down',
      tick: 9,
      corner: 'A',
      pivotSlipMm: 0,
      swivelDeg: 9,
      travelMm: 9,
      highestTiltDeg: 9,
    } as never;
    const heard = new Ear().hear({
      layout: layoutOn(surface('felt')),
      mover: MOVER,
      events: [event],
      pieces: new Map([[MOVER, { before: still, after: still }]]),
    });
    expect(audible(strikesOf(heard))).toHaveLength(1);
  });

  test('hears nothing of a piece that is put somewhere else, nor of one beyond the edge', () => {
    const at = (x: number, y: number) => ({ position: { x, y, z: 0 }, rotation: { x: 0, y: 0, z: 0, w: 1 } });
    const hear = (before: ReturnType<typeof at>, after: ReturnType<typeof at>): Heard[] =>
      new Ear().hear({
        layout: layoutOn(surface('felt')),
        mover: MOVER,
        events: [],
        pieces: new Map([[MOVER, { before, after }]]),
      });
    expect(hear(at(0, 0.002), at(0, 0))).not.toEqual([]);
    expect(hear(at(0.4, 0.06), at(0, 0))).toEqual([]);
    expect(hear(at(3, 0.002), at(3, 0))).toEqual([]);
  });
});

test('a match sounds the same when it is played again', async () => {
  const session = await sessionAtTable();
  const ear = new Ear();
  const live: Heard[] = [];
  session.onTick((news) => live.push(...ear.hear(news)));
  const before = session.store.getState().match?.state;
  session.commands.typeMove('walk M1 C 90');
  untilStill(session);
  const action = session.store.getState().match?.log.at(-1)?.action;
  if (!before || action?.do !== 'walk') throw new Error('no walk was played');
  const { tableMm, surface: on, pads, pieces } = before;
  const again = heardOf(
    physics,
    { tableMm, surface: on, pads, pieces },
    action.gesture.grip,
    (performance) => playGesture(performance, action.gesture),
    action.piece,
  );
  expect(live.length).toBeGreaterThan(0);
  expect(again).toEqual(live);
});

test('whoever listens changes nothing, and hears nothing more once they stop', async () => {
  const hashes: (string | null)[] = [];
  for (const listens of [false, true]) {
    const session = await sessionAtTable({ pace: 'at-once' });
    let ticks = 0;
    const stop = listens ? session.onTick(() => (ticks += 1)) : () => undefined;
    session.commands.typeMove('walk M1 C 90');
    untilStill(session);
    hashes.push(session.store.getState().bodyHash);
    expect(ticks > 100).toBe(listens);
    stop();
    const heard = ticks;
    session.commands.typeMove('walk S1 D 90');
    untilStill(session);
    expect(ticks).toBe(heard);
  }
  expect(hashes[0]).toBe(hashes[1]);
});
