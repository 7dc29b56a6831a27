import { describe, expect, it } from 'vitest';
import { countStepsOf, countTask, type Counted, type CountedSoFar } from '#app/lab/run/countSteps.ts';
import { hashOf } from '#engine/hash.ts';
import { chunkOf, jobOf } from '#lab/job.ts';
import { EXPERIMENTS, findExperiment } from '#lab/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { cases, runs } from '../../effort.ts';

const physics = await loadPhysics();

/** A table at which whole matches are short: pieces walk far, and pads are near. */
const NEAR = { table: { distanceMm: 381 }, options: { ranges: [8, 8, 8] } };

/** Matches of few short walks by hands that tremble so much that there is something to call. */
const SHORT = { table: { distanceMm: 381 }, options: { ranges: [1, 1, 1], turnLimit: 2 } };

/** Jobs of one chunk with several trials that do not take long. */
const SMALL: Readonly<
  Record<string, { readonly trials: number; readonly parameters: object; readonly experiment?: string }>
> = {
  // Many in a world, which a slice may not cut.
  'rolls of one body': { experiment: 'rolls', trials: 600, parameters: { bodies: ['d6'] } },
  'varied rolls': {
    experiment: 'rolls',
    trials: 100,
    parameters: { bodies: ['d6'], vary: { what: 'friction', values: [0.4] } },
  },
  rolls: { trials: 5, parameters: { bodies: ['d6', 'coin'], defenders: 1, wins: '6' } },
  throws: { trials: 2, parameters: { begins: 1, look: 1, steps: 1, closer: 1, confirm: 2, scatters: [1] } },
  friction: { trials: 2, parameters: { friction: [0.38, 0.45], sizes: ['S'] } },
  calibrate: {
    trials: 2,
    parameters: { steps: [{ size: 'S', held: 3, of: 4 }], friction: [0.3, 0.5], steadiness: ['usual'] },
  },
  range: { trials: 2, parameters: { ranges: [[1, 1, 1]], surfaces: ['felt'], sizes: ['S'] } },
  tolerance: {
    trials: 2,
    parameters: { movesMm: [0.25, 1], setup: SHORT, steadiness: 'very-shaky' },
  },
  matches: {
    trials: runs(2, 4),
    parameters: {
      bots: ['careless', 'careless'],
      setups: cases([{ name: 'short', rules: SHORT }], [{ name: 'near', rules: NEAR }]),
    },
  },
  slide: { trials: 1, parameters: {} },
  pool: { trials: 4, parameters: { bodies: ['d6', 'd6'] } },
  design: { trials: runs(200, 400), parameters: {} },
  rest: { trials: runs(200, 400), parameters: { body: 'd6', beside: true } },
  validate: { trials: 2, parameters: { parts: ['truck'], ticksHz: [240], stepHz: 2000 } },
};

async function readyOf(name: string) {
  const small = SMALL[name];
  if (small === undefined)
    throw new Error(`Add a small job of ${name} to SMALL: it holds that slices change no count.`);
  const { trials, parameters, experiment = name } = small;
  const file = { format: 'tumbletop/lab-job', version: 1, experiment, trials, chunk: trials, parameters };
  const ready = await jobOf(file, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value;
}

/** Counts the only chunk of a small job in the smallest slices, perhaps after some of it. */
async function slices(name: string, begun: Counted | null = null) {
  const { job } = await readyOf(name);
  const found = await findExperiment(job.experiment);
  if (found === null) throw new Error('there is none');
  let clock = 0;
  return countStepsOf(found, () => (clock += 1000))(physics, countTask({ job, chunk: 0, begun }));
}

const ALL = [...new Set([...EXPERIMENTS.map(({ id }) => id), ...Object.keys(SMALL)])];
/** Their chunks take seconds. */
const LONG = new Set(['friction', 'matches', 'range', 'tolerance', 'validate', 'slide']);

describe.each(
  cases(
    ALL.filter((id) => !LONG.has(id)),
    ALL,
  ),
)('a chunk of %s', (id) => {
  it('has an answer after its first slice, and after a stop there the same counts as all at once', async () => {
    const { job, prepared } = await readyOf(id);
    const { slice: size } = prepared.experiment;
    const begun = (await slices(id)).next();
    if (begun.done) throw new Error('a slice is told');
    const { done, soFar } = begun.value as CountedSoFar;
    expect(done).toBe(size);
    const tally = prepared.tally();
    expect(soFar !== null && tally.add(soFar.counts, soFar.trials).ok).toBe(true);
    expect(tally.answer()?.table.rows.length).toBeGreaterThan(0);

    const rest = await slices(id, soFar);
    const told: number[] = [];
    let step = rest.next();
    for (; !step.done; step = rest.next()) told.push(step.value.done);
    const whole = prepared.count(physics, job.seed, chunkOf(job, 0));
    expect(whole.ok && step.value.ok && hashOf(step.value.value)).toBe(whole.ok && hashOf(whole.value));
    expect(told).toEqual(Array.from({ length: job.trials / size - 1 }, (_, i) => size * (i + 2)));
  });
});
