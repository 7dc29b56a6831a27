import { describe, expect, it } from 'vitest';
import { playByOdds, type Step } from '#bots/truck-off/byOdds.ts';
import { faceOf, meanFace } from '#bots/truck-off/odds.ts';
import { meanShare, moneyAtEnd } from '#bots/truck-off/pay.ts';
import { policyOf } from '#bots/truck-off/policies.ts';
import { sketchOf } from '#bots/truck-off/sketch.ts';
import { chooseDice } from '#bots/truck-off/tieChoice.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { readOwnDie } from '#lab/rolls/readOwnDie.ts';
import { boxFile, loaded, SIX } from '../../engine/ownDie/bodies.ts';
import { begun, must } from '../../games/truck-off/support.ts';
import { planFor } from './support.ts';

/** A coin of a die: its sides are 20 and 19. */
const rich = must(readOwnDie(boxFile(SIX.map(([, normal], i) => [i % 2 === 0 ? '20' : '19', normal] as const)), 20));

describe('computers with own dice', () => {
  it('play twenty matches to an end, and draw nothing that is not on them', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const steps: Step[] = [];
      const policies = ['careless', 'steady', 'keen'].map(policyOf);
      const end = must(playByOdds(planFor(3, seed, { dice: { d20: rich } }), policies, (step) => steps.push(step)));
      expect(end.outcome).not.toBeNull();
      const shown = steps.flatMap(({ state }) => state.venues.flatMap(({ sides, die }) => (sides === 20 ? [die] : [])));
      expect(shown.filter((die) => die !== null && die !== 19 && die !== 20)).toEqual([]);
    }
  }, 120_000);

  it('draw its numbers as often as by geometry', () => {
    const options = { ...STANDARD_OPTIONS, dice: { d6: loaded() } };
    const drawn = Array.from({ length: 10_000 }, (_, i) => faceOf(options, 6, () => i / 10_000));
    const share = (face: number): number => drawn.filter((one) => one === face).length / drawn.length;
    expect(share(5)).toBeGreaterThan(share(2));
    expect(share(1)).toBeCloseTo(1 / 6, 2);
  });

  it('expect of a venue what its own die pays in the mean', () => {
    const at20 = (dice?: object): number => {
      const state = begun(3, dice === undefined ? {} : { dice });
      const trucks = state.trucks.map((truck) => (truck.id === '0-20' ? { ...truck, at: 20 as const } : truck));
      return moneyAtEnd(sketchOf({ ...state, trucks }))[0] ?? 0;
    };
    expect(at20()).toBe(meanShare(20, 0, 1));
    expect(at20({ d20: rich })).toBeCloseTo(19.5, 1);
    expect(meanFace(20, null)).toBe(10.5);
  });

  it('break a tie with the set whose numbers are higher in the mean', () => {
    const set = (dice: object, chance: number): unknown => {
      const { move, reason } = chooseDice(begun(3, { dice }), 0, () => chance);
      return [move.set, reason.code];
    };
    for (const chance of [0.1, 0.9]) {
      expect(set({ d20: rich }, chance)).toEqual(['d4-d6-d20', 'better-dice']);
      expect(set({ d20: loaded() }, chance)).toEqual(['d8-d10-d12', 'better-dice']);
    }
    expect([set({}, 0.1), set({}, 0.9)]).toEqual([
      ['d4-d6-d20', 'tie-dice'],
      ['d8-d10-d12', 'tie-dice'],
    ]);
  });
});
