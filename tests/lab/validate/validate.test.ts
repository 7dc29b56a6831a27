import { describe, expect, it } from 'vitest';
import { jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { setupsOf } from '#lab/rolls/count.ts';
import { outcomeAlone } from '#lab/rolls/outcomes.ts';
import { bodiesOf, rollsParameters } from '#lab/rolls/parameters.ts';
import type { ValidateAnswer } from '#lab/validate/answer.ts';
import { atMost, knownLimit, verified, within, withinShare, type Validation } from '#lab/validate/validation.ts';
import { loadPhysics } from '#sim/physics.ts';
import { answered, refusal } from '../answered.ts';

const physics = await loadPhysics();

const JOB = { format: 'tumbletop/lab-job', version: 1, experiment: 'validate' };

const truck = { parts: ['truck'], ticksHz: [240], stepHz: 4000 };

describe('theory beside the simulation', () => {
  it('is measured row by row, each with its error, its bar and its settings', async () => {
    const { keys, table, says } = await answered<ValidateAnswer>('validate', 7, {
      parts: ['theory'],
      themes: ['fall'],
    });
    const [first] = keys.theory;
    expect(first).toMatchObject({ theme: 'fall', unit: 'm/s', expected: 1.962, in: 'share', bar: 1e-4, holds: true });
    expect(first?.settings).not.toBe('');
    expect(Math.abs(first?.error ?? 1)).toBeLessThan(1e-4);
    expect(keys.theory.every(({ holds }) => holds)).toBe(true);
    expect(table.rows).toHaveLength(7);
    expect(says).toBe('6 of 6 comparisons with theory are within their bars, 1 of 1 known limits as they are known.');
  });

  it('says of rows to which the job had too few trials that they were not measured', async () => {
    const { keys, says } = await answered<ValidateAnswer>('validate', 2, { parts: ['theory'], themes: ['fall'] });
    expect(keys.theory.map(({ holds }) => holds)).toEqual([true, true, null, null, null, null, null]);
    expect(says).toContain('5 were not measured');
  });

  it('goes on for a precision until every row is measured', async () => {
    const parameters = { parts: ['theory'], themes: ['fall'] };
    const ready = await jobOf({ ...JOB, parameters }, findExperiment);
    if (!ready.ok) throw new Error(ready.fault.message);
    const tally = ready.value.prepared.tally();
    const nothing = { measured: [], rolled: [], unsettled: [], hand: [], pairs: [] };
    tally.add(nothing, 6);
    expect(tally.halfWidth()).toBe(1);
    tally.add(nothing, 1);
    expect(tally.halfWidth()).toBe(0);
  });

  it.each<[string, Validation['tolerance'], number, boolean]>([
    ['a difference within the bar', within(0.5), 10.4, true],
    ['a difference beyond it', within(0.5), 9.4, false],
    ['a share within the bar', withinShare(0.05), 10.4, true],
    ['a share beyond it', withinShare(0.05), 9.4, false],
    ['a figure that may fall short, and does', atMost(0.5), 2, true],
    ['one that may, and exceeds its bar', atMost(0.5), 10.6, false],
    ['a limit as it is known', knownLimit(11, 12), 11.5, true],
    ['a limit that has changed for the better', knownLimit(11, 12), 10, false],
    ['a figure that is none', within(0.5), Number.NaN, false],
  ])('holds or not: %s', (_, tolerance, measured, holds) => {
    const row = { name: '', settings: '', unit: '', theory: 10, tolerance, measure: () => measured };
    expect(verified(row, measured).holds).toBe(holds);
  });
});

describe('the truck and the dice', () => {
  it('are counted the same however the trials are split', async () => {
    const ready = await jobOf({ ...JOB, parameters: truck }, findExperiment);
    if (!ready.ok) throw new Error(ready.fault.message);
    const counts = (...chunks: readonly (readonly [number, number])[]) => {
      const tally = ready.value.prepared.tally();
      for (const [first, end] of chunks) {
        const counted = ready.value.prepared.count(physics, 7, { first, end });
        tally.add(counted.ok ? counted.value : null, end - first);
      }
      return tally.counts();
    };
    expect(counts([0, 1], [1, 4])).toEqual(counts([0, 4]));
  });

  it('come to lie in the arena as the throws of lab rolls do, each in a world of its own', async () => {
    const rolls = rollsParameters.parse({ bodies: ['truck'] });
    const bodies = bodiesOf(rolls);
    const lying = Array.from({ length: 8 }, (_, trial) =>
      outcomeAlone(physics, setupsOf(rolls, bodies, 1)(trial), bodies),
    );
    const onWheels = lying.filter((outcome) => outcome?.[0] === 'wheels').length;
    const { keys } = await answered<ValidateAnswer>('validate', 8, truck);
    const [arena] = keys.truck;
    expect(arena).toMatchObject({ name: 'ours at 1/240 s, in the arena', hits: onWheels });
    expect(arena?.hits).toBeGreaterThan(0);
    expect(arena?.hits).toBeLessThan(8);
  });

  it('are told with published shares, other engines and a verdict, and drawn', async () => {
    const { keys, plots, says } = await answered<ValidateAnswer>('validate', 6, {
      parts: ['dice', 'truck'],
      ticksHz: [480],
      stepHz: 4000,
    });
    const flat = keys.dice[0];
    expect(flat?.published.share).toBeCloseTo(304 / 332, 5);
    expect(flat?.ours.share).toBeGreaterThan(0.5);
    expect(flat?.integrator?.share).toBeGreaterThan(0.5);
    expect(keys.dice.at(-1)?.ours.share).toBeLessThan(0.4);
    expect(keys.even.map(({ body }) => body)).toEqual(['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'coin']);
    expect(keys.counted[0]?.published.share).toBeCloseTo(0.3377, 4);
    expect(keys.truck.map(({ name }) => name)).toEqual([
      'ours at 1/240 s, in the arena',
      'ours at 1/240 s',
      'ours at 1/480 s',
      'integrator, steps of 1/4000 s',
      'integrator, steps of 1/2000 s',
    ]);
    expect(keys.others.map(({ name }) => name)).toEqual(['Jolt 1.1.0', 'PhysX 5.6.1']);
    expect(says).toContain('The integrator, which knows no engine');
    expect(plots.map(({ id }) => id)).toEqual(['dice', 'truck']);
  });
});

describe('a job of it is refused', () => {
  it.each([
    ['with a part that there is not', { parts: ['moon'] }, '$.parameters.parts[0] is "moon"'],
    ['with a theme that there is not', { themes: ['moon'] }, '$.parameters.themes[0] is "moon"; expected one of slip'],
    ['with ticks that are no part of the usual', { ticksHz: [300] }, '$.parameters.ticksHz[0] is 300; expected one of'],
    ['with steps too long to solve anything', { stepHz: 10 }, '$.parameters.stepHz is 10'],
  ])('%s', async (_, parameters, said) => {
    expect(await refusal('validate', parameters)).toContain(said);
  });
});
