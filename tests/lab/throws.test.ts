import { describe, expect, it } from 'vitest';
import { seedRandom } from '#engine/random.ts';
import { countUp, groundOf } from '#games/trexlands/bestThrow/chance.ts';
import { FREE, SHAKEN } from '#games/trexlands/bestThrow/ways.ts';
import { trialSeed } from '#lab/chance.ts';
import { chunkOf, jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { resultOf } from '#lab/result.ts';
import { carryOut } from '#lab/run.ts';
import { differenceOf } from '#lab/statistics/difference.ts';
import { throwsAnswer, type ThrowsAnswer } from '#lab/trexlands/throws/answer.ts';
import { knobsOf } from '#lab/trexlands/throws/knobs.ts';
import { throwsParameters } from '#lab/trexlands/throws/parameters.ts';
import { restart, type RestartCounts } from '#lab/trexlands/throws/restart.ts';
import { loadPhysics } from '#sim/physics.ts';
import { answered, refusal } from './answered.ts';

const physics = await loadPhysics();

const KNOBS: RestartCounts['knobs'] = {
  at: [0, 2_000_000, 0],
  velocity: [0, -10_000, 0],
  rate: 200_000,
  axis: [10_000, 0, 0],
  turned: [0, 0, 0, 10_000],
};
const FEW = { begins: 1, look: 2, steps: 1, closer: 4, confirm: 8 };

const found = (picked: number, up: readonly number[], standard: number): RestartCounts => ({
  knobs: KNOBS,
  picked,
  up: [...up],
  standard,
});
const toldOf = (parameters: object, restarts: readonly RestartCounts[]): ThrowsAnswer =>
  throwsAnswer(throwsParameters.parse(parameters), { restarts: [...restarts] }, restarts.length);

describe('the difference of two shares', () => {
  it.each([
    // R. Newcombe (1998), table II, method 10
    [[56, 70], [48, 80], 0.0524, 0.3339],
    [[9, 10], [3, 10], 0.1705, 0.809],
    [[10, 10], [0, 20], 0.6791, 1],
    [[5, 56], [0, 29], -0.0381, 0.1926],
  ] as const)('%j less %j lies where R. Newcombe says', (first, second, low, high) => {
    const told = differenceOf(first, second);
    expect(told.difference).toBeCloseTo(first[0] / first[1] - second[0] / second[1], 12);
    expect(told.low).toBeCloseTo(low, 4);
    expect(told.high).toBeCloseTo(high, 4);
  });
});

describe('the best of all restarts', () => {
  it('is told by other rolls than those that picked it, beside the standard throws of all', () => {
    const { best, standard, restarts } = toldOf({ confirm: 100, scatters: [0, 1] }, [
      found(40, [90, 80], 30),
      found(45, [50, 40], 50),
    ]);
    expect(best).toMatchObject({ restart: 2, thrown: { atMm: [0, 200, 0], velocityMmS: [0, -1000, 0] } });
    expect(best.thrown.spinDegS).toBeCloseTo((20 * 180) / Math.PI, 2);
    expect(best.robustness).toMatchObject([
      { scatter: 0, share: 0.5, low: 0.403832, high: 0.596168, over: { difference: 0.1 } },
      { scatter: 1, share: 0.4, over: { difference: 0 } },
    ]);
    expect(standard).toMatchObject({ share: 0.4, rolls: 200 });
    expect(restarts.map(({ share }) => share)).toEqual([0.4, 0.45]);
  });

  it('has the axis and the orientation only where a hand chooses them', () => {
    expect(toldOf({ scatters: [0] }, [found(1, [1], 1)]).best.thrown).not.toHaveProperty('quaternion');
    const { thrown, robustness } = toldOf({ kind: 'free', scatters: [0] }, [found(1, [1], 1)]).best;
    expect(robustness).toHaveLength(1);
    expect(thrown).toMatchObject({ quaternion: [0, 0, 0, 1], spinDegS: [1145.92, 0, 0] });
  });

  it.each([
    ['within', 4100, 4000], // 1 point, -1.2 to 3.2
    ['over', 5500, 4000], // 15 points, 12.8 to 17.2
    ['open', 5000, 4000],
  ])('is %s what TX-64 allows, by the interval of the steadiest hand', (verdict, up, standard) => {
    const parameters = { confirm: 10_000, scatters: [2, 0] };
    const restarts = [found(1, [9000, up], standard)];
    expect(toldOf(parameters, restarts).best.verdict).toBe(verdict);
    expect(toldOf({ ...parameters, kind: 'free' }, restarts).best.verdict).toBeNull();
  });
});

describe('a restart of the search', () => {
  it('finds nothing that a hand may not throw, and rolls what it tells', () => {
    const ground = groundOf(physics, 'dune');
    const trial = 40; // later ones than the first do not begin at a corner of the limits, which is a round number
    for (const kind of [SHAKEN, FREE]) {
      const parameters = throwsParameters.parse({ ...FEW, kind: kind.name, steps: 3, confirm: 30, scatters: [1] });
      const { knobs, up } = restart(ground, parameters, 5, trial);
      const meant = knobsOf(knobs);
      expect(kind.within(meant)).toBe(true);
      const state = seedRandom(trialSeed(5, 'confirm', trial));
      expect(up).toEqual([countUp(ground, kind.wayOf(meant, 1), state, 0, 30)]);
    }
  });
});

describe('the experiment of throws', () => {
  it('finds a free throw that a still hand always repeats, and a shaky one does not', async () => {
    const { keys, table, plots } = await answered<ThrowsAnswer>('throws', 1, {
      ...FEW,
      kind: 'free',
      terrain: 'dune',
      scatters: [0, 5],
      begins: 40,
      look: 8,
      confirm: 20,
    });
    const [still, shaky] = keys.best.robustness;
    expect(still?.share).toBe(1);
    expect(shaky?.share).toBeLessThan(1);
    expect(shaky?.share).toBeGreaterThan(0);
    expect(table.rows.map(([name]) => name)).toEqual([
      'best, exactly',
      'best, 5 × scatter',
      'standard',
      'search 1, the best',
    ]);
    expect(plots.map(({ id }) => id)).toEqual(['robustness', 'restarts']);
  });

  it('is the same, byte for byte, for one worker and for two, and other for another seed', async () => {
    const hashOf = async (seed: number, workers: number): Promise<string> => {
      const parameters = { ...FEW, terrain: 'dune', kind: 'free', scatters: [1] };
      const file = { format: 'tumbletop/lab-job', version: 1, experiment: 'throws', seed, trials: 2, parameters };
      const ready = await jobOf(file, findExperiment);
      if (!ready.ok) throw new Error(ready.fault.message);
      const { job, prepared } = ready.value;
      const count = (number: number) => Promise.resolve(prepared.count(physics, job.seed, chunkOf(job, number)));
      const ran = await carryOut(ready.value, { count, workers });
      if (!ran.ok) throw new Error(ran.fault.message);
      return JSON.stringify(resultOf(job, 'build', ran.value.tally)?.file);
    };
    const alone = await hashOf(1, 1);
    expect(await hashOf(1, 2)).toBe(alone);
    expect(await hashOf(2, 1)).not.toBe(alone);
    expect(JSON.parse(alone)).toMatchObject({ trials: 2, rolls: 8, standard: { rolls: 16 } });
  });

  it.each([
    ['a terrain that there is not', { terrain: 'moon' }, '$.parameters.terrain is "moon"'],
    ['a kind that there is not', { kind: 'placed' }, '$.parameters.kind is "placed"'],
    ['no rolls', { confirm: 0 }, '$.parameters.confirm is 0'],
    ['a restart that would take hours', { confirm: 100_000 }, 'at most 100000 rolls a restart'],
    ['a scatter below none', { scatters: [-1] }, '$.parameters.scatters[0] is -1'],
    ['a scatter twice', { scatters: [1, 1] }, 'each only once'],
  ])('is refused with %s', async (_, parameters, said) => expect(await refusal('throws', parameters)).toContain(said));
});
