import { describe, expect, it } from 'vitest';
import { nearPlan, PointCloseUp, scoredAt } from '#app/tables/tug-of-war/scene/pointCloseUp.ts';
import { placesOf } from '#app/tables/tug-of-war/scene/places.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { LONGEST_S, REST_S, STRETCH_S } from '#play/tug-of-war/machines/glide.ts';
import { NO_PLAN } from '#play/tug-of-war/session/plan.ts';
import { setUpBy } from '../../../games/tug-of-war/support.ts';

const STATE: TugOfWarState = { ...setUpBy({}, 1), first: 0, active: 0, phase: { name: 'play' } };
const BEFORE: readonly TugOfWarEvent[] = [];
const POINT: readonly TugOfWarEvent[] = [{ type: 'scored', seat: 0, module: 'race', points: 1 }];

describe('a point', () => {
  it('is seen from near by until its machine has been seen to stand so, then the whole table is', () => {
    let changes = 0;
    const closeUp = new PointCloseUp(() => (changes += 1));
    expect(closeUp.of(BEFORE, false, STATE)).toBe(null);
    const box = closeUp.of(POINT, false, STATE);
    expect(box).toHaveLength(8);
    expect([closeUp.scored, closeUp.from]).toEqual(['race', 'above']); // it lies flat: its figures are read from there
    for (let passedS = 0; passedS < STRETCH_S + REST_S; passedS += LONGEST_S) closeUp.advance(1); // a slow picture
    expect(closeUp.of(POINT, false, STATE)).toBe(box);
    for (let passedS = 0; passedS < 1; passedS += LONGEST_S) closeUp.advance(1);
    expect(closeUp.of(POINT, false, STATE)).toBe(null);
    expect([closeUp.scored, changes]).toEqual([null, 1]);
  });

  it('stays in sight where it wins the match', () => {
    const over: TugOfWarState = { ...STATE, outcome: { winner: 0, by: 'modules' } };
    let changes = 0;
    const closeUp = new PointCloseUp(() => (changes += 1));
    closeUp.of(BEFORE, false, STATE);
    const box = closeUp.of(POINT, false, over);
    for (let passedS = 0; passedS < STRETCH_S + REST_S + 1; passedS += LONGEST_S) closeUp.advance(1);
    expect(closeUp.of(POINT, false, over)).toBe(box);
    expect([closeUp.scored, changes, closeUp.advance(1)]).toEqual(['race', 0, false]);
    closeUp.of(BEFORE, false, STATE); // taken back
    expect(closeUp.scored).toBeNull();
  });

  it('is not, where less motion is wanted, nor in a match that is opened', () => {
    const closeUp = new PointCloseUp(() => undefined);
    expect(closeUp.of(POINT, false, STATE)).toBe(null);
    closeUp.of(BEFORE, false, STATE);
    expect(closeUp.of(POINT, true, STATE)).toBe(null);
  });

  it('is made by whoever has the higher conker, and by nobody where they are level', () => {
    const released = (scorer: 0 | null): TugOfWarEvent => ({ type: 'released', heights: [3, 2], scorer, points: 1 });
    expect([scoredAt([released(0)]), scoredAt([released(null)])]).toEqual(['conker', null]);
  });
});

describe('a plan', () => {
  const laid = [{ card: 1, aim: null }] as const;

  it('at the Path or the Rope is made from near by, once a card is laid there', () => {
    for (const module of ['path', 'rope'] as const) {
      expect(nearPlan(STATE, { ...NO_PLAN, module })).toBe(null);
      expect(nearPlan(STATE, { ...NO_PLAN, module, laid })).toHaveLength(8);
    }
    expect(nearPlan(STATE, { ...NO_PLAN, module: 'clock', laid })).toBe(null);
  });
});

it('a pull of the Rope is seen from near by, too, on the side of whoever pulls', () => {
  const middle = (seat: 0 | 1): number => {
    const closeUp = new PointCloseUp(() => undefined);
    closeUp.of(BEFORE, false, STATE);
    const pull: TugOfWarEvent = { type: 'played', seat, module: 'rope', cards: [1], aims: [], option: null };
    const xs = (closeUp.of([pull], false, STATE) ?? []).map(({ x }) => x);
    return (Math.min(...xs) + Math.max(...xs)) / 2 - placesOf(STATE).grounds.rope.x;
  };
  expect(Math.sign(middle(0))).toBe(-1);
  expect(Math.sign(middle(1))).toBe(1);
});
