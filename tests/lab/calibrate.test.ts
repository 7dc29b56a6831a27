import { describe, expect, it } from 'vitest';
import { chunkOf, jobOf } from '#lab/job.ts';
import { surfaceIn } from '#engine/surfaceFile.ts';
import { findExperiment } from '#lab/registry.ts';
import type { CalibrateAnswer } from '#lab/traction/calibrate/answer.ts';
import type { CalibrateCounts } from '#lab/traction/calibrate/count.ts';
import { inSoak } from '../effort.ts';
import { answered, refusal } from './answered.ts';

/** The answer where these shares of simulated steps hold, by kind and coefficient; nothing is simulated. */
async function supposing(parameters: object, shares: readonly (readonly number[])[]): Promise<CalibrateAnswer> {
  const trials = 1000;
  const job = { format: 'tumbletop/lab-job', version: 1, experiment: 'calibrate', trials, parameters };
  const ready = await jobOf(job, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  const tally = ready.value.prepared.tally();
  const counts: CalibrateCounts = { held: shares.map((row) => row.map((share) => Math.round(trials * share))) };
  const added = tally.add(counts, trials);
  if (!added.ok) throw new Error(added.fault.message);
  return tally.answer()?.keys as CalibrateAnswer;
}

describe('a slope', () => {
  const measured = async (parameters: object) => (await answered<CalibrateAnswer>('calibrate', 1, parameters)).keys;

  it('has the tangent as its coefficient, whichever way it is read', async () => {
    const tilted = await measured({ anglesDeg: [45, 45] });
    const along = await measured({ risesMm: [100, 100], runMm: 100 });
    const onBoard = await measured({ risesMm: [60, 60], lengthMm: 100 });
    expect([tilted.friction, along.friction, onBoard.friction]).toEqual([1, 1, 0.75]);
  });

  it('carries what can be read at all, also where readings agree', async () => {
    const { low, high } = await measured({ anglesDeg: [45, 45, 45], resolution: 1 });
    const half = 1.959964 * 2 * (Math.PI / 180 / Math.sqrt(12)); // the tangent's slope is 2 there
    expect([low, high]).toEqual([expect.closeTo(1 - half, 5), expect.closeTo(1 + half, 5)]);
    const finer = await measured({ anglesDeg: [45, 45, 45], resolution: 0.1 });
    expect((finer.high ?? 0) - (finer.low ?? 0)).toBeCloseTo((2 * half) / 10, 5);
  });

  // tan 23, 24, 25, 24, 25 degrees: mean 0.449510, s 0.017520; with 4 degrees of freedom 2.776 s / sqrt 5
  it('has Student’s interval of its readings', async () => {
    const { friction, low, high, says, surface } = await measured({
      anglesDeg: [23, 24, 25, 24, 25],
      resolution: 0.001,
      name: 'oak table',
    });
    expect(friction).toBeCloseTo(0.44951, 5);
    expect([low, high]).toEqual([expect.closeTo(0.42776, 4), expect.closeTo(0.47126, 4)]);
    expect(says).toBe('The coefficient is 0.450; 95 %: 0.428 to 0.471.');
    expect(surface).toEqual({ name: 'oak table', friction: 0.45, restitution: 0.1, low, high });
  });

  it('gives no interval of a single reading, and says so', async () => {
    const { friction, low, high, says } = await measured({ anglesDeg: [24] });
    expect([friction, low, high]).toEqual([expect.closeTo(0.445229, 6), null, null]);
    expect(says).toContain('one reading shows no spread');
  });

  it('is one trial, as nothing of it is chance', async () => {
    const job = { format: 'tumbletop/lab-job', version: 1, experiment: 'calibrate', parameters: { anglesDeg: [24] } };
    const ready = await jobOf(job, findExperiment);
    expect(ready.ok && ready.value.job.trials).toBe(1);
  });
});

describe('steps by hand', () => {
  const friction = [0.2, 0.6, 1];
  const one = (held: number, of: number, more: object = {}) => ({
    friction,
    steadiness: ['usual'],
    steps: [{ size: 'S', held, of }],
    ...more,
  });
  const LINE = [0, 0.5, 1];

  // the chance is (friction - 0.2) / 0.8, so that the interval is that of 30 of 100 itself: 0.2159 to 0.3942
  it('have the coefficient at which the simulation holds as often', async () => {
    const { friction: found, low, high, fits } = await supposing(one(30, 100), [LINE]);
    expect(fits).toBe(true);
    expect(found).toBeCloseTo(0.2 + 0.8 * 0.3, 2);
    expect(low).toBeCloseTo(0.2 + 0.8 * 0.2159, 2);
    expect(high).toBeCloseTo(0.2 + 0.8 * 0.3942, 2);
  });

  it('are less sure where the hand may be another', async () => {
    const both = one(30, 100, { steadiness: ['usual', 'shaky'] });
    const { low, high } = await supposing(both, [LINE, [0, 0.25, 0.5]]);
    expect(low).toBeCloseTo(0.2 + 0.8 * 0.2159, 2);
    expect(high).toBeCloseTo(0.2 + 1.6 * 0.3942, 2);
  });

  it.each([
    [20, 'All 20 steps held, which gives no coefficient but a bound', '(95 %: 0.927 or more)'],
    [0, 'All 20 steps slipped, which gives no coefficient but a bound', '(95 %: 0.273 or less)'],
  ])('give a bound alone where %i of 20 held, and say what would tell more', async (held, what, bound) => {
    const { friction: found, says, surface } = await supposing(one(held, 20), [LINE]);
    expect([found, surface]).toEqual([null, null]);
    expect(says).toContain(`${what} ${bound}`);
    expect(says).toContain('measure an angle, which always gives a coefficient');
  });

  it('say nothing where they would be the same on any surface', async () => {
    const { friction: found, low, high, says } = await supposing(one(5, 10), [[0.5, 0.5, 0.5]]);
    expect([found, low, high]).toEqual([null, null, null]);
    expect(says).toContain('These 10 steps say nothing');
  });

  it('give no coefficient where none explains them', async () => {
    const steps = [
      { size: 'S', held: 0, of: 30 },
      { size: 'S', grip: 'pinch', held: 30, of: 30 },
    ];
    const {
      friction: found,
      fits,
      says,
    } = await supposing(one(0, 0, { steps }), [
      [0, 1, 1],
      [0, 0, 1],
    ]);
    expect([found, fits]).toEqual([null, false]);
    expect(says).toContain('No coefficient explains these steps');
  });

  inSoak(() => {
    it('that a simulated hand took on a surface lead back to it', async () => {
      const truth = 0.5;
      const kind = { sizes: ['S'], friction: [truth], steadiness: 'shaky' };
      const job = { format: 'tumbletop/lab-job', version: 1, experiment: 'friction', seed: 77, parameters: kind };
      const ready = await jobOf(job, findExperiment);
      if (!ready.ok) throw new Error(ready.fault.message);
      const { loadPhysics } = await import('#sim/physics.ts');
      const of = 16;
      const counted = ready.value.prepared.count(await loadPhysics(), 77, chunkOf({ trials: of, chunk: of }, 0));
      const { cells } = (counted.ok ? counted.value : { cells: [] }) as { cells: readonly { legal: number }[] };
      const held = cells[0]?.legal ?? Number.NaN;
      expect(held).toBeGreaterThan(0);
      expect(held).toBeLessThan(of);
      const { keys } = await answered<CalibrateAnswer>('calibrate', 10, {
        steps: [{ size: 'S', held, of }],
        friction: [0.44, 0.48, 0.5, 0.52, 0.56],
        steadiness: ['shaky'],
      });
      expect(keys.low).toBeLessThan(truth);
      expect(keys.high).toBeGreaterThan(truth);
      expect((keys.high ?? 1) - (keys.low ?? 0)).toBeLessThan(0.2);
    });
  });
});

describe('a measurement is refused with', () => {
  it.each([
    ['nothing measured', {}, '$.parameters is {}; expected a measurement'],
    ['two measurements', { anglesDeg: [20], risesMm: [5] }, '$.parameters.risesMm is [5]; expected only one of'],
    ['a slope that no match has', { anglesDeg: [20, 80] }, '$.parameters.anglesDeg[1] is 80; expected at most 63'],
    ['a rise over nothing', { risesMm: [20] }, '$.parameters.runMm is missing'],
    ['a rise above the board', { risesMm: [20, 99], lengthMm: 90 }, '$.parameters.risesMm[1] is 99'],
    ['more that held than there were', { steps: [{ size: 'S', held: 3, of: 2 }] }, '$.parameters.steps[0].held is 3'],
    ['a name with spaces around it', { anglesDeg: [20], name: ' oak' }, '$.parameters.name is " oak"'],
    [
      'a kind of step twice',
      {
        steps: [
          { size: 'S', held: 1, of: 2 },
          { size: 'S', held: 2, of: 2 },
        ],
      },
      'each kind of step only once',
    ],
  ])('%s', async (_, parameters, said) => expect(await refusal('calibrate', parameters)).toContain(said));
});

describe('the file that is made of a measurement', () => {
  it('is the surface that a match takes, and is none where there is no coefficient', async () => {
    const { made, keys } = await answered<CalibrateAnswer>('calibrate', 1, { anglesDeg: [24, 25, 23], name: 'oak' });
    const surface = surfaceIn(JSON.parse(made?.text ?? ''));
    expect(surface).toEqual({ ok: true, value: keys.surface });
    expect((await answered('rolls', 1, { bodies: ['coin'] })).made).toBeNull();
  });
});
