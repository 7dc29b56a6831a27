import { describe, expect, it } from 'vitest';
import { thoughtOut } from '#bots/bot.ts';
import { isValued, valuing } from '#bots/trexlands/analysis.ts';
import { playByOdds, type Step } from '#bots/trexlands/byOdds.ts';
import { policyOf } from '#bots/trexlands/policies.ts';
import { SCALE } from '#bots/trexlands/scale.ts';
import { turningPoints, valueFor, type ActionValue } from '#bots/turningPoints.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

function stepsOf(seed: number): readonly Step[] {
  const seats = ['a', 'b'].map((name, colour) => ({ name, colour, kind: 'bot' as const }));
  const steps: Step[] = [];
  const plan = { build: 'any', tickHz: 240, seed, seats, setup: { options: STANDARD_OPTIONS } };
  const played = playByOdds(plan, [policyOf('careless'), policyOf('steady')], (step) => steps.push(step));
  if (!played.ok) throw new Error(played.fault.message);
  return steps;
}

const valueOf = ({ before, action, state }: Step): ActionValue | null =>
  thoughtOut(valuing({ before, action, after: state }));

const STEPS = stepsOf(2);

describe('the value of an action', () => {
  it('is that of choices in turns and of rolls of battles, and of nothing else', () => {
    const valued = STEPS.filter(isValued);
    expect(valued.length).toBeGreaterThan(20);
    expect(new Set(valued.map(({ before }) => before.phase.name))).toEqual(new Set(['move']));
    const other = STEPS.find((step) => !isValued(step));
    expect(other && valueOf(other)).toBeNull();
  });

  it('is a chance, never better for what was chosen than for the best choice', () => {
    for (const value of STEPS.map(valueOf)) {
      if (value === null) continue;
      expect(value.best).toBeGreaterThanOrEqual(0);
      expect(value.best).toBeLessThanOrEqual(1);
      expect(Number.isFinite(value.left ?? 0)).toBe(true);
      if (value.byChance !== true && value.left !== null) expect(value.left).toBeLessThanOrEqual(value.best);
    }
  });

  it('is known for a stack by the next choice of the turn', () => {
    const stack = STEPS.find(({ action }) => action.do === 'stack');
    expect(stack && valueOf(stack)?.left).toBeNull();
  });

  it('of a roll is told for the seat that it was against', () => {
    const rolls = STEPS.filter((step) => step.action.do === 'roll').flatMap((step) => valueOf(step) ?? []);
    expect(rolls.length).toBeGreaterThan(0);
    for (const { best, left, byChance } of rolls) {
      expect(byChance).toBe(true);
      expect(best).toBeGreaterThanOrEqual((left ?? best) - 0.02); // for the other side it may be as good
    }
  });

  it('is the same whatever lies where the seat cannot see it', () => {
    const hidden = (state: TrexlandsState): TrexlandsState => ({
      ...state,
      publicDeck: state.publicDeck.toReversed(),
    });
    const step = STEPS.filter(isValued)[10];
    if (step === undefined) throw new Error('there are more than ten');
    expect(valueOf({ ...step, before: hidden(step.before), state: hidden(step.state) })).toEqual(valueOf(step));
  });
});

describe('turning points of Trexlands', () => {
  it('are told for choices and for rolls, and tell them apart', () => {
    const seat = STEPS[0] && (0 as ActionValue['seat']);
    if (seat === undefined) throw new Error('there is a match');
    const values: ActionValue[] = [
      { seat, best: 0.6, left: 0.3 },
      { seat, best: 0.5, left: 0.2, byChance: true },
      { seat, best: 0.5, left: 0.48 },
    ];
    expect(turningPoints(values, SCALE).map(({ action, byChance }) => [action, byChance])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(valueFor(1, { seat, best: 0.6 }, SCALE)).toBeCloseTo(0.4);
  });
});
