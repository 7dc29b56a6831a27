import { describe, expect, it } from 'vitest';
import { mergePool, poolCounts } from '#lab/pool/count.ts';
import { readingOf, type Chances } from '#lab/pool/readings.ts';
import { jobOf } from '#lab/job.ts';
import type { PoolAnswer } from '#lab/pool/answer.ts';
import { findExperiment } from '#lab/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { runs } from '../effort.ts';

const physics = await loadPhysics();
const fair = (sides: number): Chances => new Map(Array.from({ length: sides }, (_, i) => [String(i + 1), 1 / sides]));
const loaded: Chances = new Map([
  ['1', 0.5],
  ['2', 0.25],
  ['6', 0.25],
]);

const reading = (id: string) => readingOf(id) ?? expect.fail(id);
const chance = (id: string, dice: readonly Chances[], value: number): number =>
  reading(id).independent(dice).get(value) ?? 0;

/** All throws of independent dice, one by one. */
function counted(id: string, dice: readonly Chances[]): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  const go = (i: number, outcomes: readonly string[], p: number): void => {
    const die = dice[i];
    if (die !== undefined) {
      for (const [face, own] of die) go(i + 1, [...outcomes, face], p * own);
      return;
    }
    const value = reading(id).of(outcomes) ?? expect.fail();
    all.set(value, (all.get(value) ?? 0) + p);
  };
  go(0, [], 1);
  return all;
}

describe('what is read off a pool', () => {
  it.each([
    ['sum', 7, 6 / 36],
    ['sum', 2, 1 / 36],
    ['highest', 6, 11 / 36],
    ['lowest', 6, 1 / 36],
    ['doubles', 1, 6 / 36],
    ['count=6', 2, 1 / 36],
    ['atLeast=5', 1, 16 / 36],
  ])('%s of two fair dice is %i as often as textbooks say', (id, value, share) => {
    expect(chance(id, [fair(6), fair(6)], value)).toBeCloseTo(share, 12);
  });

  it.each(['sum', 'highest', 'lowest', 'doubles', 'count=2', 'atLeast=2'])(
    '%s of unlike dice is what all their throws one by one come to',
    (id) => {
      const dice = [fair(4), loaded, fair(8), loaded];
      const one = counted(id, dice);
      expect(reading(id).independent(dice).size).toBe(one.size);
      for (const [value, share] of one) expect(chance(id, dice, value), `${value}`).toBeCloseTo(share, 12);
    },
  );

  it('is nothing where a face is no number, but for faces that are counted', () => {
    expect(reading('sum').of(['6', 'cocked'])).toBeNull();
    expect(reading('count=cocked').of(['6', 'cocked'])).toBe(1);
    expect(reading('atLeast=5').of(['6', 'cocked'])).toBe(1);
  });

  it.each(['sums', 'count=', 'atLeast=x', ''])('is nothing by the name %o', (id) => expect(readingOf(id)).toBeNull());
});

describe('lab pool', () => {
  const JOB = { format: 'tumbletop/lab-job', version: 1, experiment: 'pool' };

  it('throws dice that meet, and adds up whatever its chunks are', async () => {
    const trials = runs(120, 400);
    const ready = await jobOf(
      { ...JOB, trials, parameters: { bodies: ['d6', 'd6'], read: ['sum', 'doubles'] } },
      findExperiment,
    );
    if (!ready.ok) throw new Error(ready.fault.message);
    const { prepared, job } = ready.value;
    const part = (first: number, end: number) => {
      const counts = prepared.count(physics, job.seed, { first, end });
      return poolCounts.parse(counts.ok ? counts.value : null);
    };
    const whole = part(0, trials);
    expect(mergePool(part(0, 50), part(50, trials))).toEqual(whole);
    const tally = prepared.tally();
    tally.add(whole, trials);
    const answer = tally.answer()?.keys as PoolAnswer;
    expect(answer.rolls).toBeGreaterThan(trials * 0.9);
    for (const { values, mean, independentMean, unread } of answer.readings) {
      expect(values.reduce((sum, { count }) => sum + count, 0) + unread).toBe(answer.rolls);
      expect(values.reduce((sum, { independent }) => sum + independent, 0)).toBeCloseTo(1, 4);
      expect(Math.abs(mean - independentMean)).toBeLessThan(0.5);
    }
    expect(Math.abs((answer.readings[0]?.mean ?? 0) - 7)).toBeLessThan(0.8);
  });
});
