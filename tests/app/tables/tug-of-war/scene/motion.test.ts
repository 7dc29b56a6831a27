import { describe, expect, it } from 'vitest';
import { clashS, SWING_S, swungAt } from '#play/tug-of-war/machines/conkerSwing.ts';
import { along, stopsOf, STRETCH_S } from '#play/tug-of-war/machines/glide.ts';
import { stoodAs } from '#app/tables/tug-of-war/scene/machines/machine.ts';
import { pushesFrom } from '#app/tables/tug-of-war/scene/machines/mazePushes.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { act, at } from '../../../../games/tug-of-war/support.ts';

describe('a thing on its way', () => {
  const way = (...stops: readonly number[]) => stops.map((stop) => [stop]);

  it('begins where it was and ends where the rules put it', () => {
    const stops = way(2, 7);
    expect(along({ stops, age: 0 }, 1)).toMatchObject({ values: [2], over: false });
    expect(along({ stops, age: 1 }, 1)).toMatchObject({ values: [7], over: true });
    expect(along({ stops, age: 60 }, 1)).toMatchObject({ values: [7], over: true });
  });

  it('comes by where it stood before a point reset it, and rests there', () => {
    const stops = stopsOf([10], [[13]], [0]);
    const seen = Array.from({ length: 300 }, (_, i) => along({ stops, age: i / 100 }, STRETCH_S).values[0] ?? 0);
    expect(Math.max(...seen)).toBe(13);
    expect(seen.filter((value) => value === 13).length).toBeGreaterThan(20);
    expect(seen.at(-1)).toBe(0);
  });

  it('is seen even where its way leads back to where it began', () => {
    expect(stopsOf([0], [[8]], [0])).toEqual(way(0, 8, 0));
    expect(stopsOf([0], [], [0])).toEqual(way(0));
  });

  it('does not stop twice at one place', () => {
    expect(stopsOf([0], [[0], [4]], [4])).toEqual(way(0, 4));
  });
});

describe('a machine that is reset by a point', () => {
  const events = (state: TugOfWarState, line: string) => act(state, line).events;

  it.each([
    ['clock', at({ hands: [[3, 5], [1]] }), '0 clock 3 5', { filled: 8 }],
    ['race', at({ hands: [[3], [1]], race: { at: [10, 4] } }), '0 race 3', { at: [13, 4] }],
    ['rope', at({ hands: [[3], [1]], rope: { pulled: 16 } }), '0 rope 3', { pulled: 18 }],
    ['collation', at({ hands: [[4, 1], [1]], collation: { taken: [10, 8] } }), '0 collation 4', { taken: [14, 8] }],
  ] as const)('%s is seen as the cards left it', (id, state, line, stood) => {
    expect(stoodAs(events(state, line), id)).toEqual(stood);
  });

  it('is seen nowhere else when another one was played at', () => {
    expect(stoodAs(events(at(), '0 race 1'), 'rope')).toBe(null);
  });

  it('has the square of the Maze stop wherever a push ended', () => {
    const { events: came } = act(at({ hands: [[1, 1], [1]] }, { set: 'death' }), '0 maze 1 right 1 up');
    expect(pushesFrom([4, 4], came)).toEqual([
      [4, 6],
      [3, 6],
    ]);
    expect(pushesFrom([4, 4], events(at(), '0 race 1'))).toEqual([]);
  });
});

describe('released conkers', () => {
  it('fall from where they were pulled to, meet, and come to hang', () => {
    expect(swungAt(0)).toBe(1);
    expect(swungAt(clashS)).toBeCloseTo(0);
    expect(swungAt(SWING_S)).toBeLessThan(0.03);
  });

  it('never swing through each other, nor farther than they came from', () => {
    for (let t = 0; t <= SWING_S; t += 0.01) {
      expect(swungAt(t)).toBeGreaterThanOrEqual(0);
      expect(swungAt(t)).toBeLessThanOrEqual(1);
    }
  });
});
